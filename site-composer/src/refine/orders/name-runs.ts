import { escapeText } from 'site-document/escape';
import { indentAt } from 'site-document/edit';
import { textOf } from 'site-document/text';
import { childElements, parentOf, rangeOf } from 'site-document/tree';
import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Edit } from '../refine-types';
import type { Site } from '../site';
import { namingWords } from '../told/content-words';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import type { Order } from './order';
import { brief, showing } from './outcome-of';
import { linesOf } from './page-units';
import type { Line } from './page-units';

const proper = String.raw`\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,3}`;

/** "in Ormskirk and Burscough", "covering Kent, Surrey and Sussex": places with a word for where before them. */
const places = new RegExp(
  String.raw`(?<=\b(?:[Ii]n|to|[Aa]cross|[Aa]round|[Cc]over(?:s|ing)?|[Ss]erv(?:es?|ing)|[Bb]etween|[Tt]hroughout|[Vv]isit(?:s|ing)?)\s)(${proper}(?:,\s${proper})*),?(\s(?:and|&)\s)(${proper})`,
  'gu',
);

/** Names of months and days in a row are no places. */
const ofTime =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/u;

const ofPerson =
  /\b(?:coach|leader|teacher|assistant|nurse|doctor|dr|mrs?|ms|joins?|member|staff|guide|chair|treasurer|secretary)\b/iu;

interface NameRun {
  readonly line: Line;
  readonly names: readonly string[];
  /** From the word that joins the last name to the others. */
  readonly start: number;
  readonly end: number;
  readonly and: string;
  readonly last: string;
}

function runsOf(site: Site): NameRun[] {
  return linesOf(site).flatMap((line) =>
    [...line.text.value.matchAll(places)].flatMap((match): NameRun[] => {
      const [all, first = '', and = '', last = ''] = match;
      if (ofTime.test(all)) return [];
      const start = match.index + first.length;
      return [
        {
          line,
          names: [...first.split(/,\s/u), last],
          start,
          end: match.index + all.length,
          and,
          last,
        },
      ];
    }),
  );
}

/** The same places as entries of a list: another one behind the last. */
function listed(site: Site, names: readonly string[], title: string): Edit[] {
  const last = names.at(-1) ?? '';
  return site.page.elements.flatMap((element): Edit[] => {
    const range = rangeOf(element);
    const around = parentOf(element);
    if (!range || !around || textOf(element, 12) !== last) return [];
    const all = childElements(around).filter(({ tagName }) => tagName === element.tagName);
    if (all.map((one) => textOf(one, 12)).join() !== names.join()) return [];
    const own = site.page.source.slice(range.start, range.end);
    const text = own.replace(`>${escapeText(last)}<`, `>${escapeText(title)}<`);
    const indent = indentAt(site.page.source, range.start);
    return text === own
      ? []
      : [
          {
            file: 'html',
            start: range.end,
            end: range.end,
            text: `${indent === '' ? '' : '\n'}${indent}${text}`,
          },
        ];
  });
}

/** "I go to Rufford as well", "put Stafford in": one more place wherever the page names the places it is for, where it does so in one way only. */
export function placeAdded(order: Order, site: Site): Outcome | null {
  const [title, other] = order.all('item');
  if (title === undefined || other !== undefined || !isPlace(order, title)) return null;
  const [first, ...others] = runsOf(site);
  if (!first || others.some(({ names }) => names.join() !== first.names.join())) return null;
  if (first.names.includes(title)) return null;
  const begun = site.edit(listed(site, first.names, title));
  const after = rewritten(
    begun,
    runsOf(begun).map(({ line, start, end, and, last }): Rewrite => ({
      text: line.text,
      start,
      end,
      words: `, ${last}${and}${title}`,
    })),
  );
  return showing(after, say(site, 'addedTo', brief(title), brief(first.names.join(', '))), title);
}

/** A name of which nothing is told: "new walker Priya" is somebody. */
function isPlace({ asked, of }: Order, title: string): boolean {
  const isBare = (['price', 'date', 'hours', 'note', 'label'] as const).every(
    (label) => of(label) === null,
  );
  if (!isBare || !new RegExp(`^${proper}$`, 'u').test(title) || ofPerson.test(asked)) return false;
  if (/^(?:please )?(?:add|put|include)\s/iu.test(asked) && asked.indexOf(title) < 16) return true;
  return namingWords(asked.replace(title, ' ')).every((word) => ofArea.test(word));
}

const ofArea = /^(?:cover|serve|travel|visit|deliver|area|aswell|down|far)$/u;
