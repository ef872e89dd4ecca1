import path from 'node:path';
import { commonConfig } from 'build-kit/common-config';
import { lockedPackages } from 'build-kit/locked-packages';
import webpack, { type Compiler, type Configuration } from 'webpack';
import { hashInputs } from './input-hash';
import { editorOutput } from './outputs';
import { readLock } from './suite-lock';
import { readVersion, root } from './workspaces';

/** The editor's page carries the kit, so it is built from both. */
export function editorVersion(): string {
  const folders = ['site-editor', 'shared-kit', 'site-document'];
  const packages = lockedPackages(readLock(), folders);
  return `${readVersion('site-editor')}-${hashInputs(folders, packages)}`;
}

/** Writes `build.json`: which script starts the page, which fonts it needs at once, and what it asks for next. */
class EditorManifestPlugin {
  constructor(private readonly version: string) {}

  apply(compiler: Compiler): void {
    const name = 'EditorManifestPlugin';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = Object.keys(compilation.assets);
          const script = files.find((file) => /^editor\.\w+\.js$/.test(file));
          const fonts = files.filter((file) => /^(?!.*mono).*\.woff2$/.test(file));
          const next = files.filter((file) => /\.(?:js|css)$/.test(file) && file !== script);
          const manifest = { version: this.version, script, fonts, next };
          const source = new webpack.sources.RawSource(`${JSON.stringify(manifest, null, 2)}\n`);
          compilation.emitAsset('build.json', source);
        },
      );
    });
  }
}

/** The visual editor: a page of its own on its own origin, no remote of the shell. */
export function defineEditor(version = editorVersion()): Configuration {
  const common = commonConfig(path.join(root, 'site-editor'), editorOutput(version));
  return {
    ...common,
    entry: { editor: './src/main.ts' },
    module: {
      rules: [...(common.module?.rules ?? []), { test: /\.css$/, type: 'asset/resource' }],
    },
    plugins: [...(common.plugins ?? []), new EditorManifestPlugin(version)],
  };
}
