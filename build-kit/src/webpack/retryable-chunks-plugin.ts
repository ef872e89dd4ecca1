import webpack, { type Compiler } from 'webpack';

/** Runtime variable with the query of the entry's own address. */
const entryQuery = '__webpack_require__.sitewrightEntryQuery';

class EntryQueryRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    super('entry query', webpack.RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return `${entryQuery} = document.currentScript ? new URL(document.currentScript.src).search : "";`;
  }
}

/**
 * Gives a remote's chunks the query of its entry. The shell starts another try of a remote with
 * `remoteEntry.js?try=2`; without this its chunks would be asked for under the addresses that have just
 * failed, and Chromium answers those from the failed preload instead of from the network.
 */
export class RetryableChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('RetryableChunksPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(webpack.RuntimeGlobals.loadScript)
        .tap('RetryableChunksPlugin', (chunk) => {
          compilation.addRuntimeModule(chunk, new EntryQueryRuntimeModule());
        });
      const { createScript } =
        webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(
        'RetryableChunksPlugin',
        (code) => `${code}\nif (${entryQuery}) script.src = url + ${entryQuery};`,
      );
    });
  }
}
