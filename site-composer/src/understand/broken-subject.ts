/** "Better put", "39th because": a piece of a sentence names nothing. English only. */
export function isBroken(subject: string): boolean {
  if (
    /(?:^|\s)(?:because|so|when|if|that|which|who|and|or|but|the|an?|of|with|to|we|i|is|are)$/iu.test(
      subject,
    )
  )
    return true;
  return /^better (?:put|not|do|get|be|make|go|have|say)$/iu.test(subject);
}

const ofPage =
  /\b(?:page|site|website|webpage)s? (?:for|of|about) (?:our|my|the|an?) ((?:\p{Ll}[\p{L}-]+ ){0,3}\p{Ll}[\p{L}-]+),? \p{Lu}\p{Ll}/u;

/** "A page for our class reunion Ord Valley High School": what it is stands in front of its name; null where it does not. */
export const kindBeforeName = (text: string): string | null =>
  ofPage.exec(text.slice(0, longestRead))?.[1] ?? null;

const longestRead = 2_000;
