import { attemptAddress } from '../contract/attemptAddress.ts';

/** A runtime plugin of every section's container: a chunk that is loaded again has another address. */
const loads = new Map<string | number, number>();
const filenameOf = __webpack_get_script_filename__;

__webpack_get_script_filename__ = (chunk) => {
  const attempt = loads.get(chunk) ?? 0;
  loads.set(chunk, attempt + 1);
  return attemptAddress(filenameOf(chunk), attempt);
};

export default () => ({ name: 'retry-chunk' });
