const styles = `
[data-boundary] { outline: 3px dashed var(--owner); outline-offset: -3px; }
[data-boundary]::before { content: attr(data-boundary); position: absolute; z-index: 30; padding: 0.25rem 0.75rem; }
[data-boundary]::before { background: var(--owner); color: #fff; font: 600 0.875rem/1.5 system-ui, sans-serif; }
main > [data-boundary] { --owner: #9b2c1d; position: relative; }
main > [data-boundary]::before { top: 0; left: 0; }
[data-boundary='shell'] { --owner: #1f3a8a; }
[data-boundary='shell']::before { top: 0; right: 0; inset-inline: auto 0; height: auto; mask: none; -webkit-mask: none; }
`;

/** Outlines which team owns each region of the page, whatever page comes next. */
export function showBoundaries() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
