/** Who clicks a link twice means it once: without this, Back would lead to the same page again. */
export function ignoreDoubleClicks() {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail > 1 && event.target instanceof Element && event.target.closest('a')) {
        event.preventDefault();
      }
    },
    { capture: true },
  );
}
