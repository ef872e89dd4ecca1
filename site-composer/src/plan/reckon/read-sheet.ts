import { capitalised } from '../../text/casing';
import { amountsIn, inFigures, valueOf } from './amounts';
import { clausesOf } from './clauses';
import type { Clause } from './clauses';
import { formulaIn } from './formulas';
import { readGiven } from './read-given';
import { isRounded, readInput, readWanted } from './read-input';
import { input, introduction, isListed } from './listed-clauses';
import type { Draft } from './draft';
import { readTick, tick } from './read-tick';
import { readChoices } from './read-choices';
import { settleUnits, settleWanted, withRules } from './settle-units';
import { readTest } from './test-figures';
import type { Quantity, Sheet } from './sheet';

const least = /\b(?:minimum|at least|mindestens|minimum de|mínimo|minimo)\b/iu;
const freeFrom = /\b(?:free|gratis|frei)\s(?:over|from|above|ab|vanaf|dès|desde)\b/iu;
const fee =
  /\b(?:setup|set-up|postage|delivery|travel|call-?out|fee|charge|shipping|lieferung|livraison|to start)\b/iu;
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
    baseWords: '',
    sentence: -1,
  };
  const choices = readChoices(text);
  const clauses = clausesOf(choices.rest)
    .slice(0, mostClauses)
    .map((clause) => ({
      ...clause,
      isIntroduced: introduction.test(clause.text),
      text: clause.text.replace(introduction, ''),
    }));
  draft.quantities.push(...choices.quantities);
  for (const clause of clauses) readClause(draft, clause, isListed(clauses, clause));
  const quantities = settleUnits(draft.quantities, draft.wanted);
  return {
    quantities,
    ticks: draft.ticks,
    wanted: settleWanted(withRules(draft.wanted), quantities),
    minimum: draft.minimum,
    test: readTest(clauses.filter(({ zone }) => zone === 'test').map(({ text: words }) => words)),
  };
}

function readClause(draft: Draft, { text, zone, sentence }: Clause, isList: boolean): void {
  if (sentence !== draft.sentence) draft.base = null;
  draft.sentence = sentence;
  if (zone === 'test') return;
  const formula = formulaIn(text);
  if (formula) {
    const known = readWanted(formula.name);
    if (formula.more) draft.quantities.push(...readGiven(formula.more, draft.base, true).found);
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
  const [rule, behind] = zone === 'output' ? (/^(.+?):\s(.+)$/u.exec(text)?.slice(1) ?? []) : [];
  if (rule !== undefined && behind !== undefined) {
    readOutput(draft, rule);
    readFigure(draft, behind, false);
  } else if (zone === 'open' && isRounded(text) && amountsIn(text).length === 0)
    roundLast(draft, text);
  else if (zone === 'open' && draft.wanted.length > 0 && input.test(text)) readOutput(draft, text);
  else if (tick.test(text)) readTick(draft, text);
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

/** "Round the bags up" is of the bags, else of what was named last. */
function roundLast({ wanted }: Draft, text: string): void {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  const named = wanted.findIndex(({ label }) =>
    label
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => word.length > 3 && words.includes(word)),
  );
  const at = named < 0 ? wanted.length - 1 : named;
  const one = wanted[at];
  if (one) wanted.splice(at, 1, { ...one, whole: true });
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

/** "The total with delivery of £15" tells a sum as well. */
const withSum =
  /\s?\b(?:with|plus|including|incl\.?)\s(?:the\s)?([\p{L} -]{3,24}?)\s(?:of\s|at\s)?(?=[€$£]\s?\d)/iu;
const timesAs = /(\d+(?:[.,]\d+)?)\s(?:times|x)\s(?:as|the|longer)/iu;

function readOutput(draft: Draft, said: string): void {
  const sum = withSum.exec(said);
  if (sum)
    draft.quantities.push(...readGiven(said.slice(sum.index).trim(), draft.base, true).found);
  const text = sum ? `${said.slice(0, sum.index)} with ${sum[1] ?? ''}` : said;
  const wanted = readWanted(text);
  const last = draft.wanted.at(-1);
  if (isRounded(text) && last && (wanted === null || /^(?:always |round)/iu.test(text)))
    draft.wanted.splice(-1, 1, { ...last, whole: true });
  else if (wanted) draft.wanted.push(wanted);
}

const isTool = /\b(?:calculator|worksheet|app|page|tool|website)\b/iu;

function readFigure(draft: Draft, text: string, isInput: boolean): void {
  const many = timesAs.exec(inFigures(text))?.[1];
  if (many !== undefined && !isInput) {
    draft.quantities.push(plain(valueOf(many), text));
    return;
  }
  const [first] = amountsIn(inFigures(text));
  const lead =
    first === undefined
      ? text
      : inFigures(text)
          .slice(0, first.at)
          .replace(/[\s(]+$/u, '');
  const isBare = /^(?:|and|add|plus|at|with|then|a|for|it|is|are)$/iu.test(lead.trim());
  const isFixed = fee.test(text) && !/\(/u.test(text) && !/\bprice|cost\b/iu.test(lead);
  const at = /^(.+?)\s(?:at|à|zu)\s(?=[€$£]?\d)/iu.exec(text);
  if (at && input.test(at[1] ?? '')) {
    const counted = readInput(at[1] ?? '');
    if (counted) draft.quantities.push(counted);
    draft.quantities.push(...readGiven(text.slice(at[0].length), counted, true).found);
    return;
  }
  if ((isInput || input.test(text)) && !isBare && !isFixed && !isTool.test(text)) {
    const spoken =
      /\b(?:covers?|holds?|weighs?|has|have|hold|needs?|you need|wide at|to the|contains?|gives?|does|costs?(?= [€$£]?\d))\b/iu.test(
        text,
      )
        ? readGiven(text, draft.base, false)
        : null;
    const quantity = spoken && spoken.found.length > 0 ? null : readInput(text);
    if (quantity) {
      draft.quantities.push(quantity);
      return;
    }
  }
  const isNamed = isFixed || isInput || first?.over !== null;
  const { base, found, baseWords = '' } = readGiven(text, draft.base, isNamed, draft.baseWords);
  draft.base = base;
  draft.baseWords = baseWords;
  draft.quantities.push(...found.map((one) => ({ ...one, value: one.value ?? valueOf('0') })));
}
