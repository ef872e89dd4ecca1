import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Deals files out in turn, so that the slow ones of a folder, which are neighbours, end in different processes. */
export function dealOut(files: readonly string[], perProcess: number): string[][] {
  const processes = Math.ceil(files.length / perProcess);
  return Array.from({ length: processes }, (_, index) =>
    files.filter((_file, place) => place % processes === index),
  );
}

/**
 * A program that runs several compiled test files one after the other. Each is loaded within a suite of its
 * own: its `before` and `after` are that suite's, and tests are reported with the place that declares them.
 */
function programOf(files: readonly string[], compiled: ReadonlyMap<string, string>): string {
  const suites = files.map((file) => {
    const module = JSON.stringify(`./${path.basename(compiled.get(file) ?? '')}`);
    return `describe(${JSON.stringify(file)}, async () => { await import(${module}); });`;
  });
  return ["import { describe } from 'node:test';", ...suites, ''].join('\n');
}

/**
 * Writes programs that run `perProcess` of the compiled files each, beside them, and returns the files of each
 * program. Most of a short test file's time is loading what it tests, and a process loads that once.
 */
export async function writeSharedPrograms(
  compiled: ReadonlyMap<string, string>,
  perProcess: number,
): Promise<Map<string, readonly string[]>> {
  const written = dealOut([...compiled.keys()], perProcess).map(async (files, index) => {
    const folder = path.dirname(compiled.get(files[0] ?? '') ?? '');
    const program = path.join(folder, `together-${index}.js`);
    await writeFile(program, programOf(files, compiled));
    return [program, files] as const;
  });
  return new Map(await Promise.all(written));
}
