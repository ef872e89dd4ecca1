import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { itemsBehind, readLength } from './read-lists';
import { readColumns } from './read-columns';
import { keyOf } from './storage-key';

const kind = String.raw`(?:list(?:ing)?|catalogue|catalog|inventory|index|directory|database|table|register)`;
const searchable = [
  new RegExp(
    String.raw`\b(?:searchable|filterable|browsable)\s(?<thing>(?:\p{L}+\s){0,3}?${kind}(?:\sof\s(?:our\s|all\s|the\s)?\p{L}+(?:\s\p{L}+)?)?)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?<thing>(?:\p{L}+\s)?${kind}(?:\sof\s(?:our\s|all\s|the\s)?\p{L}+)?)\s(?:that\s)?(?:you|people|visitors|members|they|customers|anyone|everybody|everyone)\scan\s(?:search|filter)\b`,
    'iu',
  ),
];
const entries = [
  new RegExp(String.raw`\b${kind}\b[^.:\n]{0,50}:\s*`, 'iu'),
  /\b(?:start(?:ing)? with|so far(?: we have)?|at the moment|we have)\s*:?\s+/iu,
];

/** "Tool list" and "list of tools" list tools. */
const noun = new RegExp(
  String.raw`\bof\s(?:our\s|all\s|the\s)?(\p{L}+(?:\s\p{L}+)?)$|^((?:\p{L}+\s)+)(?=${kind}$)`,
  'iu',
);

/** A list visitors search on a page of something else; its rows stand in the page, where its owner changes them. */
export function planCatalogue(context: PageContext): ToolPlan | null {
  const { brief, say } = context;
  const text = brief.prompt.slice(0, readLength);
  const thing = searchable
    .map((pattern) => pattern.exec(text)?.groups?.['thing'])
    .find((one) => one !== undefined);
  if (thing === undefined) return null;
  const found = noun.exec(thing);
  const columns = readColumns(text, true).map(({ label }) => label);
  const rows = columns.length > 0 ? [] : itemsBehind(text, entries).map((item) => [item]);
  return {
    type: 'table',
    heading: capitalised(thing.trim()),
    columns:
      columns.length > 0
        ? columns
        : [capitalised((found?.[1] ?? found?.[2] ?? say('field.title')).trim())],
    rows,
    paste: false,
    search: true,
    storageKey: keyOf(context),
  };
}
