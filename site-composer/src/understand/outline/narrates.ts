/** Verbs by which somebody speaks to whoever builds the page, or of what they would like. */
const ofWishes =
  'want|need|like|love|would|wish|think|hope|mean|guess|suppose|know|tend|prefer|have|don|do|am|can|could|may|might|will|trust|leave|imagine|see|believe|feel|ask|say|put|send|tell';

/** "He grew sweet potatoes", "his bat", "when she retired", "I come to the boat": what is told of people, and orders nothing. */
const ofPeople = new RegExp(
  String.raw`^(?:(?:and|but|then|so) )?(?:(?:he|she)(?! (?:wants?|hates?|would|likes?|needs?|said (?:to|that the page)))\s\p{Ll}|(?:his|her) (?:\p{Ll}+ ){1,2}(?:was|were|is|are|had|has)\b|(?:when|after|before|until|since|while) (?:he|she|they|we|i) \p{Ll}|(?:i|we) (?!(?:${ofWishes})\b)\p{Ll}+\s)`,
  'iu',
);

/** "…, who is named after him", "…, Ezra, …": goes on with the sentence it stands in. */
const goesOn = /^(?:(?:who|whose|which|where|so they|so he|so she)\s\p{Ll}|\p{Lu}\p{Ll}+,?$)/u;

/**
 * Whether words tell something of people or go on with what is told, which nobody says to whoever builds a page.
 * @param before what stands in front of them in their sentence and is for visitors
 */
export const narrates = (text: string, before: string): boolean =>
  ofPeople.test(text) || (before !== '' && goesOn.test(text));
