import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import CompressionPlugin from 'compression-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { root } from './workspaces';

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

/** Source text to browser code: swc for TypeScript and JSX, files for fonts. */
const rules = [
  {
    test: /\.tsx?$/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
    },
  },
  { test: /\.woff2$/, type: 'asset/resource' },
];

/** What every build of the suite has in common; `folder` is the workspace, `output` the build's folder. */
export function commonConfig(folder: string, output: string): Configuration {
  return {
    mode: 'production',
    context: path.join(root, folder),
    target: ['web', 'es2022'],
    devtool: 'hidden-source-map',
    module: { rules },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    output: {
      path: output,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // Builds know nothing of where they are served; the script's own address decides.
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      // Licence comments stay in the file: a file of its own for each would double the requests' list.
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: compression(),
  };
}
