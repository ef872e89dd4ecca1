/** What a text should be like, not what it should say: "more urgent", "sound friendlier", "something short". */
const manner =
  /^(?:(?:sound|feel|look|be|seem|appear|become|read like|have|include|mention|match|fit|reflect|emphasi[sz]e|highlight|focus|appeal|attract|convince|explain|describe|stand out|show|tell)\b|(?:something|anything|whatever|one that|be more|(?:a (?:bit|little)|much|far|way|even|slightly)? ?(?:more|less|better|shorter|longer|simpler|clearer|catchier|friendlier|stronger|punchier|warmer|bolder|funnier|nicer|bigger|smaller|larger|darker|lighter)\b))/i;

/** An instruction about a text. It must never become the text itself. */
export function isManner(text: string): boolean {
  return manner.test(text.trim());
}

export const noRewriting =
  'the offline composer cannot rewrite a text in another tone. Say in quotation marks what it should say.';
