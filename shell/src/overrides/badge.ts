import { keepOverrides, type Overrides } from './overrides.ts';

const styles = `
.override-badge {
  position: fixed; z-index: 40; inset: auto 1rem 1rem auto; max-width: calc(100vw - 2rem); padding: 0.75rem 1rem;
  border: 2px solid #ffb02e; border-radius: 0.5rem; background: #171a33; color: #fff;
  font: 0.875rem/1.5 system-ui, sans-serif;
}
.override-badge button { min-height: 2.25rem; margin-inline-start: 0.75rem; padding: 0 0.75rem; }
`;

/** Says for as long as the tab lives what it does not load from the site, and takes it back. */
export function showBadge(overrides: Overrides) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const badge = document.createElement('aside');
  badge.className = 'override-badge';
  badge.setAttribute('aria-label', 'Section overrides');
  badge.textContent = Object.values(overrides)
    .map(({ name, base }) => `${name} comes from ${base}`)
    .join(', ');
  const remove = document.createElement('button');
  remove.type = 'button';
  remove.textContent = 'Remove';
  remove.addEventListener('click', () => {
    keepOverrides({});
    location.reload();
  });
  badge.append(remove);
  document.body.append(badge);
}
