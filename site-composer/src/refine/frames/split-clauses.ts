import { signedOf, wordsOf } from './tokens';
import type { Signed } from './tokens';

const verb = /^[ASUKMYITZV]/u;
const toning = /^N.{0,3}c|^Ncj/u;
/** "… and the stove check is 59 €": what is told of another thing. */
const telling = /^[^,&:?][^,&:]{0,7}E[^,&:]{0,4}["vyc]/u;
/** "… and a button to ring me": what else is to be there, its verb said before. */
const pressed = /^~?[w"]{0,3}b(?=["Cn~f^_<>r]|$)/u;
/** "… and the letters bigger": how another part should be. */
const dressed = /^[gtbhH]E?[clLdDo+-]{1,2}(?:[,&]|$)/u;
const look = /[gtbhHPclLdDo+B]/u;

/** Why something is asked for: behind a comma, with nothing in it that could stand on the page. */
const reason = /[,&]+[?i][^"ybgthHqrs^_<>:c]*$/u;
/** A sum or a time is told, whatever it follows. */
const isTold = /[€$£₹%:]|\d[.,]\d/u;

/** The clauses of a sentence, one for each thing that is asked for; what they say of reasons is left out. */
export function clausesOf(sentence: string, language: string): Signed[] {
  const whole = signedOf(sentence, language);
  const colon = whole.signs.indexOf(':');
  const end = colon === -1 || /E/u.test(whole.signs.slice(0, colon + 2)) ? Infinity : colon;
  const cuts: number[] = [];
  for (const { index, 0: mark } of whole.signs.matchAll(/[,&]+/gu)) {
    const from = cuts.at(-1) ?? 0;
    const lead = whole.signs.slice(from, index).replace(/^[,&]+/u, '');
    const behind = whole.signs.slice(index + mark.length);
    if (index > end || lead === '' || !begins(lead, behind)) continue;
    cuts.push(index + mark.length);
  }
  const starts = [0, ...cuts];
  return starts.map((start, at) =>
    clauseAt(whole, start, starts[at + 1] ?? whole.tokens.length, cuts.length > 0),
  );
}

function begins(lead: string, behind: string): boolean {
  // What is told first without asking for anything says what the request behind it is about.
  if (!/[ASUKMYITZNVE^_<>cLDldo+B]/u.test(lead)) return false;
  if (/^[SUMZ]i/u.test(behind) && !/^[ASUKMYITZNV]/u.test(lead)) return false;
  if (verb.test(behind)) return !lead.startsWith('Y') || !/^[UK]/u.test(behind);
  if (toning.test(behind)) return true;
  if (dressed.test(behind)) return !/^[SK]/u.test(lead);
  if (telling.test(behind)) return /[E^_<>S]/u.test(lead);
  // "the headline to ‹0› and the button to ‹1›" are two texts with one verb.
  return pressed.test(behind) && look.test(lead) && !/b|^S|"/u.test(lead);
}

function clauseAt(whole: Signed, from: number, to: number, isPart: boolean): Signed {
  let [start, end] = [from, to];
  while (start < end && /[,&]/u.test(whole.tokens[end - 1]?.sign ?? '')) end -= 1;
  while (start < end && /[,&]/u.test(whole.tokens[start]?.sign ?? '')) start += 1;
  const signs = whole.signs.slice(start, end);
  const cut = reason.exec(signs)?.index ?? signs.length;
  const tail = whole.text.slice(whole.tokens[start + cut]?.start, whole.tokens[end - 1]?.end);
  const last = cut > 0 && !isTold.test(tail) ? start + cut : end;
  const isAll = !isPart && last === whole.tokens.length && start === 0;
  return isAll ? whole : signedOf(textBetween(whole, start, last), whole.language);
}

/** From the end of what stands before to the beginning of what follows: fillers around the signs belong to them. */
function textBetween(whole: Signed, start: number, end: number): string {
  const before = whole.tokens[start - 1]?.end ?? 0;
  const next = whole.tokens[end]?.start ?? whole.text.length;
  const said = whole.text.slice(before, next).replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');
  return said === '' ? wordsOf(whole, start, end) : said;
}
