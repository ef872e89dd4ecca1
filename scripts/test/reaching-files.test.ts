import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { filesThatLoad } from './reaching-files';

test('finds the files that load another one, through others and in circles, but not for its types', (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sitewright-files-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const write = (name: string, text: string): string => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, text);
    return file;
  };
  const target = write('target', 'export const target = 1;\nexport interface Shape {}\n');
  write('between', "import './round';\nexport * from './target';\n");
  write('round', "export { target } from './between';\n");
  const files = [
    write('direct', "import { target } from './target';\ntarget;\n"),
    write('indirect', "import './between';\n"),
    write('circle', "import './round';\n"),
    write('types', "import type { Shape } from './target';\nexport const shape: Shape = {};\n"),
    write('apart', "import 'node:fs';\n"),
  ];
  assert.deepEqual(filesThatLoad(target, files), files.slice(0, 3));
});
