const lead =
  /^(?:(?:hi|hello|also|and|so|ok|hey)[,!]? )*(?:(?:we|i)(?:'ve| have)(?: (?:also|now|just))?(?: got)?|there(?:'s| is| are)(?: now| also)?|here(?:'s| is)) (?:(?:an? |another |some )?(?:new |further |extra )?[\p{L} ]{2,30}:\s*|(?:an? |another |some )?)(.{3,160})$/iu;
const putting =
  /^(?:(?:so|please|pls|and|then|can you|could you|would you) )*(?:add|put|include|list|pop|stick) (?:it|them|that|those|this|these)(?: in| on| up)? (?:to|in|into|on|onto|with|under|among|at|amongst) (?:the |our )?([\p{L} &'-]{2,40}?)(?: section| list| bit| part| ones)?(?: please)?[.!?]?$/iu;
const border = /,\s+|\s+(?:and|so)\s+/giu;
const longest = 240;

/** "We've a new pudding: almond tart, £6.50. Can you put it with the sweets?": what is new, and where it goes, in one. */
export function withNewThings(sentences: readonly string[]): string[] {
  const read: string[] = [];
  for (const sentence of sentences.flatMap((one) => beforePutting(one))) {
    const place = sentence.length < longest ? putting.exec(sentence)?.[1] : undefined;
    const said =
      place === undefined ? undefined : lead.exec((read.at(-1) ?? '').slice(0, longest))?.[1];
    if (place === undefined || said === undefined) read.push(sentence);
    else read[read.length - 1] = `add ${said.replace(/[.!?,\s]+$/, '')} to the ${place}`;
  }
  return read;
}

/** "…, add it to the dates" apart from what it is about. */
function beforePutting(sentence: string): string[] {
  if (sentence.length > longest || !lead.test(sentence)) return [sentence];
  const at = [...sentence.matchAll(border)].find(({ index, 0: joint }) =>
    putting.test(sentence.slice(index + joint.length)),
  );
  return at ? [sentence.slice(0, at.index), sentence.slice(at.index + at[0].length)] : [sentence];
}
