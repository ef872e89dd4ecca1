import { anyMark } from './correction-marks';

const days =
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag';
const months =
  'january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|augustus|jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec';
const amount = String.raw`\d+(?:[.,]\d+)*`;
const currency = String.raw`(?:€|£|\$|₹|(?:euros?|pounds?|quid|dollars?|bucks|rupees?|francs?|reais|pence|p)(?!\p{L}))`;

/** Kinds of things that can be told wrong and right; the more particular ones first. */
const kinds = [
  String.raw`[\p{L}\d._+-]{1,64}@[\p{L}\d.-]{1,64}\p{L}`,
  String.raw`[£€$₹]\s?${amount}|${amount}\s?${currency}`,
  String.raw`\+?\d[\d ()/-]{6,}\d`,
  String.raw`\d{1,2}(?:st|nd|rd|th|\.)?\s(?:of |de )?(?:${months})(?!\p{L})(?:,?\s\d{4})?|(?<!\p{L})(?:${months})\s\d{1,2}(?:st|nd|rd|th)?(?!\d)(?:,?\s\d{4})?`,
  String.raw`\d{1,2}[:.h]\d{2}(?:\s?(?:am|pm|uhr|h)(?!\p{L}))?|\d{1,2}\s?(?:am|pm|uhr|heures|h)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${days})(?!\p{L})`,
  amount,
].map((source) => ({
  first: new RegExp(`^(?:${source})`, 'iu'),
  every: new RegExp(source, 'giu'),
}));
const sums = 1;
const figures = kinds.length - 1;

/** "a goat", "per head", "pro Person", "each": what a sum is for. */
const unit =
  /^\s?(?:(?:an?|per|pro|par|por|al?|la|le|der|das|die|het|the|every|each) \p{L}+(?!\p{L})|each\b|\/ ?\p{L}+)/iu;
const ends =
  /^\s*(?:[,.;:!?)\n–—-]|$|(?:and|or|but|to|till|until|from|for|in|on|at|with|because|und|bis|et|y|e|en|für|pour|para|per|voor|is|are)\b)/iu;

const furthest = 110;
const mostBetween = 6;
const mostTurns = 24;
const longestRead = 20_000;

interface Found {
  readonly start: number;
  readonly end: number;
}

/** The last thing of a kind in a text, which ends there but for a few words. */
function lastOf(text: string, kind: number): Found | null {
  const from = Math.max(0, text.length - furthest);
  const part = text.slice(from);
  const pattern = kinds[kind]?.every;
  const found = pattern === undefined ? undefined : [...part.matchAll(pattern)].at(-1);
  if (found === undefined) return null;
  const end = found.index + found[0].length;
  const between = part.slice(end).trim();
  if (between !== '' && between.split(/\s+/u).length > mostBetween) return null;
  return { start: from + found.index, end: from + end };
}

/** A text in which one thing stands as it was put right behind a mark; null where nothing of its kind stands before that. */
function putRight(text: string, mark: RegExpExecArray | RegExpMatchArray): string | null {
  const at = mark.index ?? 0;
  const before = text.slice(0, at);
  const behind = text.slice(at + mark[0].length);
  for (const [kind, { first }] of kinds.entries()) {
    const right = first.exec(behind)?.[0];
    if (right === undefined) continue;
    const own =
      kind === sums || kind === figures ? (unit.exec(behind.slice(right.length))?.[0] ?? '') : '';
    const rest = behind.slice(right.length + own.length);
    if (mark.groups?.surely === undefined && !ends.test(rest)) return null;
    const old = lastOf(before, kind);
    if (old === null) return null;
    const between = before.slice(old.end);
    const oldUnit = unit.exec(between)?.[0] ?? '';
    const kept = `${own === '' ? oldUnit : own}${between.slice(oldUnit.length)}`.trimEnd();
    const closed = mark[0].includes('(') ? rest.replace(/^[^()]{0,60}\)/u, '') : rest;
    return `${before.slice(0, old.start)}${right}${kept}${closed}`;
  }
  return null;
}

/** "£8 a hoof no sorry £8 a goat", "um 9 Uhr, nein, um 10 Uhr": the sum, day, time or number that was said last holds. */
export function withValuesPutRight(given: string): string {
  let text = given;
  if (text.length > longestRead) return text;
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const next = [...text.matchAll(anyMark)]
      .map((mark) => putRight(text, mark))
      .find((one) => one !== null);
    if (next === undefined || next === null) break;
    text = next;
  }
  return text;
}
