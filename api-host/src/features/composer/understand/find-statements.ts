import { capitalise } from '../text/words';

const said =
  /\b(?:it|the (?:site|page|app|website))?\s*(?:must|should|has to|needs to) (?:clearly )?(?:say|state|mention|make clear)(?: clearly)?(?: that)? (?!["'])(?=[\p{L}' ]{0,40}\b(?:is|are|not|no|does|do|cannot|will)\b)([^.!?;\n"]{8,140})/giu;

/** Sentences the page has to show: "it must say it is not a replacement for a doctor". */
export const findStatements = (text: string): string[] =>
  [...text.matchAll(said)].slice(0, 3).map(([, words = '']) => `${capitalise(words.trim())}.`);
