import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';

/** Patterns of a `.dockerignore`, for tinyglobby. Ours has no exceptions (`!`). */
export function readIgnored(folder: string): string[] {
  const lines = readFileSync(path.join(folder, '.dockerignore'), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line, `${line}/**`]));
}

/** What `docker build` would send from this folder. */
export async function readContext(folder: string): Promise<string[]> {
  return glob(['**'], {
    cwd: folder,
    dot: true,
    ignore: readIgnored(folder),
    followSymbolicLinks: false,
  });
}

interface Copy {
  /** Relative to `source`; `.` is all of it. */
  readonly from: readonly string[];
  readonly to: string;
}

/** `COPY` out of the build's context: only what `.dockerignore` lets through. */
export async function copyFromContext(
  context: string,
  stage: string,
  { from, to }: Copy,
): Promise<void> {
  const sent = await readContext(context);
  for (const name of from) {
    const chosen =
      name === '.' ? sent : sent.filter((file) => file === name || file.startsWith(`${name}/`));
    if (chosen.length === 0) throw new Error(`COPY ${name}: the context has no such file`);
    for (const file of chosen) {
      const target = name === '.' ? path.join(to, file) : path.join(to, path.basename(file));
      copyOne(path.join(context, file), path.join(stage, target));
    }
  }
}

/** `COPY --from`: a file, or what is in a folder, as Docker has it. */
export function copyFromStage(source: string, stage: string, { from, to }: Copy): void {
  for (const name of from) {
    const file = path.join(source, name);
    if (!existsSync(file)) throw new Error(`COPY ${name}: the stage has no such file`);
    const isFolder = statSync(file).isDirectory();
    const target = !isFolder && to.endsWith('/') ? path.join(to, path.basename(name)) : to;
    copyOne(file, path.join(stage, target));
  }
}

function copyOne(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });
}
