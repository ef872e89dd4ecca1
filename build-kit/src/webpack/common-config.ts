import { createRequire } from 'node:module';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { WholeOutputPlugin } from './whole-output-plugin';

/**
 * axios brings a second transport that is for places without XMLHttpRequest, of which no browser is one: 3 KB of
 * every page with data.
 */
function withoutFetchTransport(): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(/^\.\/fetch\.js$/, (resource) => {
    if (!/[\\/]axios[\\/]lib[\\/]adapters$/.test(resource.context)) return;
    resource.request = path.join(import.meta.dirname, 'no-transport.mjs');
  });
}

/** Everything is served compressed from disk, so compression costs nothing at request time. */
function compression(): NonNullable<Configuration['plugins']> {
  const test = /\.(js|css|json|svg|html|txt)$/;
  return [
    new CompressionPlugin({ filename: '[path][base].gz', test, minRatio: 1 }),
    new CompressionPlugin<BrotliOptions>({
      filename: '[path][base].br',
      algorithm: 'brotliCompress',
      compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
      test,
      minRatio: 1,
    }),
  ];
}

/**
 * `release`: minified, compressed, every file named after its content. `watched`: built again at every
 * change, runs in any shell. `refreshed`: as watched, and its components can be replaced in place, which
 * needs a shell that was built this way too, for React's production build cannot do it.
 */
export type BuildStyle = 'release' | 'watched' | 'refreshed';

/** Source text to browser code: swc for TypeScript and JSX, files for fonts. */
function rules(style: BuildStyle) {
  const refreshed = style === 'refreshed';
  return [
    {
      test: /\.tsx?$/,
      // Named by its file: a workspace need not have it installed where webpack would look.
      loader: createRequire(import.meta.url).resolve('swc-loader'),
      options: {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: refreshed, refresh: refreshed },
          },
          target: 'es2022',
        },
      },
    },
    { test: /\.woff2$/, type: 'asset/resource' },
  ];
}

function optimization(): NonNullable<Configuration['optimization']> {
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    // Licence comments stay in the file: a file of its own for each would double the requests' list.
    minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false })],
  };
}

/** What every build of the suite has in common; `folder` is the workspace's, absolute, `output` the build's. */
export function commonConfig(
  folder: string,
  output: string,
  style: BuildStyle = 'release',
): Configuration {
  const isRelease = style === 'release';
  // A file that is replaced in an open page keeps its name.
  const name = isRelease ? '[name].[contenthash:10]' : '[name]';
  return {
    mode: isRelease ? 'production' : 'development',
    context: folder,
    target: ['web', 'es2022'],
    // The page's policy forbids eval in development too, and no host serves a map that is a file.
    // Without the sources themselves: maps are kept with a release to say where something was thrown.
    devtool: isRelease ? 'hidden-nosources-source-map' : 'inline-cheap-module-source-map',
    module: { rules: rules(style) },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    output: {
      path: output,
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // Builds know nothing of where they are served; the script's own address decides.
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
    },
    ...(isRelease ? { optimization: optimization() } : {}),
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      withoutFetchTransport(),
      new WholeOutputPlugin(),
      ...(isRelease ? compression() : []),
    ],
  };
}
