import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One instruction with what a person who typed it expects, written down before any page was seen. */
export interface Instruction {
  readonly group: string;
  readonly prompt: string;
  /** Patterns that must be found in the visible text. */
  readonly shows: readonly string[];
  /** Patterns that must not be found in it. */
  readonly not: readonly string[];
  /** `bg=#fffff0`, `header=#000080`, `brand=#000080` or `button=` (on a button), `card=`, `heading=`, `any=#ff0000`, `dark`. */
  readonly looks: readonly string[];
  /** Names of `abilities` in `page-probe.ts`. */
  readonly has: readonly string[];
  /** Words the navigation must have. */
  readonly pages: readonly string[];
  readonly lang: string | null;
  /** Patterns the page's title must match; what was chosen without a given name must still be a name. */
  readonly title: readonly string[];
}

const folder = path.join(import.meta.dirname, 'corpus');

function readBlock(block: string, group: string): Instruction {
  const [prompt = '', ...lines] = block.split('\n');
  const listed = (name: string, separator: string): string[] =>
    lines
      .filter((line) => line.startsWith(`${name}:`))
      .flatMap((line) => line.slice(name.length + 1).split(separator))
      .map((part) => part.trim())
      .filter((part) => part !== '');
  return {
    group,
    prompt: prompt.replaceAll('\\n', '\n'),
    shows: listed('shows', ';'),
    not: listed('not', ';'),
    looks: listed('looks', ';'),
    has: listed('has', ','),
    pages: listed('pages', ';'),
    lang: listed('lang', ';')[0] ?? null,
    title: listed('title', ';'),
  };
}

/** Every instruction of `corpus/*.txt`: blocks between empty lines, the prompt on the first line. */
export function readCorpus(): Instruction[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/\n\s*\n/)
        .map((block) => block.trim())
        .filter((block) => block !== '')
        .map((block) => readBlock(block, file.replace('.txt', ''))),
    );
}
