import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { commonConfig } from './common-config';
import { distFolder } from './outputs';

/**
 * One remote alone, for development: its `main.tsx` with everything bundled, no shell and no
 * federation. The API and the documents come from a running host.
 */
export function defineStandalone(folder: string): Configuration {
  const common = commonConfig(folder, distFolder, 'watched');
  return {
    ...common,
    entry: './src/main.tsx',
    output: { publicPath: '/' },
    plugins: [
      new HtmlWebpackPlugin({
        title: folder,
        templateContent: '<!doctype html><html lang="en"><body><div id="root"></div></body></html>',
      }),
    ],
  };
}

/** Pages for every address without a file; calls and documents go to the host. */
export function standaloneServer(port: number, hostUrl: string): DevServerConfiguration {
  return {
    port,
    host: 'localhost',
    historyApiFallback: true,
    proxy: [{ context: ['/api', '/config.json', '/releases.json', '/readyz'], target: hostUrl }],
  };
}
