import { isOf } from '../catalogue/vocabulary/vocabulary';

const things = new Set(
  'coffee espresso honey vanilla cinnamon caramel chocolate lemon cherry peach apricot salmon olive mint lime rose wine champagne cream sand stone pearl forest fern pine clay copper bronze gold silver ruby sapphire jade walnut mustard saffron avocado pistachio plum snow chalk linen brick moss lavender ink denim slate orange golden coral raspberry eggplant aubergine tan rust sage orchid eucalyptus page violet butter brass sandy peru sandal sandalwood'.split(
    ' ',
  ),
);

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
