import { isSameHue } from '../colour/asked-pair';
import { colour, readColour } from '../colour/oklch';
import { coloursOfSubject, subjectColours } from '../catalogue/palettes/palettes';
import type { PageColours } from '../catalogue/palettes/palettes';
import { tradeOf } from '../catalogue/trades';
import type { AskedLook, Brief } from '../model/brief';
import type { Look } from '../model/page';
import { readSentences } from '../text/sentences';
import { coloursOfParts } from '../understand/find-colours';
import { readWishes } from './read-wishes';
import { isSoft, strengthOf } from './strength-of-colours';

type ColoursOfLook = Pick<Look, 'scheme' | 'accent' | 'ground' | 'art' | 'soft' | 'asked'>;

/**
 * The colours of a page. Those that were asked for decide, then what mood or material was wished for, then what the page
 * is about.
 */
export function chooseColours(brief: Brief): ColoursOfLook {
  const { look } = brief.asked;
  const wishes = readWishes(brief);
  const wished = wishes.colours[0] ?? null;
  const sentences = readSentences(brief.prompt.slice(0, longestRead));
  const said = coloursOfParts(sentences);
  const all = { ...said, ...look.colours };
  const given = wished === null ? all : withoutPalettes(all);
  const soft = isSoft(brief, given, wishes.soft);
  const dark = isDark(given.background?.hex) || (wished?.dark === true && !given.background);
  const scheme = look.scheme ?? (dark ? 'dark' : 'light');
  const asked = askedColours(given, soft);
  // "White page, black type" names all colours there are to be: a further one would not be that page.
  const { brand, button, accent, heading, text } = asked;
  const main = brand ?? button ?? accent ?? heading ?? text;
  const chosen = wished ?? (main === undefined ? ofSubject(brief) : null);
  const named = Object.keys(asked).length > 0;
  return {
    scheme,
    accent: main ?? (scheme === 'dark' ? chosen?.night : chosen?.accent) ?? '#27465f',
    ...(chosen !== null && !named ? { ground: chosen.ground } : {}),
    ...(chosen === null || (named && !mixes.has(wished?.id ?? '')) ? {} : { art: chosen.art }),
    ...strengthOf(brief, given, { soft, onGround: said.background !== undefined }),
    asked,
  };
}

/** Wishes that are for many colours, whatever the first of them is. */
const mixes = new Set(['stained-glass', 'colourful', 'candy']);

const longestRead = 6_000;

function ofSubject(brief: Brief): PageColours | null {
  const { phrase, tradeId, confidence } = brief.subject;
  // Its colours need no language: a page in French has those of its trade as well.
  const trade = tradeOf(tradeId);
  const said = brief.language === 'en' ? phrase.toLowerCase().split(/[^\p{L}]+/u) : [];
  const opening = brief.language === 'en' ? brief.prompt.slice(0, openingLetters) : '';
  const around = opening.toLowerCase().split(/[^\p{L}]+/u);
  return (
    (confidence < unsure ? coloursOfSubject(around) : null) ??
    coloursOfSubject([...said, ...(trade?.words.slice(0, 5) ?? [])]) ??
    coloursOfSubject(around) ??
    subjectColours[brief.seed % subjectColours.length] ??
    null
  );
}

/** How much of an instruction says what it is for. */
const openingLetters = 160;
/** Below it the subject is a guess, such as the name of a bridegroom. */
const unsure = 0.45;

/** "Earth tones" are the palette that was wished for, and no single colour. */
const wholePalette = / (?:tones?|colou?rs|hues|shades|palette)$/i;

const withoutPalettes = (colours: AskedLook['colours']): AskedLook['colours'] =>
  Object.fromEntries(
    Object.entries(colours).filter(([, { words }]) => !wholePalette.test(words)),
  ) as AskedLook['colours'];

/** "Teal #0f5c63" names one colour twice: the exact one is meant. */
function askedColours(given: AskedLook['colours'], soft: boolean): Record<string, string> {
  const { brand, accent, ...others } = given;
  const two = brand && accent && isSameHue(brand.hex, accent.hex);
  const [exact, ...more] = two ? [brand, accent].filter(({ words }) => words.includes('#')) : [];
  const meant = exact && more.length === 0 ? { brand: exact } : { brand, accent };
  return Object.fromEntries(
    Object.entries({ ...meant, ...others }).flatMap(([role, one]) =>
      one === undefined
        ? []
        : [[role, soft && !one.words.includes('#') ? softened(one.hex) : one.hex]],
    ),
  );
}

const mostChroma = 0.075;

/** A named colour as somebody means it who asks for it softly: lighter where it is strong, and with half of it. */
function softened(hex: string): string {
  const { lightness, chroma, hue } = readColour(hex);
  if (chroma < 0.03 || lightness > 0.85) return hex;
  return colour(Math.max(lightness, 0.5), Math.min(chroma * 0.6, mostChroma), hue);
}

function isDark(hex: string | undefined): boolean {
  if (hex === undefined) return false;
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.3 * (r ?? 0) + 0.59 * (g ?? 0) + 0.11 * (b ?? 0) < 90;
}
