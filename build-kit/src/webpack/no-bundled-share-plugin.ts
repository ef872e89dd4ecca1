import webpack, { type Compiler } from 'webpack';

/** Sources that must come from the host; a remote that bundles them would bring a second copy. */
const hostOnly =
  /[\\/]shared-kit[\\/]src[\\/]|[\\/]node_modules[\\/](shared-kit|react|react-dom|react-router|react-router-dom|zustand|styled-components|axios|zod|react-hot-toast|@tanstack|@radix-ui)[\\/]/;

/** Adds file names to what the elements say, in development builds only; has no state to be copied. */
const allowed = /[\\/]react[\\/](jsx-dev-runtime\.js|cjs[\\/]react-jsx-dev-runtime\.)/;

/** Fails a remote's build that bundles what the shell shares. */
export class NoBundledSharePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NoBundledSharePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('NoBundledSharePlugin', (modules) => {
        for (const module of modules) {
          const resource = module.nameForCondition();
          if (!resource || !hostOnly.test(resource) || allowed.test(resource)) continue;
          const error = new webpack.WebpackError(
            `${resource} would be bundled into the remote. Import it through a subpath that shared-kit/remote lists in sharedModules.`,
          );
          compilation.errors.push(error);
        }
      });
    });
  }
}
