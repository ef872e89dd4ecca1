import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import webpack from 'webpack';
import { WholeOutputPlugin } from './whole-output-plugin';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sitewright-whole-'));
});
after(() => rm(folder, { recursive: true }));

/** Builds a module into `build`; whether it went well. */
async function build(text: string): Promise<boolean> {
  await writeFile(path.join(folder, 'main.js'), text);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'build') },
    plugins: [new WholeOutputPlugin()],
  });
  const isGood = await new Promise<boolean>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else resolve(stats?.hasErrors() === false);
    });
  });
  await new Promise((closed) => {
    compiler.close(closed);
  });
  return isGood;
}

const files = async (): Promise<string[]> => (await readdir(folder)).toSorted();

test('a build takes the place of what was there, and leaves nothing beside it', async () => {
  await mkdir(path.join(folder, 'build'));
  await writeFile(path.join(folder, 'build/from-before.js'), '');
  assert.equal(await build("console.log('one')"), true);
  assert.deepEqual(await files(), ['build', 'main.js']);
  assert.deepEqual(await readdir(path.join(folder, 'build')), ['main.js']);
});

test('a build that fails leaves the one before as it was', async () => {
  assert.equal(await build("import './gone'"), false);
  assert.deepEqual(await files(), ['build', 'main.js']);
  assert.match(await readFile(path.join(folder, 'build/main.js'), 'utf8'), /one/);
});
