import { capitalised } from '../../text/casing';
import { amountsIn, inFigures, valueOf } from './amounts';
import { clausesOf } from './clauses';
import type { Clause } from './clauses';
import { formulaIn } from './formulas';
import { readGiven } from './read-given';
import { isRounded, readInput, readWanted, roleOf } from './read-input';
import { readTest } from './test-figures';
import type { Unit } from './units';
import type { Quantity, Sheet, Wanted } from './sheet';

interface Draft {
  readonly quantities: Quantity[];
  readonly ticks: string[];
  readonly wanted: Wanted[];
  minimum: number | null;
  base: Unit | null;
  sentence: number;
}

const tick =
  /\b(?:tick(?:s|ed)?(?: box)?|check ?box|ticking|angekreuzt|ankreuz\p{L}*|coch[ée]\p{L}*|marcad[ao]|casilla|spunta\p{L}*|aangevinkt)\b/iu;
const tickWords =
  /\b(?:(?:that is |as |with )?an? (?:tick|check) ?box(?: for| to)?|(?:is )?if (?:they |you |it is |it's |we )?tick(?:s|ed)?|when ticked|tick(?:ed)? (?:box )?(?:for )?|wenn angekreuzt|angekreuzt|si coch[ée]e?|(?:tick|check) ?box(?: for)?)\b|\(\s*\)/giu;
const least = /\b(?:minimum|at least|mindestens|minimum de|mínimo|minimo)\b/iu;
const freeFrom = /\b(?:free|gratis|frei)\s(?:over|from|above|ab|vanaf|dès|desde)\b/iu;
const input = /^(?:and )?(?:how (?:many|much|far|wide|long|high)|(?:the )?number of|kilos of|anzahl|nombre de|aantal)\b/iu;
const fee = /\b(?:setup|set-up|postage|delivery|travel|call-?out|fee|charge|shipping|lieferung|livraison|to start)\b/iu;
const doubled = /\b(?:there and back|both ways|return journey|hin und zurück|aller[- ]retour)\b/iu;
const mostClauses = 80;

/** What a described calculator asks for, what is fixed and what is to come out. */
export function readSheet(text: string): Sheet {
  const draft: Draft = {
    quantities: [],
    ticks: [],
    wanted: [],
    minimum: null,
    base: null,
    sentence: -1,
  };
  const clauses = clausesOf(text).slice(0, mostClauses);
  for (const clause of clauses) readClause(draft, clause, isListed(clauses, clause));
  return {
    quantities: draft.quantities,
    ticks: draft.ticks,
    wanted: draft.wanted,
    minimum: draft.minimum,
    test: readTest(clauses.filter(({ zone }) => zone === 'test').map(({ text: words }) => words)),
  };
}

const fewestListed = 3;
/** Short names in a row are what is entered, though nobody says so: "Days, euros per day (35), number of nights". */
function isListed(clauses: readonly Clause[], { zone, sentence }: Clause): boolean {
  const own = clauses.filter((one) => one.sentence === sentence && one.zone === zone);
  return own.length >= fewestListed && own.some(({ text }) => /\(\s?[€$£]?\d|\d$/u.test(text) || input.test(text));
}

function readClause(draft: Draft, { text, zone, sentence }: Clause, isList: boolean): void {
  if (sentence !== draft.sentence) draft.base = null;
  draft.sentence = sentence;
  if (zone === 'test') return;
  const formula = formulaIn(text);
  if (formula) {
    const known = readWanted(formula.name);
    draft.wanted.push({
      label: capitalised(formula.name),
      units: known?.units ?? {},
      factor: known?.factor ?? 1,
      isPercent: false,
      whole: isRounded(text),
      formula: formula.rest,
    });
    return;
  }
  if (tick.test(text)) readTick(draft, text);
  else if (least.test(text) && amountsIn(text).length > 0 && zone !== 'output')
    draft.minimum = amountsIn(text)[0]?.value ?? null;
  else if (freeFrom.test(text)) {
    const sum = amountsIn(text)[0]?.value;
    const last = draft.quantities.at(-1);
    if (last && sum !== undefined) draft.quantities.splice(-1, 1, { ...last, freeFrom: sum });
  } else if (doubled.test(text)) draft.quantities.push(plain(2, text), ...readRest(draft, text));
  else if (zone === 'output') readOutput(draft, text);
  else readFigure(draft, text, zone === 'input' || isList);
}

const plain = (value: number, words: string): Quantity => ({
  label: '',
  words,
  value,
  units: {},
  factor: 1,
  source: 'given',
  percent: null,
});

function readRest(draft: Draft, text: string): readonly Quantity[] {
  const rest = text.replace(doubled, '').trim();
  return rest === '' ? [] : readGiven(rest, draft.base, false).found;
}

function readTick(draft: Draft, text: string): void {
  const quoted = /["“]([^"”]{3,60})["”]/u.exec(text)?.[1];
  const bare = text.replaceAll(tickWords, ' ').replaceAll(/\s+/gu, ' ').trim();
  const [amount] = amountsIn(inFigures(bare));
  const words = bare.replace(/^(?:and|then|add|plus|for|to|with)\s/iu, '').replace(/[:,]$/u, '');
  const name = quoted ?? (words === '' ? 'Extra' : words);
  const own = amount ? readGiven(bare.slice(amount.at), draft.base, true).found[0] : undefined;
  const last = draft.quantities.at(-1);
  const gate = draft.ticks.length;
  if (own)
    draft.quantities.push({
      ...own,
      words: text,
      gate,
      percent: own.percent === null ? null : roleOf(text) === 'minus' ? 'minus' : 'plus',
    });
  else if (last && last.source === 'given') draft.quantities.splice(-1, 1, gated(last, gate, text));
  else return;
  draft.ticks.push(capitalised(name));
}

const gated = (last: Quantity, gate: number, text: string): Quantity => ({
  ...last,
  gate,
  percent: last.percent === null ? null : roleOf(`${last.words} ${text}`) === 'minus' ? 'minus' : 'plus',
});

function readOutput(draft: Draft, text: string): void {
  const wanted = readWanted(text);
  const last = draft.wanted.at(-1);
  if (isRounded(text) && last && (wanted === null || /^(?:always |round)/iu.test(text)))
    draft.wanted.splice(-1, 1, { ...last, whole: true });
  else if (wanted) draft.wanted.push(wanted);
}

function readFigure(draft: Draft, text: string, isInput: boolean): void {
  const [first] = amountsIn(inFigures(text));
  const lead = first === undefined ? text : inFigures(text).slice(0, first.at).replace(/[\s(]+$/u, '');
  const isBare = /^(?:|and|add|plus|at|with|then|a|for|it|is|are)$/iu.test(lead.trim());
  const isFixed = fee.test(text) && !/\(/u.test(text) && !/\bprice|cost\b/iu.test(lead);
  const at = /^(.+?)\s(?:at|à|zu)\s(?=[€$£]?\d)/iu.exec(text);
  if (at && input.test(at[1] ?? '')) {
    const counted = readInput(at[1] ?? '');
    if (counted) draft.quantities.push(counted);
    draft.quantities.push(...readGiven(text.slice(at[0].length), counted, true).found);
    return;
  }
  if ((isInput || input.test(text)) && !isBare && !isFixed) {
    const spoken = /\b(?:covers?|holds?|weighs?|has|have|hold|needs?|you need|wide at|to the|contains?|gives?|does|costs?)\b/iu.test(text)
      ? readGiven(text, draft.base, false)
      : null;
    const quantity = spoken && spoken.found.length > 0 ? null : readInput(text);
    if (quantity) {
      draft.quantities.push(quantity);
      return;
    }
  }
  const { base, found } = readGiven(text, draft.base, isFixed || isInput || first?.over !== null);
  draft.base = base;
  draft.quantities.push(...found.map((one) => ({ ...one, value: one.value ?? valueOf('0') })));
}
