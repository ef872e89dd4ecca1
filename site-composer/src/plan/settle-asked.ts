import type { AskedSection, SectionTopic } from '../model/brief';
import { capitalised } from '../text/casing';
import type { DraftSection } from './draft-section';
import type { PageContext } from './page-context';
import { isExcluded } from './page-context';
import { actOf } from './plan-calls';
import { tellingWords } from './shown-words';
import { toldWords } from './told-words';
import { root } from './word-root';

/** The kinds of section that answer what is asked for by the name of a topic. */
export const kindsOf: Readonly<Partial<Record<SectionTopic, readonly DraftSection['kind'][]>>> = {
  about: ['text', 'hero'],
  offer: ['cards', 'prices', 'shop'],
  features: ['cards', 'steps', 'text'],
  prices: ['prices', 'shop', 'cards'],
  shop: ['shop', 'prices'],
  gallery: ['gallery'],
  schedule: ['schedule', 'countdown'],
  people: ['people'],
  steps: ['steps'],
  questions: ['questions'],
  quotes: ['quotes', 'call'],
  visit: ['visit', 'contact'],
  contact: ['contact', 'form', 'call'],
  form: ['contact', 'form', 'call'],
  figures: ['facts', 'hero'],
};

/** A row of facts holds an answer of this many characters; longer ones have a section of their own. */
const longestRow = 90;

/**
 * Every part that was asked for stands on the page or is named to the member: answers that no section shows are told in one of their
 * own, and parts that nothing shows are said to be missing.
 */
export function settleAsked(
  context: PageContext,
  drafts: readonly DraftSection[],
): readonly DraftSection[] {
  const { brief } = context;
  if (brief.purpose === 'application') return drafts;
  const told = toldWords([drafts, brief.name.text], brief.facts);
  // Behind a form stands what it asks for.
  const lost = brief.asked.sections.filter(
    ({ topic, answer }) => topic !== 'form' && topic !== 'contact' && isLost(answer, told),
  );
  for (const section of brief.asked.sections)
    if (section.answer === null && !isShown(context, section, drafts))
      noteMissing(context, section);
  const { visited, others } = withDirections(drafts, lost);
  return placed(visited, answersOf(context, others));
}

/** How to get there is read beside the address. */
function withDirections(drafts: readonly DraftSection[], lost: readonly AskedSection[]) {
  const visit = drafts.find(({ kind }) => kind === 'visit');
  const ways = visit === undefined ? [] : lost.filter(({ topic }) => topic === 'visit');
  const said = ways.map(({ answer }) => answer ?? '').join(' ');
  return {
    visited:
      ways.length === 0
        ? drafts
        : drafts.map((draft) =>
            draft === visit
              ? { ...draft, lead: [draft.lead, said].filter(Boolean).join(' ') }
              : draft,
          ),
    others: lost.filter((section) => !ways.includes(section)),
  };
}

function isLost(answer: string | null, told: ReturnType<typeof toldWords>): boolean {
  const words = tellingWords(answer ?? '');
  return words.some((word) => !told.has(word));
}

/** Whether a section has the kind or the words of what was asked for. */
function isShown(context: PageContext, section: AskedSection, drafts: readonly DraftSection[]) {
  const { topic, words } = section;
  const isOfKind = drafts.some(
    (draft) =>
      (kindsOf[topic]?.includes(draft.kind) ?? false) && !isExcluded(context, section.topic),
  );
  if (isOfKind || actOf(section) !== null) return true;
  const shown = new Set(titlesIn(drafts).flatMap(tellingWords).map(root));
  const asked = tellingWords(words).map(root);
  return asked.length === 0 || asked.some((word) => shown.has(word));
}

/** What stands large: headings, and the titles of whatever a section holds. */
function titlesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(titlesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    typeof one === 'string' ? (titled.has(key) ? [one] : []) : titlesIn(one),
  );
}

const titled = new Set([
  'heading',
  'title',
  'label',
  'headline',
  'item',
  'name',
  'role',
  'question',
]);

/** Says that a part has nothing in it, unless that was said. */
function noteMissing({ unfulfilled }: PageContext, { words }: AskedSection): void {
  if (unfulfilled.some((note) => note.includes(words))) return;
  unfulfilled.push(`“${words}” has no content yet: only you know what it should say.`);
}

/** Short answers in one section, row by row; a long one in a section of its own. */
function answersOf({ say }: PageContext, lost: readonly AskedSection[]): DraftSection[] {
  const rows = lost.filter(({ answer }) => (answer ?? '').length <= longestRow);
  const facts = rows.map(({ words, answer }) => ({
    label: capitalised(words),
    value: (answer ?? '').replace(/\.$/u, ''),
  }));
  const texts = lost
    .filter((section) => !rows.includes(section))
    .map(({ words, answer }): DraftSection => {
      const heading = capitalised(words);
      return { kind: 'text', heading, navigation: null, paragraphs: [answer ?? ''] };
    });
  if (facts.length === 0) return texts;
  const section: DraftSection = {
    kind: 'facts',
    heading: say('includedNav'),
    navigation: say('includedNav'),
    facts,
  };
  return [section, ...texts];
}

const behind = new Set<DraftSection['kind']>(['questions', 'visit', 'call', 'form', 'contact']);

/** Before the way to reach the owner. */
function placed(drafts: readonly DraftSection[], more: readonly DraftSection[]) {
  if (more.length === 0) return drafts;
  const at = drafts.findIndex(({ kind }) => behind.has(kind));
  const place = at < 0 ? drafts.length : at;
  return [...drafts.slice(0, place), ...more, ...drafts.slice(place)];
}
