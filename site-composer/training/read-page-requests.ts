import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What must be true of the page behind one order of a request. */
export interface Expected {
  readonly kind: 'added' | 'gone' | 'gone-all' | 'order' | 'style';
  readonly texts: readonly string[];
  /** A text of the section in which what was added must stand. */
  readonly near: string | null;
}

export interface PageRequest {
  readonly id: string;
  readonly part: 'train' | 'test';
  readonly instruction: string;
  readonly language: string;
  readonly operations: readonly string[];
  /** As it was typed, without marks. */
  readonly request: string;
  /** With marks: `{i gutters}`, and ` | ` between two orders. */
  readonly marked: string;
  /** For each order what must be; empty where the request must be refused. */
  readonly orders: readonly (readonly Expected[])[];
  /** Whether a section with a heading of its own may come. */
  readonly mayHead: boolean;
}

export const requestsFolder = new URL('../measure/requests/', import.meta.url);

/** Pages go whole into one of the parts, by a hash of their name. */
const partOf = (page: string): 'train' | 'test' =>
  createHash('sha256').update(page).digest().readUInt8(0) % 3 === 0 ? 'test' : 'train';

export function readPageRequests(): PageRequest[] {
  return readdirSync(requestsFolder)
    .filter((name) => /^pages-\d+\.txt$/.test(name))
    .toSorted()
    .flatMap((name) => readFileSync(new URL(name, requestsFolder), 'utf8').split(/^=== /m).slice(1))
    .flatMap(readBlock);
}

function readBlock(block: string): PageRequest[] {
  const [page = '', ...asked] = block.split(/^> /m);
  const [header = '', ...lines] = page.split('\n');
  const [name = '', language = 'en'] = header.trim().split(' ');
  return asked.map((text, at) => ({
    id: `${name}:${at + 1}`,
    part: partOf(name),
    instruction: lines.join('\n').trim(),
    language,
    ...readRequest(text),
  }));
}

type Read = Pick<PageRequest, 'operations' | 'request' | 'marked' | 'orders' | 'mayHead'>;

function readRequest(text: string): Read {
  const [first = '', ...lines] = text.split('\n').map((line) => line.trim());
  const cut = first.indexOf(' ');
  const marked = first.slice(cut + 1);
  const orders: Expected[][] = [[]];
  for (const line of lines) {
    if (line === '&') orders.push([]);
    const expected = readExpected(line);
    if (expected) orders.at(-1)?.push(expected);
  }
  return {
    operations: first.slice(0, cut).split(','),
    marked,
    request: joined(marked)
      .replaceAll(/\{(?:\S+) ([^{}]*)\}/g, '$1')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    orders: lines.includes('!') ? [] : orders.filter((order) => order.length > 0),
    mayHead: lines.includes('new'),
  };
}

/** Two orders with no word between them have a comma there. */
export const joined = (marked: string): string =>
  marked
    .replaceAll(/[.,]? \| (?=(?:and|&|n|et|e|y|und|en)\b|& )/giu, ' ')
    .replaceAll(/(?<=[.,!]) \| /gu, ' ')
    .replaceAll(' | ', ', ');

const kinds: Readonly<Record<string, Expected['kind']>> = {
  '+': 'added',
  '-': 'gone',
  '--': 'gone-all',
  '<': 'order',
  '*': 'style',
};

function readExpected(line: string): Expected | null {
  const [, sign = '', rest = ''] = /^(\+|--?|<|\*) (.+)$/.exec(line) ?? [];
  const kind = kinds[sign];
  if (!kind) return null;
  const [said = '', near] = rest.split(' @ ');
  const parts =
    kind === 'order' ? said.split(' < ') : kind === 'added' ? said.split(' ; ') : [said];
  return { kind, texts: parts.map((one) => one.trim()), near: near?.trim() ?? null };
}
