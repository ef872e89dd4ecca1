import { replaced } from './kept-places';

const counts =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|\\d{1,3}';
/** "A six week course": a count and one unit in front of what they measure. */
const measured = new RegExp(
  String.raw`(?<![£€$₹])\b(${counts}) (woman|man|person|week|day|hour|minute|month|year|piece|bedroom|room|mile|acre|storey|seat|seater|part|course|bed|star|step|night|page|metre|foot|inch|litre)(?= \p{Ll}{3,})(?! (?:from|ago|old|per|and|away|each|before|after|for|with|only|later|until|then|walk away))`,
  'giu',
);
const oneWord = /\b(?:hand|home) made\b/giu;
const hyphened =
  /\b(?:self (?:taught|employed|catering|contained|service)|second hand|gluten free|family run|co op|call out(?= (?:charge|fee|service)|[.,]|$)|(?:dairy|nut|smoke|step|stress) free(?= \p{Ll})|(?:full|part) time(?= \p{Ll}))\b/giu;

/** Compounds with their hyphens. English only. */
export function withHyphens(text: string): string {
  const plain = replaced(
    replaced(text, oneWord, (match) => match.replace(' ', '')),
    hyphened,
    (match) => match.replace(' ', '-'),
  );
  return replaced(plain, measured, (_, [count = '', unit = '']) => `${count}-${unit}`);
}
