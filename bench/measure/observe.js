// Runs in the page before anything else. Plain JavaScript, because what a compiler adds is not there in the page.
let click;
const seen = { fcp: 0, lcp: 0, cls: 0, longestTask: 0, blocking: 0 };
window.benchObserved = seen;

const each = (type, handle) =>
  new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({ type, buffered: true });

each('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.fcp = startTime;
});
each('largest-contentful-paint', ({ startTime }) => {
  seen.lcp = startTime;
});
each('layout-shift', ({ value, hadRecentInput }) => {
  if (!hadRecentInput) seen.cls += value;
});
each('longtask', ({ duration }) => {
  seen.longestTask = Math.max(seen.longestTask, duration);
  seen.blocking += duration - 50;
});

addEventListener(
  'click',
  () => {
    click = performance.now();
  },
  true,
);

const albums = new MutationObserver(() => {
  if (!document.querySelector('main li a[href^="/gallery/"]')) return;
  albums.disconnect();
  requestAnimationFrame(() => {
    seen.albums = performance.now();
  });
});
albums.observe(document, { childList: true, subtree: true });

// The next page counts as there when it has been painted: its components are alive, and a frame has gone out. The mark
// itself is watched, since an observer hears of it a frame later. A task of this priority comes right after the frame; a
// timer would wait for whatever else there is to do, such as decoding a picture.
const { mark } = performance;
performance.mark = (name, options) => {
  if (name === 'page-alive' && click !== undefined) {
    const painted = () => window.benchNextPage(String(performance.now() - click));
    requestAnimationFrame(() => scheduler.postTask(painted, { priority: 'user-blocking' }));
  }
  return mark.call(performance, name, options);
};
