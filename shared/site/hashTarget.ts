/** The element that an address's hash names; null where it names none, or is not well formed (`#%`). */
export function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
