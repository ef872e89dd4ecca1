import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A thing the page has to hold; `under` are the words of the heading it must stand under, empty for anywhere. */
export interface Expected {
  readonly kind: 'row' | 'fact' | 'quote' | 'step' | 'question';
  readonly parts: string[];
  readonly under: string;
}

export interface Case {
  readonly id: string;
  readonly prompt: string;
  readonly isTest: boolean;
  /** The headings of the page in their order. */
  readonly headings: readonly string[];
  readonly expected: readonly Expected[];
  /** Words that must stand nowhere on the page. */
  readonly never: readonly string[];
}

const folder = new URL('../../../site-composer/measure/structure/', import.meta.url);
const kinds = {
  '*': 'row',
  '=': 'fact',
  '"': 'quote',
  '!': 'step',
  '?': 'question',
} as const satisfies Record<string, Expected['kind']>;

const isTest = (id: string): boolean =>
  Number.parseInt(createHash('sha256').update(id).digest('hex').slice(0, 8), 16) % 3 === 0;

const kindOf = (mark: string): Expected['kind'] | null =>
  Object.entries(kinds).find(([known]) => known === mark)?.[1] ?? null;

/** The instructions of a file with what is marked in them: see the README beside the data. */
export function readCases(file: string): Case[] {
  const text = readFileSync(new URL(file, folder), 'utf8');
  return text
    .split(/^=== /mu)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      return readCase(head.split(' ')[0] ?? '', lines.join('\n').trim(), ofDocuments.has(file));
    });
}

/** Where all stands under headings of its own; facts, quotes and answers of any other text may stand anywhere. */
const ofDocuments = new Set(['documents.txt', 'prices.txt', 'times.txt']);

function readCase(id: string, marked: string, isUnder: boolean): Case {
  const headings: string[] = [];
  const expected: Expected[] = [];
  const never: string[] = [];
  let under = '';
  let ahead: string[] = [];
  for (const [, mark = '', words = ''] of marked.matchAll(/\{([#*="!?+@-]?)([^{}]*)\}/gu)) {
    const kind = kindOf(mark);
    if (mark === '#') headings.push((under = words));
    else if (mark === '-') never.push(words);
    else if (mark === '@') ahead = [words];
    else if (kind !== null) {
      const isFree = kind !== 'row' && kind !== 'step' && !isUnder;
      expected.push({ kind, parts: [words, ...ahead], under: isFree ? '' : under });
      ahead = [];
    } else expected.at(-1)?.parts.push(words);
  }
  const prompt = marked.replaceAll(/\{[#*="!?+@-]?([^{}]*)\}/gu, '$1');
  return { id, prompt, isTest: isTest(id), headings, expected, never };
}
