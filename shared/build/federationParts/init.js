/** Starts a build's runtime, without the plugin that looks for libraries of which a part is shared. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
