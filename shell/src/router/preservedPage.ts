import { trustedPolicy } from '../boot/trustedPolicy.ts';

let preserved: string | undefined;

/**
 * The prerendered page's own markup, to hydrate around while its module is late. It is read once from this
 * document, so the policy lets nothing in that was not there already.
 */
export function preservedPage(): string {
  if (preserved === undefined) {
    const markup = document.querySelector('main > [data-boundary]')?.innerHTML ?? '';
    const policy = trustedPolicy('preserved-page', { createHTML: (html) => html });
    preserved = policy.createHTML(markup);
  }
  return preserved;
}
