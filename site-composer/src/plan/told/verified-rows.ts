import type { Brief } from '../../model/brief';
import type { DraftSection } from '../draft-section';
import { tellingWords } from '../shown-words';
import { toldWords } from '../told-words';
import { bareTitle, isRowTitle, isWholeInText } from './row-title';

interface Row {
  readonly title: string;
  readonly price?: string;
}

/** "24 foot" is no price. */
const measured =
  /^\d[\d.,]*\s?(?:foot|feet|ft|m|km|cm|mm|kg|g|miles?|hours?|hrs?|minutes?|mins?|years?|days?|weeks?|months?|people)\b/iu;

const fewestLost = 3;
/** Fewer rows make no list. */
const fewestRows = 2;

type Draft<Kind extends DraftSection['kind']> = Extract<DraftSection, { kind: Kind }>;

/**
 * Keeps what was read from a sentence as rows where every one of its rows names a thing by itself. Where one does not, none of that
 * sentence stands, so that the sentence is told whole instead: half of a list tells less than its owner's words.
 */
export function withVerifiedRows(
  drafts: readonly DraftSection[],
  sentences: readonly string[],
  { prompt, name, facts, language }: Pick<Brief, 'prompt' | 'name' | 'facts' | 'language'>,
  trusted: ReadonlySet<string>,
): DraftSection[] {
  const isEnglish = language === 'en';
  const isBad = (title: string): boolean =>
    (name.given && title.toLowerCase() === name.text.toLowerCase()) ||
    !isRowTitle(bareTitle(title), isEnglish) ||
    (isEnglish && !isWholeInText(bareTitle(title), prompt));
  const isMeasured = ({ price }: Row): boolean => price !== undefined && measured.test(price);
  const isWrong = (row: Row): boolean =>
    !trusted.has(row.title) && (isBad(row.title) || isMeasured(row));
  const bad = drafts.flatMap(rowsOf).filter(isWrong);
  const prices = drafts.flatMap((draft) =>
    draft.kind === 'prices' ? draft.groups.flatMap(({ items }) => items) : [],
  );
  const told = toldWords([drafts, name.text], facts);
  const cards = drafts.flatMap((draft): readonly Row[] =>
    draft.kind === 'cards' ? draft.cards : draft.kind === 'schedule' ? draft.entries : [],
  );
  const mistrusted = sentences.filter(
    (sentence) =>
      bad.some(({ title }) => isFrom(sentence, title)) ||
      lacksSums(sentence, prices, drafts) ||
      (cards.some(({ title }) => isFrom(sentence, title)) && isLargelyLost(sentence, told)),
  );
  const stands = (row: Row): boolean =>
    trusted.has(row.title) ||
    (!isWrong(row) && !mistrusted.some((sentence) => isFrom(sentence, row.title)));
  return drafts.flatMap((draft) => verified(draft, stands));
}

/** So little of a sentence stands on the page that what was made of it is only a part of what was said. */
function isLargelyLost(sentence: string, told: ReturnType<typeof toldWords>): boolean {
  const words = tellingWords(sentence);
  const lost = words.filter((word) => !told.has(word));
  return lost.length >= fewestLost && lost.length * 2 >= words.length;
}

const sums = /(?:[£€$₹]\s?|\bR(?=\d))\d[\d.,]*|\b\d[\d.,]*\s?[€p]\b|\d\s?€/gu;

/** Whether rows were read from a sentence, and not all of its sums stand in them or elsewhere. */
function lacksSums(
  sentence: string,
  rows: readonly { readonly title: string; readonly price?: string }[],
  drafts: readonly DraftSection[],
): boolean {
  const given = sentence.match(sums)?.map((sum) => sum.replace(/[.,]$/u, '')) ?? [];
  if (given.length < fewestRows || !rows.some(({ title }) => isFrom(sentence, title))) return false;
  const shown = JSON.stringify(drafts.filter(({ kind }) => kind !== 'hero' && kind !== 'text'));
  return given.some((sum) => !shown.includes(sum));
}

/** Whether a row was read from a sentence. */
const isFrom = (sentence: string, title: string): boolean =>
  sentence.toLowerCase().includes(title.toLowerCase());

function rowsOf(draft: DraftSection): readonly Row[] {
  if (draft.kind === 'prices') return draft.groups.flatMap(({ items }) => items);
  if (draft.kind === 'cards') return draft.cards;
  return draft.kind === 'schedule' ? draft.entries : [];
}

function verified(draft: DraftSection, stands: (row: Row) => boolean): DraftSection[] {
  if (draft.kind === 'prices') return verifiedPrices(draft, stands);
  if (draft.kind === 'schedule') {
    const entries = draft.entries.filter(stands);
    return entries.length === 0 ? [] : [{ ...draft, entries }];
  }
  if (draft.kind !== 'cards') return [draft];
  const cards = draft.cards.filter(stands);
  return cards.length < Math.min(fewestRows, draft.cards.length) ? [] : [{ ...draft, cards }];
}

function verifiedPrices(draft: Draft<'prices'>, stands: (row: Row) => boolean): DraftSection[] {
  const groups = draft.groups
    .map((group) => ({
      ...group,
      items: group.items
        .filter(stands)
        .map((item) => ({ ...item, title: capital(bareTitle(item.title)) })),
    }))
    .filter(({ items }) => items.length > 0);
  return groups.length === 0 ? [] : [{ ...draft, groups }];
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
