/** For runtimes that get modules added after they have started. Here each build's runtime starts whole. */
export const updateConsumeOptions = () => undefined;
export const updateRemoteOptions = () => undefined;
