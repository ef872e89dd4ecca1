import { likeTyped, replaced } from './kept-places';

/** How words are shortened in messages, and how they are written. */
const written: Readonly<Record<string, string>> = {
  nite: 'night',
  nites: 'nights',
  tonite: 'tonight',
  '2nite': 'tonight',
  ppl: 'people',
  u: 'you',
  ur: 'your',
  r: 'are',
  pls: 'please',
  plz: 'please',
  plse: 'please',
  cos: 'because',
  coz: 'because',
  cuz: 'because',
  bcos: 'because',
  thru: 'through',
  tho: 'though',
  altho: 'although',
  wanna: 'want to',
  abt: 'about',
  bday: 'birthday',
  b4: 'before',
  thx: 'thanks',
  thanx: 'thanks',
  msg: 'message',
  msgs: 'messages',
  wot: 'what',
  tmrw: 'tomorrow',
  tmrrw: 'tomorrow',
  wk: 'week',
  wks: 'weeks',
  stn: 'station',
  info: 'information',
  dunno: "don't know",
  gotta: "you've got to",
  w: 'with',
  til: 'until',
  "'til": 'until',
  yr: 'year',
  yrs: 'years',
  incl: 'including',
  excl: 'excluding',
  approx: 'about',
  hrs: 'hours',
  txt: 'text',
  appt: 'appointment',
  appts: 'appointments',
  '24hr': '24-hour',
  gd: 'good',
  def: 'definitely',
  min: 'minimum',
  max: 'maximum',
  n: 'and',
};
/** Short forms that are other words as well are written out only where their neighbours show it. */
const onlyBefore: Readonly<Record<string, RegExp>> = {
  w: /^\/ ?\p{L}/u,
  min: /^\.? (?:order|spend|stay|charge|booking|age|\d+ (?:people|heads?|nights?|hours?)|£)/iu,
  max: /^\.? (?:\d+ (?:people|heads?|ppl|dogs|guests|in)|£)/iu,
  n: /^ \p{Ll}/u,
  r: /^ \p{L}|^ \d/u,
  yr: /^s?\b(?! \d)/u,
  approx: /^\.? /u,
};
const only: Readonly<Record<string, RegExp>> = {
  n: /\p{Ll} $/u,
  r: /\p{Ll} $/u,
  u: /^$|[\p{Ll},.!?] $/u,
  w: /\p{L} $|^$/u,
  yr: /\d ?$|\p{Ll} $/u,
  // Behind a figure it is a measure of time, or of heat.
  min: /^\D*$/u,
  max: /^\D*$/u,
};
const capitals = new Set(['N', 'R', 'U', 'W']);

const anyWord = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@.&/-])(?:${Object.keys(written).join('|')})(?![\p{L}\p{N}'’@-]|\.\p{L})`,
  'giu',
);
const fixed: readonly (readonly [RegExp, string])[] = [
  [/\bb ?(?:n|&|and) ?b\b/giu, 'B&B'],
  [/\brock ?(?:n|'n'|'n) ?roll\b/giu, "rock 'n' roll"],
  [/\br ?(?:n|&) ?b\b|\brnb\b/giu, 'R&B'],
  [/\bgonna\b/giu, 'going to'],
  [/(?<=\b(?:for|at) )free of charge\b/giu, 'no charge'],
  [/\b(\d+)(?: ?)(am|pm)\b/giu, '$1$2'],
];

/** Words of messages as they are written out. English only. */
export function withWholeWords(given: string): string {
  const text = given.replaceAll(shortenedStop, '$1');
  const plain = fixed.reduce(
    (all, [pattern, by]) =>
      replaced(all, pattern, (match) =>
        likeTyped(
          match,
          match.replace(pattern, by).replace(/(?<=\d)(?:AM|PM)\b/u, (half) => half.toLowerCase()),
        ),
      ),
    text,
  );
  return replaced(plain, anyWord, (word, _, at) => {
    const lower = word.toLowerCase();
    const behind = plain.slice(at + word.length, at + word.length + longestLook);
    const before = plain.slice(Math.max(0, at - 2), at);
    if (capitals.has(word) && at > 0) return word;
    if (onlyBefore[lower]?.test(behind) === false || only[lower]?.test(before) === false)
      return word;
    return likeTyped(word, written[lower] ?? word);
  })
    .replaceAll(/\bwith\/ ?(?=\p{L})/gu, 'with ')
    .replaceAll(/\bwe going to\b/giu, (match) => likeTyped(match, "we're going to"));
}

const longestLook = 24;
/** Before they are written out: the full stop behind "about" or "including" ends a sentence. */
const shortenedStop =
  /(?<!\d ?)\b([Aa]pprox|[Ii]ncl|[Ee]xcl|[Mm]in|[Mm]ax)\.(?= (?:\p{Ll}|[\d£€$]))/gu;
