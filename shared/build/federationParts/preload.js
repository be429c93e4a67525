const absent = () => {
  throw new Error('The site names its preloads in the HTML; the runtime was built without its own.');
};

export const formatPreloadArgs = absent;
export const preloadAssets = absent;
export const defaultPreloadArgs = absent;
export const normalizePreloadExposes = absent;
