/** Emotion's `withTheme` copies a component's statics with it. The site's theme is CSS custom properties. */
function hoistNonReactStatics(target) {
  return target;
}

export { hoistNonReactStatics as default };
