import { evaluate } from '../../browser/scripts/evaluate';
import type { ToolPlan, WorksheetInput } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { currencyIn } from '../tools/energy';
import { readLength } from '../tools/read-lists';
import { keyOf } from '../tools/storage-key';
import { makeResults, usesAll } from './make-results';
import { readSheet } from './read-sheet';
import type { State } from './state';
import { isMoney } from './terms';
import type { Quantity, Sheet, Wanted } from './sheet';

const reckons =
  /\bcalculat\w*|\bcalcula\p{L}*|\bcalcul\p{L}*|\bestimat\w*|\bworks? out\b|rechner\b|\bcalcol\p{L}*|\brekenmachine|\bwork ?sheet\b|\bsum sheet\b/iu;
/** Figures that come out, though nobody said calculator. */
const comesOut = /(?<!\p{L})(?:shows?|tells?(?: (?:them|you))?|results?|gives?|total (?:of everything|only|price)|=)(?!\p{L})/iu;

/** Inputs of the tool in their order: figures first, then boxes to tick. */
function inputsOf(sheet: Sheet, inputs: readonly Quantity[]): WorksheetInput[] {
  return [
    ...inputs.map(({ label, value, choices }): WorksheetInput =>
      choices
        ? { label, value: 0, kind: 'choice', options: choices.map((one) => one.label) }
        : { label, value },
    ),
    ...sheet.ticks.map((label): WorksheetInput => ({ label, value: 0, kind: 'tick' })),
  ];
}

const valuesOf = (state: State, values: readonly number[]): number[] =>
  state.results.map(
    (postfix) => evaluate({ postfix, minimum: null, whole: false }, values)?.value ?? Number.NaN,
  );

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.006;

/** Whether a reading gives the figures of the test that was told. */
function passes({ test }: Sheet, inputs: readonly WorksheetInput[], state: State): boolean {
  if (test === null) return true;
  let next = 0;
  const values = inputs.map(({ value, kind }) =>
    kind === undefined && value === null ? (test.given[next++] ?? 0) : (value ?? 0),
  );
  if (next !== test.given.length) return true;
  const found = valuesOf(state, values);
  return test.results.every((result) => found.some((value) => isNear(value, result)));
}

const fallback = (say: PageContext['say']): Wanted => ({
  label: say('worksheet.total'),
  units: { money: 1 },
  factor: 1,
  whole: false,
  isPercent: false,
});

/** What comes out where nobody said so: the money, where all that is entered is about that. */
const withWanted = (sheet: Sheet, say: PageContext['say']): Sheet =>
  sheet.wanted.length === 0 && sheet.quantities.some(isMoney)
    ? { ...sheet, wanted: [fallback(say)] }
    : sheet;

/**
 * A calculator made of what the text says is entered, what is fixed and what is to come out; null where it is not sure how a result
 * follows, for a calculator that computes something else is worse than none.
 */
export function planReckoned(context: PageContext): ToolPlan | null {
  const { brief, say } = context;
  const text = brief.prompt.slice(0, readLength);
  const sheet = withWanted(readSheet(text), say);
  if (!reckons.test(text) && !(comesOut.test(text) && isTold(sheet))) return null;
  const own = sheet.quantities.filter(({ source }) => source === 'input');
  if (own.length === 0 || own.length > mostInputs || sheet.wanted.length === 0) return null;
  const inputs = inputsOf(sheet, own);
  const task = { sheet, inputs: own };
  const state = makeResults(task).find((one) => usesAll(task, one) && passes(sheet, inputs, one));
  if (!state) return null;
  const money = currencyIn(text);
  return {
    type: 'worksheet',
    inputs,
    people: null,
    results: state.results.map((postfix, at) => {
      const wanted = sheet.wanted[at] ?? fallback(say);
      return {
        label: capitalised(wanted.label),
        postfix,
        before: isMoney(wanted) ? money : '',
        behind: wanted.isPercent ? ' %' : '',
      };
    }),
    storageKey: keyOf(context),
  };
}

const mostInputs = 10;

/** What is entered, what is fixed and what comes out were told, though nobody said calculator. */
const isTold = ({ quantities, wanted }: Sheet): boolean =>
  wanted.length > 0 &&
  quantities.some(({ source, value, label }) => source === 'input' && (value !== null || counts.test(label))) &&
  quantities.length + wanted.length > fewestTold;

const counts = /\b(?:how|number|length|width|height|kilos|hours|days|miles|metres)\b/iu;
const fewestTold = 3;
