import type { AskedLook, ColourRole } from '../model/brief';
import type { Sentence } from '../text/sentences';
import { softenedColours } from '../catalogue/vocabulary/vocabulary';
import { readMentions } from './colour-mentions';
import type { Mention } from './colour-mentions';
import { writtenIn } from './read-language';
import { wishedColours } from './colours/wished-colours';
import type { Place } from './colours/wish-features';
import { isRuledOut } from './ruled-out';
import { onGround, rolesBefore, rolesBehind } from './colour-roles';

/** The colours asked for, by what they were asked for; a colour without a part leads the page. */
export function findColours(sentences: readonly Sentence[]): AskedLook['colours'] {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  const english = writtenIn(text) === 'en';
  const read = meantIn(sentences, english);
  // A few words tell little of their language.
  const again = english && read.length === 0 && text.length < fewLetters;
  const mentions = again ? meantIn(sentences, false) : read;
  const colours: Partial<Record<ColourRole, { hex: string; words: string }>> = {};
  for (const { roles, hex, words } of mentions)
    for (const role of roles) colours[role] = { hex: softenedColours[words] ?? hex, words };
  const loose = mentions.filter(({ roles }) => roles.length === 0);
  for (const { words, ...mention } of loose) {
    const hex = softenedColours[words] ?? mention.hex;
    if (Object.values(colours).some((held) => held.hex === hex)) continue;
    const role = looseRole(colours, hex, mentions.length);
    if (role) colours[role] = { hex, words };
  }
  return colours;
}

const fewLetters = 60;

/** Parts of a page that nothing but a page has, in no description of anything else. */
const partsAlone = ['button', 'background', 'heading', 'header', 'footer'] as const;

/** Only the colours that are said with a part of the page: "algo de rojo en el botón". */
export function coloursOfParts(sentences: readonly Sentence[]): AskedLook['colours'] {
  const english = writtenIn(sentences.map(({ text }) => text).join(' ')) === 'en';
  const mentions = meantIn(sentences, english);
  return Object.fromEntries(
    partsAlone.flatMap((part) => {
      const last = mentions.findLast(({ roles }) => roles.includes(part));
      if (last === undefined) return [];
      return [[part, { hex: softenedColours[last.words] ?? last.hex, words: last.words }]];
    }),
  );
}

/** A pale colour beside others is the ground, or one near black; navy is not, it leads the page. Else brand, then accent. */
function looseRole(colours: AskedLook['colours'], hex: string, count: number): ColourRole | null {
  const light = lightness(hex);
  // Bright yellow is as light as cream, and no ground to read on.
  const pale = light > 0.86 && spread(hex) < vivid;
  if (!colours.background && (pale || (count > 1 && light < 0.12 && spread(hex) < nearGrey)))
    return 'background';
  if (pale) return null;
  if (!colours.brand) return 'brand';
  return colours.accent ? null : 'accent';
}

const nearGrey = 0.3;
const vivid = 0.5;

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** How far a colour is from grey, 0 to 1. */
function spread(hex: string): number {
  const all = channels(hex);
  return Math.max(...all) - Math.min(...all);
}

function lightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0);
}

function inSentence(sentence: Sentence, place: Place): Mention[] {
  const { tokens } = sentence;
  const raw = readMentions(sentence, place.isEnglish);
  const claimed = new Set<number>();
  const wished = wishedColours(sentence, raw, place);
  return raw.flatMap((mention, index) => {
    const next = raw[index + 1]?.from ?? tokens.length;
    const roles =
      rolesBehind(tokens, mention.to, next, claimed, raw) ??
      rolesBefore(tokens, mention.from, claimed) ??
      onGround(tokens, mention) ??
      [];
    const isMeant = roles.length > 0 || mention.words.startsWith('#') || wished.has(mention);
    return isMeant && !isRuledOut(tokens, mention) ? [{ ...mention, roles }] : [];
  });
}

/** The colours that are meant, sentence by sentence. */
function meantIn(sentences: readonly Sentence[], isEnglish: boolean): Mention[] {
  const count = sentences.length;
  return sentences.flatMap((sentence, index) => inSentence(sentence, { index, count, isEnglish }));
}
