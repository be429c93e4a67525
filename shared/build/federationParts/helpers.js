/** For plugins that look into the runtime. This site's is a plugin of hooks; earlier builds only name the parts. */
export default { global: {}, share: {}, utils: {} };
