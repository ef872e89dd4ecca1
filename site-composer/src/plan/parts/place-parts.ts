import { isBareTopic, topicOf } from '../../catalogue/topics';
import type { Brief, SectionTopic } from '../../model/brief';
import { asksApplication } from '../../understand/asks-application';
import { isWholeSentence } from '../../text/whole-sentence';
import { capitalised } from '../../text/casing';
import { readSentences } from '../../text/sentences';
import type { Field } from '../../model/page';
import type { DraftSection } from '../draft-section';
import { isExcluded } from '../page-context';
import type { PageContext } from '../page-context';
import { tellingWords } from '../shown-words';
import { root } from '../word-root';
import { kindsOf } from '../settle-asked';
import { formName, formOf, makePart } from './make-part';
import { readParts } from './read-parts';
import type { NamedPart } from './read-parts';

const holding = new Set<DraftSection['kind']>([
  'cards',
  'prices',
  'steps',
  'questions',
  'facts',
  'text',
  'shop',
  'schedule',
]);
const behind = new Set<DraftSection['kind']>(['questions', 'visit', 'call', 'form', 'contact']);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function sharesName(heading: string | null, words: string): boolean {
  const own = new Set(tellingWords(heading ?? '').map(root));
  return tellingWords(words).some((word) => own.has(root(word)));
}

const ofTopic = new Set<SectionTopic>(['offer', 'prices', 'shop', 'steps', 'questions', 'quotes']);

/** What a topic of every page is about is there where its section is, whatever it is called. */
function answersTopic({ words }: NamedPart, draft: DraftSection): boolean {
  const topic = topicOf(words.toLowerCase());
  return (
    ofTopic.has(topic) && isBareTopic(words) && (kindsOf[topic]?.includes(draft.kind) ?? false)
  );
}

/** Whether a section of its kind stands on the page already, with something in it. */
function isThere(part: NamedPart, drafts: readonly DraftSection[]): boolean {
  return drafts.some((draft) => {
    if (part.kind === 'gallery' || part.kind === 'people') return draft.kind === part.kind;
    if (part.kind === 'table')
      return (
        (draft.kind === 'schedule' || (draft.kind === 'tool' && draft.tool.type === 'table')) &&
        sharesName(draft.heading, part.words)
      );
    if (answersTopic(part, draft)) return true;
    return part.kind === 'list' && holding.has(draft.kind) && sharesName(draft.heading, part.words);
  });
}

/** Whether a form asks for all of it already. */
function isAsked(form: readonly Field[], fields: readonly string[]): boolean {
  const labels = new Set(form.flatMap(({ label }) => tellingWords(label)).map(root));
  return fields.flatMap(tellingWords).every((word) => labels.has(root(word)));
}

/** The first form that was asked for is the one visitors write by. */
function withForm(
  context: PageContext,
  drafts: readonly DraftSection[],
  part: NamedPart,
): readonly DraftSection[] | null {
  const contact = drafts.find((draft) => draft.kind === 'contact');
  if (contact?.kind !== 'contact' || contact.form === null) return null;
  const made = formOf(context, part);
  if (made.kind !== 'form') return null;
  const heading = formName(part.words);
  const form =
    isAsked(contact.form, part.fields) &&
    (part.fields.length === 0 || contact.form.length <= made.fields.length)
      ? contact.form
      : made.fields;
  return drafts.map((draft) =>
    draft === contact
      ? { ...contact, form, heading: heading === '' ? contact.heading : heading }
      : draft,
  );
}

/** Without cards, calls and sentences that only name a part which stands there now. */
function withoutNames(
  context: PageContext,
  drafts: readonly DraftSection[],
  parts: readonly NamedPart[],
): DraftSection[] {
  const names = new Set(parts.flatMap(({ words, said }) => [plain(words), plain(said)]));
  const { language } = context.brief;
  const asks = (sentence: string): boolean => readParts(sentence, language).length > 0;
  const told = (text: string): string =>
    asks(text)
      ? readSentences(text)
          .map((sentence) => sentence.text)
          .filter((sentence) => !asks(sentence))
          .join(' ')
      : text;
  return drafts.flatMap((draft): DraftSection[] => {
    if (draft.kind === 'call' && names.has(plain(draft.heading ?? ''))) return [];
    if (draft.kind === 'cards') {
      const cards = draft.cards.filter(
        ({ title, text }) => text !== undefined || !names.has(plain(title)),
      );
      return cards.length === 0 ? [] : [{ ...draft, cards }];
    }
    if (draft.kind === 'text') {
      const paragraphs = draft.paragraphs.map(told).filter((text) => text !== '');
      return paragraphs.length === 0 ? [] : [{ ...draft, paragraphs }];
    }
    if (draft.kind !== 'hero') return [draft];
    const text = draft.text === null ? null : told(draft.text);
    return [{ ...draft, text: text === '' ? null : text }];
  });
}

/** Times that were given stand under the name of the table they were asked for as. */
function withTableNames(
  drafts: readonly DraftSection[],
  parts: readonly NamedPart[],
): DraftSection[] {
  const tables = parts.filter(
    ({ kind, words }) => kind === 'table' && topicOf(words.toLowerCase()) === 'schedule',
  );
  const [part] = tables;
  return drafts.map((draft) =>
    part && tables.length === 1 && draft.kind === 'schedule' && draft.entries.length > 1
      ? { ...draft, heading: capitalised(part.words) }
      : draft,
  );
}

const ready: Readonly<Record<NamedPart['kind'], string>> = {
  list: 'is a list that still has to be filled in: its lines are yours to write.',
  table: 'is a table that still has to be filled in: its rows are yours to write.',
  people: 'has no names yet: write who they are.',
  gallery: 'is there as empty frames: add your pictures.',
  letter: 'is made of what you told; read it before people copy it.',
  memory: 'is a form; what people write reaches you, and you decide what stands on the page.',
  form: 'is a form of its own.',
};

/** Parts that were asked for by name and have nothing in them become parts of that kind, and the member is told what to fill in. */
export function placeParts(
  context: PageContext,
  drafts: readonly DraftSection[],
): readonly DraftSection[] {
  const { brief, unfulfilled } = context;
  if (brief.purpose === 'application') return drafts;
  const withoutForms = brief.asked.withoutForms === 'all';
  const parts = readParts(brief.prompt, brief.language).filter(
    ({ kind, said }) =>
      !(kind !== 'form' && kind !== 'memory' && isTold(brief, said)) &&
      !(withoutForms && (kind === 'form' || kind === 'memory')) &&
      !(kind === 'gallery' && isExcluded(context, 'gallery')),
  );
  if (parts.length === 0) return drafts;
  const first = parts.find(({ kind }) => kind === 'form');
  const formed = first ? withForm(context, drafts, first) : null;
  const kept = withTableNames(withoutNames(context, formed ?? drafts, parts), parts);
  const missing = parts.filter((part) => !(formed && part === first) && !isThere(part, kept));
  if (missing.length > 0) forgetEmpty(unfulfilled, missing);
  for (const { kind, words } of missing) unfulfilled.push(`“${words}” ${ready[kind]}`);
  const made = missing.map((part, at) => makePart(context, part, at));
  const forms = made.filter(({ kind }) => kind === 'form');
  const others = made.filter((draft) => !forms.includes(draft));
  const at = kept.findIndex(({ kind }) => behind.has(kind));
  const place = at < 0 ? kept.length : at;
  return [...kept.slice(0, place), ...others, ...forms, ...kept.slice(place)];
}

/** "Please bring old photographs" asks visitors: all of its sentence is said to them, and it wishes for nothing. */
const isTold = ({ passages, language }: Brief, said: string): boolean =>
  language === 'en' &&
  passages.some(
    ({ text, within }) =>
      within.includes(said) &&
      within.length - text.length < mostCut &&
      isWholeSentence(text.replace(/\.$/u, ''), true) &&
      !wishes.test(within),
  );

/** So many letters more were said with a sentence that is told as a whole: "please", "and". */
const mostCut = 8;
const wishes =
  /:|\b(?:wants?|needs?|add|includ(?:e|ing)|give|leave|put|like|deliver|should|requires?|somewhere|room for|space for|table|list|section|page|form)\b/iu;

const fewestOfPage = 3;

/** Whoever names a kit list, a form and photographs wants a page, whatever else sounded like a program. */
export function asPage(brief: Brief): Brief {
  if (brief.purpose !== 'application' || asksApplication(brief.prompt)) return brief;
  const parts = readParts(brief.prompt, brief.language);
  const isPage =
    parts.length >= fewestOfPage && parts.some(({ kind }) => kind !== 'form' && kind !== 'list');
  return isPage ? { ...brief, purpose: 'community', intent: 'contact' } : brief;
}

/** What is ready to be filled in is no longer missing. */
function forgetEmpty(unfulfilled: string[], parts: readonly NamedPart[]): void {
  const rest = unfulfilled.filter(
    (note) =>
      !parts.some(({ words }) => note.includes('has no content yet') && sharesName(note, words)),
  );
  unfulfilled.splice(0, unfulfilled.length, ...rest);
}
