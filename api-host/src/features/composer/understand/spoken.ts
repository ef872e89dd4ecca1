const slips =
  /,?\s*\b(?:no,? (?:sorry|wait|actually)|sorry,? no|wait,? no|scratch that|or rather)\b,?\s*/iu;
const fillers =
  /(?<![\p{L}'"])(?:um+|uhm?|erm+|hmm+|you know|i mean|i guess|kind of|sort of|by the way)(?![\p{L}'"])[,.…]*\s*/giu;
/** "they can like see": a filler between a verb and what follows; "looks like" and "like a" stay. */
const like =
  /(?<=\b(?:can|could|was|is|are|they|be|and|just|so) )like,? (?=\p{Ll}+ )(?!a |an |the |this |that )/giu;
const again = /(?<!\p{L})(a|an|the|i|we|my|to|and|with|of|for|it|is) \1(?!\p{L})/giu;

/** "15 for a semi no sorry 18 for a semi": what was corrected goes, back to the number it replaces. */
function withoutSlips(text: string): string {
  const slip = slips.exec(text);
  if (slip === null) return text;
  const before = text.slice(0, slip.index);
  const after = text.slice(slip.index + slip[0].length);
  const wrong = /^[$€£]?\d/.test(after) ? /[$€£]?\d[\d.,]*(?:(?![,.;]).)*$/u.exec(before) : null;
  const kept = wrong === null ? `${before}, ` : before.slice(0, wrong.index);
  return withoutSlips(`${kept}${after}`);
}

/** Dictation as it was meant: no fillers, no doubled small words, corrections carried out. */
export const tidySpeech = (text: string): string =>
  withoutSlips(
    text
      .replace(/\b4(?= (?:my|our|the)\b)/gi, 'for')
      .replace(/\b(?:pls|plz)\b/gi, 'please')
      .replace(fillers, '')
      .replace(like, '')
      .replace(again, '$1'),
  )
    .replace(/ ,/g, ',')
    .replace(/[ \t]+/g, ' ')
    .trim();
