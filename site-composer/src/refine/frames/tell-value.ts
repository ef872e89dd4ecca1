import { escapeText } from 'site-document/escape';
import { textOf } from 'site-document/text';
import { parentOf, rangeOf } from 'site-document/tree';
import type { PageText } from 'site-document/tree';
import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { itemAround } from '../target/items';
import { likeness } from '../told/content-words';
import { valuesIn } from '../told/values';
import type { Value } from '../told/values';
import { writtenLike } from '../told/write-value';
import { unread } from '../told/value-around';
import type { Frame } from './frame';
import { refuseIn } from './refuse-in';
import { mostTexts, rowsOf, stretchesOf } from './stretches';
import type { Stretch } from './stretches';
import type { Signed } from './tokens';

const told = /^[fw~@1]{1,8}E[~wf]{0,2}v[fw~]{0,4}$|^[SU][fw~@1c]{1,8}[~a]?v[fw~]{0,4}$/u;

/** "Hard Winter goes to $4.25", "roll call shifted to 5 pm": the value in the stretch of a text that has those words, and in no other. */
export const valueFrame: Frame = (clause, { site }) => {
  if (!told.test(clause.signs)) return null;
  const [value, other] = valuesIn(clause.text);
  if (!value || other || (value.kind !== 'sum' && value.kind !== 'time')) return null;
  const names = namesIn(clause);
  if (names.length === 0) return null;
  const inProse = stretchesOf(site, names, value.kind);
  const [one] = inProse.length > 0 ? inProse : rowsOf(site, names, value.kind);
  if (!one)
    // A time is changed where its words stand, or not at all.
    return value.kind === 'time' && standsInProse(site, names)
      ? refuseIn(site, 'no.value', 'time', names.join(' '))
      : null;
  if (inProse.some((next) => next.value.words !== one.value.words)) return null;
  // The same thing with the same value in a row of its own is told anew there as well; another value there is another thing.
  const rows = rowsOf(site, names, value.kind);
  if (rows.some((row) => row.value.words !== one.value.words)) return null;
  const found = [...inProse, ...rows];
  const next = written(value, one);
  if (next === one.value.words) return null;
  const edits = found.map(({ text, value: old }) => editOf(site, text, old, next));
  if (edits.some((edit) => edit === null)) return null;
  return whole(site.edit(edits.flatMap((edit) => edit ?? [])), one, next);
};

/** "5 pm" beside "4 pm" and "7 pm" is written so, whatever its own row left out. */
function written(value: Value, { text, value: old }: Stretch): string {
  const half = /[ap]\.?m/iu;
  if (value.kind !== 'time' || !half.test(value.words) || half.test(old.words))
    return writtenLike(value, old);
  return half.test(text.value)
    ? value.words
    : writtenLike({ ...value, words: value.words.replace(/\s?[ap]\.?m\.?/iu, '') }, old);
}

const shown = (said: string): string => (said.length > 80 ? `${said.slice(0, 79)}…` : said);

function whole(site: Site, { value, said, text }: Stretch, next: string): Outcome {
  const row = rowOf(text, said, value.words);
  return {
    site,
    isWhole: true,
    sentence: say(site, 'isNow', shown(row), shown(row.replace(value.words, next))),
    holds: (after) =>
      after.page.texts.some((text) => text.value.includes(said.replace(value.words, next))),
  };
}

/** A value that stands alone is told with the row it is of. */
function rowOf(text: PageText, said: string, value: string): string {
  const parent = parentOf(text);
  const row = parent ? textOf(itemAround(parent)?.element ?? parent, 20) : said;
  return said.length < value.length + 12 && row.length < 70 && row.split(value).length === 2
    ? row
    : said;
}

/** The words that name what is told: those that carry nothing else, whatever verbs they look like. */
const namesIn = (clause: Signed): string[] =>
  clause.tokens
    .slice(0, clause.signs.search(/[Ev]/u))
    .filter(({ sign }) => /[w1c]/u.test(sign))
    .flatMap(({ start, end }) => tellingWords(clause.text.slice(start, end)));

function standsInProse(site: Site, names: readonly string[]): boolean {
  return site.page.texts.slice(0, mostTexts).some((text) => {
    const parent = parentOf(text);
    if (!parent || unread.has(parent.tagName) || valuesIn(text.value).length < 2) return false;
    const own = tellingWords(text.value);
    return names.every((name) => likeness(name, own) > 1);
  });
}

function editOf(
  site: Site,
  text: PageText,
  old: Value,
  next: string,
): { file: 'html'; start: number; end: number; text: string } | null {
  const range = rangeOf(text);
  if (!range) return null;
  const source = site.page.source.slice(range.start, range.end);
  const lead = escapeText(text.value.slice(0, old.start));
  const at = source.startsWith(lead) ? lead.length : source === text.value ? old.start : -1;
  const words = escapeText(old.words);
  if (at === -1 || !source.startsWith(words, at)) return null;
  return {
    file: 'html',
    start: range.start + at,
    end: range.start + at + words.length,
    text: escapeText(next),
  };
}
