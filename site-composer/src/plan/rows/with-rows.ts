import type { Item } from '../../model/brief';
import { capitalised } from '../../text/casing';
import type { DraftSection } from '../draft-section';
import type { PageContext } from '../page-context';
import { isExcluded } from '../page-context';
import { isCovered, tellingOf } from './covered';
import { pricedRuns, timedRuns } from './runs';
import type { Run } from './runs';
import type { Entry } from './time-entry';
import { withoutCovered } from './without-covered';

/** The page with each list of prices and times of its running text as whole rows, and nothing of them a second time. */
export function withRows(context: PageContext, drafts: readonly DraftSection[]): DraftSection[] {
  const { language } = context.brief;
  const priced = isExcluded(context, 'prices') ? [] : pricedRuns(context.brief);
  const timed = timedRuns(context.brief, new Set(priced.map(({ passage }) => passage)));
  const withPrices = drafts.some(({ kind }) => kind === 'shop')
    ? [...drafts]
    : placed(
        drafts,
        priced,
        (item: Item) => [item.title, item.text, item.price].join(' '),
        (items, lead) => pricesOf(lead || context.say('prices'), items),
      );
  return placed(
    withPrices,
    timed,
    (entry: Entry) => [entry.when, entry.title, entry.text].join(' '),
    (entries, lead) =>
      scheduleOf(lead || (language === 'en' ? 'Times' : context.say('onTheDay')), entries),
  );
}

function placed<Row>(
  drafts: readonly DraftSection[],
  runs: readonly Run<Row>[],
  wordsOf: (row: Row) => string,
  sectionOf: (rows: readonly Row[], lead: string) => DraftSection,
): DraftSection[] {
  if (runs.length === 0) return [...drafts];
  const words = new Set(runs.flatMap((run) => run.words));
  const standing = drafts.flatMap(rowWords);
  const rows = runs.flatMap((run) => run.rows.map(wordsOf));
  const isStanding = rows.every((row) => standing.some((text) => isRowAlone(text, row, rows)));
  const made = sectionOf(
    runs.flatMap((run) => run.rows),
    headingOf(runs),
  );
  const isOwn = ({ kind }: DraftSection): boolean => isStanding && kind === made.kind;
  const left = drafts.map((draft) => (isOwn(draft) ? draft : withoutCovered(draft, words)));
  const kept = left.filter((draft) => draft !== null);
  if (isStanding) return kept;
  const same = kept.findIndex(({ kind }) => kind === made.kind);
  if (same !== -1) return kept.map((draft, at) => (at === same ? merged(draft, made) : draft));
  const gone = left.findIndex((draft, at) => draft === null && at > 0);
  const end = kept.findIndex(({ kind }) =>
    ['questions', 'quotes', 'visit', 'form', 'contact'].includes(kind),
  );
  const at = gone > 0 ? Math.min(gone, kept.length) : end === -1 ? kept.length : end;
  return [...kept.slice(0, at), made, ...kept.slice(at)];
}

/** Whether a row that stands tells all of one that was read, and of no other. */
const isRowAlone = (text: string, row: string, rows: readonly string[]): boolean => {
  const words = new Set(tellingOf(text));
  return isCovered(row, words) && rows.every((other) => other === row || !isCovered(other, words));
};

/** The heading one of the runs had, or what led to its rows. */
const headingOf = <Row>(runs: readonly Run<Row>[]): string => {
  const label = runs.find(({ passage }) => passage.label !== null)?.passage.label ?? '';
  const lead = runs.find((run) => run.lead !== '')?.lead ?? '';
  const words = label === '' ? lead : label;
  return words.split(' ').length <= mostWordsOfHeading ? capitalised(words) : '';
};

const mostWordsOfHeading = 6;

const rowWords = (draft: DraftSection): string[] =>
  draft.kind === 'prices'
    ? draft.groups.flatMap(({ items }) =>
        items.map(({ title, text, price }) => [title, text, price].join(' ')),
      )
    : draft.kind === 'schedule'
      ? draft.entries.map(({ when, title, text }) => [when, title, text].join(' '))
      : [];

function merged(draft: DraftSection, made: DraftSection): DraftSection {
  if (draft.kind === 'prices' && made.kind === 'prices') {
    const [group, ...others] = draft.groups;
    const items = [...(group?.items ?? []), ...made.groups.flatMap((one) => one.items)];
    return { ...draft, groups: [{ heading: group?.heading ?? null, items }, ...others] };
  }
  return draft.kind === 'schedule' && made.kind === 'schedule'
    ? { ...draft, entries: [...draft.entries, ...made.entries] }
    : draft;
}

const pricesOf = (heading: string, items: readonly Item[]): DraftSection => ({
  kind: 'prices',
  heading,
  navigation: heading,
  groups: [{ heading: null, items }],
});

const scheduleOf = (heading: string, entries: readonly Entry[]): DraftSection => ({
  kind: 'schedule',
  heading,
  navigation: heading,
  entries,
});
