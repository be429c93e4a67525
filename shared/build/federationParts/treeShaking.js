/** For libraries of which sections share a part only. Here a singleton is shared whole. */
export const getUsedExports = () => undefined;
export const getSharedFallbackGetter = ({ factory }) => factory;
