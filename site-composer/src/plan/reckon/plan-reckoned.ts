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
  /\bcalculat\w*|\bcalcula\p{L}*|\bcalcul\p{L}*|\bestimat\w*|rechner\b|\bcalcol\p{L}*|\brekenmachine|\bwork ?sheet\b|\bsum sheet\b/iu;
/** Somebody enters something. */
const entered =
  /(?<!\p{L})(?:(?:you|i|we|they|people|visitors?|users?|customers?|one|child)\s(?:can |just |then )?(?:puts? in|enters?|types? in|types?|keys? in|fills? in|gives?|says?)|enter|put in|type in|inputs?|how many|number of|\(\d+(?:\.\d+)?\))(?!\p{L})/iu;
/** Figures that come out, though nobody said calculator. */
const comesOut =
  /(?<!\p{L})(?:shows?|tells?(?: (?:them|you))?|results?|gives?|total (?:of everything|only|price)|=)(?!\p{L})/iu;

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
  const isCalled = reckons.test(text);
  if (!isCalled && !(entered.test(text) && comesOut.test(text))) return null;
  const read = readSheet(text);
  if (!isCalled && !isTold(read)) return null;
  const sheet = withWanted(read, say);
  const own = sheet.quantities.filter(({ source }) => source === 'input');
  if (own.length === 0 || !isBounded(sheet, own) || !own.every(isEntered)) return null;
  const inputs = inputsOf(sheet, own);
  const task = { sheet, inputs: own };
  const state = makeResults(task).find(
    (one) => usesAll(task, one) && one.results.every(isMade) && passes(sheet, inputs, one),
  );
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
const mostResults = 7;
const mostFigures = 16;
const longestResult = 9;

/** Every figure more doubles the readings, and who tells so many tells no calculation. */
const isBounded = ({ quantities, wanted }: Sheet, own: readonly Quantity[]): boolean =>
  own.length <= mostInputs &&
  quantities.length <= mostFigures &&
  wanted.length > 0 &&
  wanted.length <= mostResults &&
  wanted.every(({ label }) => label.split(' ').length <= longestResult);

/** A sentence that was read as something to enter is none. */
const isEntered = ({ label }: Quantity): boolean =>
  !/\d|\b(?:are|is not|we['’]re|you can|they)\b/iu.test(label.replace(/\d+ (?=\p{L}+$)/u, ''));

/** What was entered comes out as it is where nothing was understood. */
const isMade = (postfix: readonly (number | string)[]): boolean => postfix.length > 1;

/** What is entered, what is fixed and what comes out were told, though nobody said calculator. */
const isTold = ({ quantities, wanted }: Sheet): boolean =>
  wanted.length > 0 &&
  quantities.some(
    ({ source, value, label }) => source === 'input' && (value !== null || counts.test(label)),
  ) &&
  quantities.length + wanted.length > fewestTold;

const counts = /\b(?:how|number|length|width|height|kilos|hours|days|miles|metres)\b/iu;
const fewestTold = 3;
