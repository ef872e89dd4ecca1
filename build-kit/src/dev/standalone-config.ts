import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { commonConfig } from '../webpack/common-config';
import type { DevServer } from './dev-server';

interface StandaloneOptions {
  /** The remote's, absolute. */
  readonly folder: string;
  readonly port: number;
  readonly hostUrl: string;
}

/**
 * One remote alone, for development: its `main.tsx` with everything bundled, no shell and no
 * federation. The API and the documents come from a running host; every address without a file is a page.
 */
export function defineStandalone({ folder, port, hostUrl }: StandaloneOptions): DevServer {
  return {
    config: {
      ...commonConfig(folder, path.join(folder, 'dist'), 'watched'),
      entry: './src/main.tsx',
      output: { publicPath: '/' },
      plugins: [
        new HtmlWebpackPlugin({
          title: path.basename(folder),
          templateContent:
            '<!doctype html><html lang="en"><body><div id="root"></div></body></html>',
        }),
      ],
    },
    server: {
      port,
      host: 'localhost',
      historyApiFallback: true,
      proxy: [{ context: ['/api', '/config.json', '/releases.json', '/readyz'], target: hostUrl }],
    },
  };
}
