import { type Rspack, rspack } from '@rsbuild/core';

const { RuntimeModule, RuntimeGlobals } = rspack;

/**
 * A chunk that is asked for again has another address. Under the same one the browser would wait for the answer that
 * hangs, or take from its cache what a host has answered wrongly.
 */
class AddressOfAttempt extends RuntimeModule {
  constructor() {
    super('address of attempt', RuntimeModule.STAGE_ATTACH);
  }

  override generate() {
    const address = RuntimeGlobals.getChunkScriptFilename;
    return `const attempts = {}, first = ${address};
${address} = (chunk) => {
  const attempt = attempts[chunk] ?? 0;
  attempts[chunk] = attempt + 1;
  return first(chunk) + (attempt ? '?attempt=' + attempt : '');
};`;
  }
}

export const askAnew: Rspack.RspackPluginInstance = {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('AskAnew', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.getChunkScriptFilename)
        .tap('AskAnew', (chunk) => {
          compilation.addRuntimeModule(chunk, new AddressOfAttempt());
        });
    });
  },
};
