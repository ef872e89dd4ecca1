import { replaced } from './kept-places';

/** Laughter and faces, which nobody prints. */
const laughter =
  /\s*(?:\b(?:lol|lmao|rofl|ha(?:ha)+|he(?:he)+|xx+)\b|(?<=\s|^)[:;]-?[)DP(](?=\s|$|[.,]))/giu;

const repeated = /([!?])[!?]+|(?<!\.)\.\.(?!\.)/gu;

/** Marks once each and with the blanks they are printed with; without laughter. */
export function withPlainMarks(text: string): string {
  const calm = replaced(
    replaced(text, laughter, () => ''),
    repeated,
    (mark) => mark.charAt(0),
  );
  const spaced = replaced(calm, /\s+([,;.!?])(?=\s|$|[\p{L}£€$])/gu, (_, [mark = '']) => mark);
  return replaced(spaced, /[,;](?=[\p{L}£€$])|(?<=\p{L}),(?=\d)/gu, (mark) => `${mark} `)
    .replaceAll(/\(\s+/gu, '(')
    .replaceAll(/\s+\)/gu, ')')
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replace(/\.{3,}$/u, '.')
    .trim();
}

/** Said loudly: "I do NOT do electric ones". */
const loud =
  /(?<![\p{L}\p{N}-])(?:NOT|DO|DON['’]T|DOES|NO|NEVER|ALL|ANY|VERY|ALWAYS|ONLY|MUST|REALLY|AND|BUT|CAN|CAN['’]T|WILL|WON['’]T|IS|ARE|FREE|PLEASE|EVERY|ANYONE|EVERYONE|NOBODY)(?![\p{L}\p{N}-])/gu;
const kept =
  /^(?:DBS|NHS|UK|USA|MOT|VAT|DIY|AGM|CIC|PTA|OAP|GCSE|RSPCA|RNLI|UKAS|NICEIC|HETAS|BBQ|B&B|TV|FAQ|CCTV|I)$/u;
const fewestShouted = 3;

/** Text in its usual letters, where words or all of it are in capitals, or every word begins with one. English only. */
export function withoutShouting(text: string): string {
  const words = text.match(/\p{L}[\p{L}'’&]*/gu) ?? [];
  if (words.length >= fewestShouted && words.every((word) => word === word.toUpperCase()))
    return lowered(text);
  const isHeaded =
    words.length > mostInTitle &&
    words.every((word) => /^\p{Lu}(?:\p{Ll}|$)/u.test(word)) &&
    /^(?:I|We|You|It|They|There) /u.test(text);
  if (isHeaded) return lowered(text);
  return /\p{Ll}{2}/u.test(text)
    ? replaced(text, loud, (word, _, at) =>
        at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase(),
      )
    : text;
}

const mostInTitle = 3;

const lowered = (text: string): string =>
  replaced(text, /\p{L}[\p{L}'’&]*/gu, (word, _, at) => {
    if (kept.test(word)) return word;
    return at === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
  });
