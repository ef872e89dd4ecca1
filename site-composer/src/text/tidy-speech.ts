/** Laughter and faces, which nobody prints. */
const laughter = /\s*(?:\b(?:lol|lmao|rofl|ha(?:ha)+|he(?:he)+)\b|(?<=\s|^)[:;]-?[)D](?=\s|$))/giu;

/** How words are shortened in messages, and how they are written. */
const shortened: Readonly<Record<string, string>> = {
  nite: 'night',
  nites: 'nights',
  tonite: 'tonight',
  ppl: 'people',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  thru: 'through',
  tho: 'though',
  gonna: 'going to',
  wanna: 'want to',
  abt: 'about',
  bday: 'birthday',
};
const anyShortened = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@./-])(?:${Object.keys(shortened).join('|')})(?![\p{L}\p{N}'’@/-]|\.\p{L})`,
  'giu',
);

/** Said loudly: "I do NOT do electric ones". */
const loud =
  /(?<![\p{L}\p{N}-])(?:NOT|DO|DON['’]T|DOES|NO|NEVER|ALL|ANY|VERY|ALWAYS|ONLY|MUST|REALLY|AND|BUT|CAN|CAN['’]T|WILL|WON['’]T|IS|ARE|FREE|PLEASE)(?![\p{L}\p{N}-])/gu;
/** "Its not far", "its a family firm". */
const itIs =
  /(?<![\p{L}\p{N}])([Ii])ts(?= (?:a|an|the|not|no|all|been|always|open|free|only|in|on|at|just|about|my|our|me|six|five|four|three|two)\b)/gu;

/** What somebody wrote as in a message, as it is printed: their words, without laughter, shouting and short forms. English only. */
export function tidySpeech(text: string): string {
  const calm = /\p{Ll}{2}/u.test(text)
    ? text.replaceAll(loud, (word, at: number) =>
        at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase(),
      )
    : text;
  return calm
    .replaceAll(laughter, '')
    .replaceAll(/([!?])[!?]+/gu, '$1')
    .replaceAll(anyShortened, (word) => {
      const whole = shortened[word.toLowerCase()] ?? word;
      return /^\p{Lu}/u.test(word) ? whole.charAt(0).toUpperCase() + whole.slice(1) : whole;
    })
    .replaceAll(itIs, "$1t's")
    .replaceAll(/(?<![\p{L}\p{N}'’.])i(?=\s|['’](?:m|ve|ll|d)\b)/gu, 'I')
    .trim();
}
