/**
 * A runtime plugin of every section's container: a chunk that is loaded again has another address. Under the same one
 * the browser would wait for the response that hangs, or reuse a broken one from its cache.
 */
const loads = new Map<string | number, number>();
const filenameOf = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (chunk) => {
  const earlier = loads.get(chunk) ?? 0;
  loads.set(chunk, earlier + 1);
  return filenameOf(chunk) + (earlier > 0 ? `?attempt=${earlier}` : '');
};

export default () => ({ name: 'retry-chunk' });
