import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** An instruction with what is expected of its page, by the name of each block behind `---`. */
export interface MadeCase {
  readonly id: string;
  readonly isTest: boolean;
  readonly text: string;
  readonly blocks: Readonly<Record<string, readonly string[]>>;
}

/** A third is never looked at, by its id and not by choice. */
const isTest = (id: string): boolean =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0;

const head = /^--- (\w+)\s*(.*)$/u;

/** Reads a file of `measure/made`: `=== id`, the instruction, then `--- block` with its lines. */
export function readCases(file: string): readonly MadeCase[] {
  const url = new URL(`../../measure/made/${file}`, import.meta.url);
  const parts = readFileSync(url, 'utf8').split(/^=== /mu).slice(1);
  return parts.map((part) => {
    const [id = '', ...lines] = part.trimEnd().split('\n');
    const text: string[] = [];
    const blocks: Record<string, string[]> = {};
    let block: string[] | null = null;
    for (const line of lines) {
      const [whole, name = '', rest = ''] = head.exec(line) ?? [];
      if (whole !== undefined) {
        block = rest === '' ? [] : [rest];
        blocks[name] = block;
      } else (block ?? text).push(line);
    }
    return { id: id.trim(), isTest: isTest(id.trim()), text: text.join('\n'), blocks };
  });
}

/** The parts between semicolons. */
export const partsOf = (lines: readonly string[] = []): string[] =>
  lines
    .flatMap((line) => line.split(';'))
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
