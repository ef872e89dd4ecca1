import { coloursMeant, coloursNamed } from '../catalogue/palettes/palettes';
import type { WishedColours } from '../catalogue/palettes/palettes';
import { colourNames, foreignColours, isOf } from '../catalogue/vocabulary/vocabulary';
import { rankOf } from '../catalogue/words/word-vectors';
import type { Brief, LanguageId } from '../model/brief';

interface Wishes {
  /** The palettes of moods and materials that were wished for, in their order. */
  readonly colours: readonly WishedColours[];
  readonly soft: boolean;
}

/** Nouns behind or before which it is said how a page looks. */
const cues: Readonly<Record<LanguageId, RegExp>> = {
  en: /\b(?:look(?:s|ing)?(?! (?:for|after|forward|at)\b)|feel(?:ing)?(?! free\b)|vibes?|mood|atmosphere|tones?|colou?rs?|palette|style|styling|aesthetic|theme|shades?|hues?|touch)\b/u,
  de: /(?:töne?|farb\p{L}*|stimmung|stil|look|optik|aussehen|wirkung|atmosphäre|flair|anmutung|gestaltung)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:tons?|teintes?|ambiance|couleurs?|style|esprit|atmosphère|univers|allure)(?!\p{L})/u,
  es: /(?<!\p{L})(?:tonos?|ambiente|colores?|estilo|aires?|aspecto|sensación)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:tons?|ambiente|cor(?:es)?|estilo|clima|ar|aspecto|visual)(?!\p{L})/u,
  it: /(?<!\p{L})(?:toni|tinte|atmosfera|colori?|stile|aria|aspetto|sensazione)(?!\p{L})/u,
  nl: /(?<!\p{L})(?:tinten|sfeer|kleur(?:en)?|stijl|uitstraling|gevoel|look)(?!\p{L})/u,
};

/** Behind these it is said what a page is to be like, up to whom or what it is for. */
const orders: Readonly<Record<LanguageId, RegExp>> = {
  en: /\b(?:make|keep|want|like|prefer|love)\s+(?:it|this|everything|(?:the|my|our) (?:web ?)?(?:page|site)|the whole thing)\b(.*)|\b(?:it|page|site|everything) (?:should|must|needs? to|has to) (?:be|feel|look)\b(.*)/u,
  de: /\b(?:soll(?:te)?|möge|darf)\b(.*)/u,
  fr: /(?:^|\s)(?:je (?:la |le )?(?:veux|voudrais)|plutôt|doit être|en)\s(.*)/u,
  es: /\b(?:que sea|quiero que|debe ser|más bien)\b(.*)/u,
  pt: /\b(?:que seja|quero que|deve ser)\b(.*)/u,
  it: /\b(?:che sia|deve essere|vorrei che)\b(.*)/u,
  nl: /\b(?:moet|graag|mag|liefst)\b(.*)/u,
};

const fillers = new Set(
  'and but the a an very quite rather please with of in it its not too more most bit und mit sehr bitte et très avec plutôt y muy con e muito com molto en erg met'.split(
    ' ',
  ),
);
const around = 3;
/** More words are a sentence about something. */
const mostWords = 5;
/** A word this common is no mood of a page: near, after, want. */
const common = 2_000;
const wordsIn = (text: string): string[] => text.match(/[\p{L}][\p{L}'’-]*/gu) ?? [];

/** What an instruction says about moods and materials of the page, and about no subject of it. */
export function readWishes({ prompt, language, asked }: Brief): Wishes {
  const parts = prompt.toLowerCase().split(/[.;:!?\n()]|,(?!\d)|\s[–—-]\s/u);
  const said = parts.flatMap((part, index) => wishOf(part.trim(), index, language));
  const named = said.flatMap((near) => coloursNamed(near, language));
  const moods = asked.look.moods.filter((mood) => mood !== 'light' && mood !== 'dark');
  const meant =
    language === 'en'
      ? said.flatMap((near) =>
          wordsIn(near).flatMap((word) => (isPlain(word) ? [] : (coloursMeant(word) ?? []))),
        )
      : [];
  const ofMoods = moods.flatMap((mood) => coloursNamed(mood, 'en'));
  // Warmth is in most wishes: what else is wished for says more.
  const all = [...new Set([...named, ...ofMoods, ...meant])].toSorted(
    (one, other) => Number(one.id === 'warm') - Number(other.id === 'warm'),
  );
  return {
    colours: all,
    soft: said.some((near) => softly.test(near)),
  };
}

const softly =
  /(?<!\p{L})(?:soft|muted|pastel|gentle|subtle|sanft\p{L}*|zart\p{L}*|pastell\p{L}*|doux|douce|tendres?|suaves?|tenui?|delicat\p{L}*|zachte?)(?!\p{L})/u;

const isPlain = (word: string): boolean =>
  fillers.has(word) ||
  colourNames.has(word) ||
  isOf('siteNouns', word) ||
  isOf('lookNouns', word) ||
  isOf('lookWords', word) ||
  (rankOf(word) ?? 0) < common ||
  isOf('genericAdjectives', word);

/** The part of a clause that is about looks, if any; the first clause is of what the page is for. */
function wishOf(clause: string, index: number, language: LanguageId): string[] {
  if (clause === '') return [];
  const order = orders[language].exec(clause);
  const ordered = (order?.[1] ?? order?.[2])?.replace(/\s(?:for|für|pour|para|per|voor)\s.*/u, '');
  if (ordered !== undefined && index > 0) return [ordered];
  const cue = cues[language].exec(clause);
  if (cue) {
    const before = wordsIn(clause.slice(0, cue.index)).slice(-around);
    const behind = wordsIn(clause.slice(cue.index)).slice(0, around + 1);
    return [[...before, ...behind].join(' ')];
  }
  return index > 0 && isWishAlone(clause, language) ? [clause] : [];
}

/** "dark and cosy": nothing but how it looks. */
function isWishAlone(clause: string, language: LanguageId): boolean {
  const words = wordsIn(clause).filter((word) => !fillers.has(word));
  if (colourNames.has(clause) || foreignColours.has(clause)) return true;
  const known = words.filter(
    (word) =>
      isOf('lookWords', word) ||
      colourNames.has(word) ||
      foreignColours.has(word) ||
      coloursNamed(word, language).length > 0,
  );
  // What other languages call a mood is known of few words.
  const enough = language === 'en' ? words.length : words.length / 2;
  return known.length > 0 && words.length <= mostWords && known.length >= enough;
}
