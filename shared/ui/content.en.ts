/** Words of the shared components that no page gives them. */
export const uiContent = {
  breadcrumb: 'Breadcrumb',
  tryAgain: 'Try again',
  newTab: 'Opens in a new tab',
} as const satisfies Record<string, string>;
