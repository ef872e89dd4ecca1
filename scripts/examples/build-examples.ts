import path from 'node:path';
import webpack from 'webpack';
import { runCaptured } from '../test/run-captured';
import { commonConfig } from 'build-kit/common-config';
import { readVersion, root } from '../webpack/workspaces';

const examples = path.join(root, 'examples');

/** Builds the example remote with Vite into a folder that can be published. */
export async function buildViteRemote(output: string): Promise<void> {
  const vite = path.join(root, 'node_modules/.bin/vite');
  const parameters = ['build', '--outDir', output, '--emptyOutDir', '--logLevel', 'error'];
  const folder = path.join(examples, 'remote-vite');
  const { code, output: said } = await runCaptured(vite, parameters, folder);
  if (code !== 0) throw new Error(`Vite could not build the example:\n${said}`);
}

/** Builds the example host into `main.js` and its chunks. */
export async function buildPlainHost(output: string): Promise<void> {
  const config = {
    ...commonConfig(path.join(examples, 'plain-host'), output, 'watched'),
    entry: { main: './main.tsx' },
    plugins: [
      new webpack.DefinePlugin({ SHARED_KIT_VERSION: JSON.stringify(readVersion('shared-kit')) }),
    ],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
      else resolve();
    });
  });
}
