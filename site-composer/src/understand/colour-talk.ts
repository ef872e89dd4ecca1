import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';
import type { Mention } from './colour-mentions';

const cues =
  /\b(?:colou?rs?|palette|scheme|theme|tones?|hues?|shades?|accents?|style|look|design|vibe|farben?|couleurs?|colores?|cores|colori|kleuren|use|background|buttons?|aesthetic|feel)\b/i;

const things = new Set(
  'coffee espresso honey vanilla cinnamon caramel chocolate lemon cherry peach apricot salmon olive mint lime rose wine champagne cream sand stone pearl forest fern pine clay copper bronze gold silver ruby sapphire jade walnut mustard saffron avocado pistachio plum snow chalk linen brick moss lavender ink denim slate orange golden coral raspberry eggplant aubergine tan rust sage orchid eucalyptus page violet butter brass sandy peru sandal sandalwood'.split(
    ' ',
  ),
);

/** Whether a sentence speaks of how something looks. */
export const speaksOfLooks = (text: string): boolean => cues.test(text);

/** Whether the words are a thing's first, and a colour's only where colours are spoken of: "mustard". */
export const isThing = (words: string): boolean => things.has(words);

const beside = new Set(
  'and with in on a an the some of touch touches hint bit or please thanks maybe very quite soft warm bright dark deep light pale lots bits accents accent colour colours color colors coloured colored only just mostly all like it our und mit in auf et avec en y con e com em di met op bitte per favore se possible i would want like love prefer think keep'.split(
    ' ',
  ),
);

/** A word that may stand beside colours where nothing but looks is spoken of. */
export function isColourTalk(word: string): boolean {
  return beside.has(word) || isOf('lookWords', word) || isOf('lookNouns', word);
}

/** Mentions in a part of a sentence that says nothing but colours: "Dark green please", "sea blue and rust". */
export function clausesOfColour(
  { tokens, text }: Sentence,
  raw: readonly Mention[],
): ReadonlySet<number> {
  const held = new Set<number>();
  let start = 0;
  for (let at = 0; at <= tokens.length; at += 1) {
    if (at < tokens.length && !/^[,;.!:()–—-]+$/.test(tokens[at]?.text ?? '')) continue;
    const inside = raw.flatMap((mention, index) =>
      mention.from >= start && mention.to <= at ? [{ mention, index }] : [],
    );
    const others = tokens.slice(start, at).filter((token, offset) => {
      const place = start + offset;
      if (inside.some(({ mention }) => place >= mention.from && place < mention.to)) return false;
      return !isColourTalk(token.lower);
    });
    // "mustard and chocolate" behind other things to eat is what it says.
    const eaten =
      at - start < tokens.length - 1 &&
      inside.every(({ mention }) => isThing(mention.words)) &&
      !speaksOfLooks(text);
    if (others.length === 0 && !eaten) for (const { index } of inside) held.add(index);
    start = at + 1;
  }
  return held;
}
