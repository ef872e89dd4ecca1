import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { buildTools } from './locked-packages';

test('every package the arrangement of the build names is among its tools', () => {
  const folder = import.meta.dirname;
  const texts = readdirSync(folder)
    .filter((file) => /-(config|plugin|routes)\.ts$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const named = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /^import (?!type)[^;]*? from '((?!node:|\.)[^']+)'|\.resolve\('([^']+)'\)/gm,
      ),
    ].map(([, imported, loader]) => imported ?? loader ?? ''),
  );
  // The kit and the schema library read what goes in; they are no part of what comes out.
  const foreign = new Set(named.filter((name) => !/^(shared-kit|zod)\//.test(name)));
  assert.deepEqual([...foreign].toSorted(), buildTools.toSorted());
});
