import type { BlockKind, DocumentBlock } from '../../model/brief';

type Document = readonly DocumentBlock[] | null;

const linesOf = (document: Document, kind: BlockKind): string[] =>
  (document ?? [])
    .filter((block) => block.kind === kind)
    .flatMap(({ lines }) => lines.map(({ text }) => text));

const longestName = 50;
const mostParts = 10;
const longestPart = 40;

/** The name a document gives to what the page is of; null where it gives none. */
export function nameOfDocument(document: Document): string | null {
  const lines = linesOf(document, 'name');
  const line = lines.find((text) => /^\p{Lu}/u.test(text)) ?? lines[0] ?? '';
  const name = line.split(/,\s|\s[–—-]\s/u)[0]?.trim() ?? '';
  return name === '' || name.length > longestName || name.endsWith('.') ? null : name;
}

/** What stands on the buttons of a document's page. */
export const buttonsOfDocument = (document: Document): string[] =>
  linesOf(document, 'button')
    .flatMap((text) => text.split(/,\s|;\s|\s\/\s/u))
    .map((text) => text.replaceAll(/^["“„«]|["”»]$/gu, '').trim())
    .filter((text) => text !== '' && text.length <= longestPart)
    .slice(0, 2);

/** What the form of a document's page asks for. */
export const fieldsOfDocument = (document: Document): string[] =>
  linesOf(document, 'fields')
    .flatMap((text) => text.replace(/[.]$/u, '').split(/,\s|;\s|\s(?:and|und|et|y|e|en)\s/u))
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= longestPart)
    .slice(0, mostParts);
