import type { ToolPlan } from '../../model/page';
import { capitalised } from '../../text/casing';
import type { PageContext } from '../page-context';
import { readLength, sentenceFrom } from './read-lists';

const isCalculator =
  /\bcalculat\w*|\bestimat(?:or|es?|e)\b|\bsee (?:the price|what it costs)\b|\bworks? out\b/i;

const operators: readonly (readonly [string, string])[] = [
  [String.raw`\s*[×*]\s*|\s+x\s+|\s+times\s+|\s+multiplied by\s+`, '*'],
  [String.raw`\s*÷\s*|\s+/\s+|\s+divided by\s+`, '/'],
  [String.raw`\s+plus\s+|\s+\+\s+`, '+'],
  [String.raw`\s+minus\s+|\s+[-−]\s+|\s+less\s+`, '-'],
];
const operator = new RegExp(operators.map(([pattern]) => `(${pattern})`).join('|'), 'i');
/** "gives the total in pounds": what comes out, behind the last operand. */
const gives = /\s+(?:gives|equals|makes|is|=|gets)\s+(?:me |you |us )?(?:the |a )?/i;
const inUnit = /\s+in\s+(\p{L}[\p{L}²³ ]{0,20})$/iu;
const per =
  /\b(?:one|a|1|each|every) (\p{L}+) (?:does|covers|lasts|is enough for|holds|fills) (\d+(?:[.,]\d+)?)/iu;
const measures = /^(?:lit(?:re|er)s?|kilo\w*|kg|grams?|tons?|tonnes?|met(?:re|er)s?|hours?)$/i;

type Formula = Extract<ToolPlan, { type: 'formula' }>;

interface Parts {
  readonly operands: readonly string[];
  readonly signs: readonly string[];
}

/** "width × height × coats": the operands and what stands between them. */
function partsOf(text: string): Parts {
  const operands: string[] = [];
  const signs: string[] = [];
  let rest = text;
  for (let found = operator.exec(rest); found && signs.length < 8; found = operator.exec(rest)) {
    operands.push(rest.slice(0, found.index));
    signs.push(operators[found.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? '*');
    rest = rest.slice(found.index + found[0].length);
  }
  return { operands: [...operands, rest], signs };
}

/** What an operand is called: the last words in front, the first behind; null when it is no short name. */
function nameOf(words: string): string | null {
  const name = words.replace(/^(?:the|a|an|my|your|number of|its)\s+/i, '').trim();
  return /^[\p{L}][\p{L} -]{0,30}$/u.test(name) && name.split(' ').length <= 3 ? name : null;
}

/** Multiplication and division bind closer than sums. */
function postfixOf(
  parts: readonly (number | string)[],
  signs: readonly string[],
): (number | string)[] {
  const output: (number | string)[] = [parts[0] ?? 0];
  const waiting: string[] = [];
  const rank = (sign: string): number => (sign === '*' || sign === '/' ? 2 : 1);
  signs.forEach((sign, index) => {
    while (waiting.length > 0 && rank(waiting.at(-1) ?? '+') >= rank(sign))
      output.push(waiting.pop() ?? '+');
    waiting.push(sign);
    output.push(parts[index + 1] ?? 0);
  });
  return [...output, ...waiting.toReversed()];
}

function expressionIn(prompt: string, result: string): Formula | null {
  const text = prompt.slice(0, readLength);
  const at = operator.exec(text)?.index;
  if (at === undefined) return null;
  // The sentence part the first operator stands in, from its last mark on.
  const from =
    Math.max(
      ...['.', ',', ':', ';', '(', '\n', '?', '!'].map((mark) => text.lastIndexOf(mark, at - 1)),
    ) + 1;
  const clause = sentenceFrom(text, from).split(/[,;)]/)[0]?.trim() ?? '';
  const [, named, sum] = /^([\p{L} ]{2,30}?)\s*=\s*(.+)$/u.exec(clause) ?? [];
  const [left = '', given] = (sum ?? clause).split(gives);
  const outcome = given ?? named;
  const unit = inUnit.exec(left)?.[1];
  const { operands, signs } = partsOf(left.replace(inUnit, ''));
  const names: string[] = [];
  const parts = operands.map((operand) => {
    if (/^\s*\d+(?:\.\d+)?\s*$/.test(operand)) return Number(operand);
    const name = nameOf(operand);
    if (name === null) return null;
    const amount = amountOf(text, name);
    if (amount !== null) return amount;
    if (!names.includes(name)) names.push(name);
    return `i${names.indexOf(name)}`;
  });
  const known = parts.filter((part) => part !== null);
  if (known.length < operands.length || names.length === 0) return null;
  return {
    ...outcomeOf(text, outcome, result),
    type: 'formula',
    inputs: names.map((name) => capitalised(unit === undefined ? name : withUnit(name, unit))),
    ...dividedBy(text, postfixOf(known, signs)),
    minimum: null,
  };
}

/** "Room hire 60", "fee per person 35": what an operand always is. */
function amountOf(text: string, name: string): number | null {
  const plain = name.replaceAll(/[^\p{L} -]/gu, '');
  const found = new RegExp(
    String.raw`\b${plain}\b(?: (?:per|a|for each) \p{L}+)?\s*(?:is|of|:|=)?\s*[€$£]?\s?(\d{1,6}(?:[.,]\d{1,2})?)(?![\d%])`,
    'iu',
  ).exec(text);
  return found ? Number(found[1]?.replace(',', '.')) : null;
}

/** A count has no unit of length. */
const withUnit = (name: string, unit: string): string =>
  /^(?:coats?|people|guests|number|quantity|layers?)$/i.test(name) ? name : `${name} (${unit})`;

/** "one litre does 12 square metres" divides; bags and tins are whole ones. */
function dividedBy(
  text: string,
  postfix: (number | string)[],
): { postfix: (number | string)[]; whole: boolean } {
  const found = per.exec(text);
  const size = Number(found?.[2]?.replace(',', '.') ?? 0);
  if (!found || size <= 0) return { postfix, whole: false };
  return { postfix: [...postfix, size, '/'], whole: !measures.test(found[1] ?? '') };
}

function outcomeOf(
  text: string,
  outcome: string | undefined,
  fallback: string,
): { result: string; before: string; behind: string } {
  const unit = per.exec(text)?.[1];
  if (unit !== undefined) {
    const many = /s$/i.test(unit) ? unit : `${unit}s`;
    return { result: capitalised(many), before: '', behind: ` ${many}` };
  }
  const said = (outcome ?? '').trim();
  const money = /\b(?:pounds?|euros?|dollars?)\b/i.exec(said)?.[0].toLowerCase().slice(0, 4);
  const mark = { poun: '£', euro: '€', doll: '$' }[money ?? ''] ?? '';
  const name = nameOf(said.replace(/\s+in\s+.*$/i, ''));
  return { result: capitalised(name ?? fallback), before: mark, behind: '' };
}

const sum = String.raw`([€$£])\s?(\d+(?:[.,]\d{1,2})?)`;
const unitPrice = new RegExp(
  String.raw`${sum} (?:each|apiece|(?:per|an?|for each) (\p{L}+))`,
  'iu',
);
const minimum = new RegExp(
  String.raw`\bminimum(?: \p{L}+)?(?: of| is|:)?\s+${sum}|\bat least ${sum}`,
  'iu',
);

/** "£18 per guest, minimum £250": one price for each, and what is charged at least. */
function unitPriceIn(prompt: string, quantity: string, result: string): Formula | null {
  const text = prompt.slice(0, readLength);
  const found = unitPrice.exec(text);
  // With two prices it is not sure which counts.
  const rest = found ? text.replace(found[0], '').replace(minimum, '') : '';
  if (!found || unitPrice.test(rest)) return null;
  const price = Number(found[2]?.replace(',', '.'));
  const least = minimum.exec(text);
  const least1 = least?.[2] ?? least?.[4];
  const unit = found[3];
  return {
    type: 'formula',
    inputs: [unit === undefined ? quantity : capitalised(unit.endsWith('s') ? unit : `${unit}s`)],
    postfix: ['i0', price, '*'],
    minimum: least1 === undefined ? null : Number(least1.replace(',', '.')),
    whole: false,
    result,
    before: found[1] ?? '',
    behind: '',
  };
}

/** A calculator from the formula in the instruction, only where every part of it is understood; else null. */
export function planFormula({ brief, say }: PageContext): ToolPlan | null {
  if (!isCalculator.test(brief.prompt)) return null;
  return (
    expressionIn(brief.prompt, say('formula.result')) ??
    unitPriceIn(brief.prompt, say('formula.quantity'), say('price'))
  );
}
