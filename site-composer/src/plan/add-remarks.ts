import { asPoint, asSentence, isSentence } from '../text/casing';
import { readTokens } from '../text/tokens';
import type { DraftSection } from './draft-section';
import { homeOf } from './home-of-remark';
import type { Home } from './home-of-remark';
import { missingFrom, sentencesOf, withoutSaidTwice } from './missing-remarks';
import type { PageContext } from './page-context';
import { isRefusal } from './refusals';
import { isShown } from './lead/lead-rules';
import { asked } from './heading-for';
import { groupSentences } from './plan-about';

/** More remarks than these make a heap of any section. */
const mostBesideSection = 3;
/** A chip of the first screen is read at a glance. */
const mostChips = 4;
/** Where a section would have nothing but the last of them, they stay together. */
const mostAlone = 6;
const longestChip = 44;

/**
 * What was told and is nowhere on the page yet stands in the section it speaks of; short facts of
 * no section on the first screen, sentences with the rest about the subject.
 */
export function addRemarks(context: PageContext, given: readonly DraftSection[]): DraftSection[] {
  const drafts = withoutSaidTwice(context, given);
  return placeRemarks(context, drafts, missingFrom(context, drafts));
}

/** Puts remarks where they are read: with what they speak of, else on the first screen or with the rest about the subject. */
export function placeRemarks(
  context: PageContext,
  drafts: readonly DraftSection[],
  remarks: readonly string[],
): DraftSection[] {
  const { homes, rest } = sorted(
    remarks.filter((text) => !isManner(text)),
    drafts,
  );
  // What is not done is told behind what is.
  rest.sort((one, other) => Number(isRefusal(one)) - Number(isRefusal(other)));
  const placed = drafts.map((draft) => withNote(draft, takeFor(draft, homes)));
  const { drafts: chipped, left } = withChips(context, placed, rest);
  return withAbout(context, chipped, left);
}

type Homes = Map<Home, readonly string[]>;

/** The remarks by the section each belongs to, and those of none. */
function sorted(
  missing: readonly string[],
  drafts: readonly DraftSection[],
): { homes: Homes; rest: string[] } {
  const homes: Homes = new Map();
  const rest: string[] = [];
  for (const remark of missing) {
    const home = homeOf(remark, drafts);
    const there = homes.get(home) ?? [];
    if (home === null || there.length >= mostBesideSection) rest.push(remark);
    else homes.set(home, [...there, remark]);
  }
  return { homes, rest };
}

/** The remarks for a section; of two of a kind the first has them. */
function takeFor({ kind }: DraftSection, homes: Homes): readonly string[] {
  const home =
    kind === 'contact' || kind === 'prices' || kind === 'visit' || kind === 'schedule'
      ? kind
      : null;
  const remarks = homes.get(home) ?? [];
  homes.delete(home);
  return remarks;
}

/** Remarks stand between a section's heading and its content. */
function withNote(draft: DraftSection, remarks: readonly string[]): DraftSection {
  if (remarks.length === 0) return draft;
  const note = remarks.map(asSentence).join(' ');
  const said = sentencesOf(draft.lead ?? '').filter((sentence) => !isNamedIn(note, sentence));
  return { ...draft, lead: [note, said.join('').trim()].filter(Boolean).join(' ') };
}

/** "Your contact: Gareth." behind "Phone Gareth before 8pm." says nothing more. */
function isNamedIn(note: string, sentence: string): boolean {
  const name = /:\s(.+?)\.\s*$/u.exec(sentence)?.[1];
  return name !== undefined && note.includes(name);
}

const hangs = /^(?:that|which|who)\s/iu;

/** Short facts on the first screen, and what would be a section about the subject of a few words. */
function withChips(
  context: PageContext,
  drafts: readonly DraftSection[],
  remarks: readonly string[],
): { drafts: readonly DraftSection[]; left: readonly string[] } {
  const [hero, ...others] = drafts;
  if (hero?.kind !== 'hero') return { drafts, left: remarks };
  // "That helps restaurants cut food waste" below a headline that says so.
  const isRepeated = (text: string): boolean =>
    hangs.test(text) && isShown(text.replace(hangs, ''), [hero.headline]);
  const rest = remarks.filter((text) => !isRepeated(text));
  const about = others.find((draft) => isAbout(context, draft));
  const words = about?.kind === 'text' ? about.paragraphs.join(' ') : '';
  const isTiny =
    about !== undefined &&
    !isRepeated(words) &&
    asked(context, 'about') === null &&
    words.length <= longestChip &&
    !rest.some(isSentence);
  const short = [...(isTiny ? [asPoint(words)] : []), ...rest].filter(
    (text) =>
      !isSentence(text) &&
      !/@|https?:|\bwww\./u.test(text) &&
      text.length <= longestChip &&
      !isTitle(context, text) &&
      !rest.some((other) => other.length > text.length && isSaidIn(other, text)),
  );
  const most = short.length === rest.length ? mostAlone : mostChips;
  const shown = short.slice(0, Math.max(0, most - hero.facts.length));
  const moved = isTiny && shown.includes(asPoint(words));
  return {
    drafts: [
      { ...hero, facts: [...hero.facts, ...shown] },
      ...others.filter((draft) => draft !== about || !(moved || isRepeated(words))),
    ],
    left: rest.filter((text) => !shown.includes(text)),
  };
}

const isSaidIn = (whole: string, part: string): boolean =>
  whole.toLowerCase().includes(part.toLowerCase());

const ofManner = new Set(['ADJ', 'ADV', 'CCONJ', 'PART', 'PUNCT', 'SPACE']);

/** "Rugged, funny, not corporate" is how a page is to sound, and names nothing. */
const isManner = (text: string): boolean =>
  readTokens(text.toLowerCase()).every(({ pos }) => ofManner.has(pos));

/** What stands large above it says nothing again in small. */
const isTitle = ({ brief }: PageContext, text: string): boolean =>
  [brief.name.text, brief.subject.phrase].some((one) => one.toLowerCase() === text.toLowerCase());

const isAbout = ({ say }: PageContext, { kind, navigation }: DraftSection): boolean =>
  kind === 'text' && navigation === say('about');

/** What no section stands for is told with the rest about the subject. */
function withAbout(
  context: PageContext,
  drafts: readonly DraftSection[],
  remarks: readonly string[],
): DraftSection[] {
  const { brief, say } = context;
  if (remarks.length === 0) return [...drafts];
  const about = drafts.find((draft) => isAbout(context, draft));
  if (about?.kind === 'text') {
    const kept = about.paragraphs.flatMap((text) => withoutParts(text, remarks));
    const paragraphs = [...kept, ...groupSentences(remarks)];
    return drafts.map((one) => (one === about ? { ...about, paragraphs } : one));
  }
  const behind = drafts.findIndex(({ kind }) =>
    ['people', 'quotes', 'questions', 'visit', 'contact', 'form'].includes(kind),
  );
  const place = behind < 0 ? drafts.length : Math.max(1, behind);
  const section: DraftSection = {
    kind: 'text',
    heading: brief.name.given ? say('aboutName', { name: brief.name.text }) : say('about'),
    navigation: say('about'),
    paragraphs: groupSentences(remarks),
  };
  return [...drafts.slice(0, place), section, ...drafts.slice(place)];
}

/** A paragraph without the sentences that a remark says with more words. */
function withoutParts(paragraph: string, remarks: readonly string[]): string[] {
  const plain = (text: string): string => text.toLowerCase().replace(/[.!?…\s]+$/, '');
  const kept = sentencesOf(paragraph).filter(
    (sentence) => !remarks.some((remark) => plain(remark).includes(plain(sentence))),
  );
  return kept.length === 0 ? [] : [kept.join('').trim()];
}
