import { parseArgs } from 'node:util';
import { planFor } from '../src/index';
import { judgeParts } from './made/judge-parts';
import { judgeCalculator, judgeOther } from './made/judge-tool';
import { readCases } from './made/read-cases';
import type { MadeCase } from './made/read-cases';

/**
 * Whether what was asked for is made: `--list` names what failed in the train part (the test part is only counted),
 * `--only parts|calculators|tools`, `--id hall` takes the instructions whose id has these letters.
 */
const { values } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    id: { type: 'string', default: '' },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const today = new Date('2026-11-23T12:00:00Z');
const planOf = (one: MadeCase) => planFor(one.text, { today }).plan;
const share = (part: number, whole: number): string =>
  `${part}/${whole} (${whole === 0 ? '–' : Math.round((100 * part) / whole)} %)`;

type Sums = Record<string, [number, number]>;

function add(sums: Sums, name: string, part: number, whole: number): void {
  const [one, other] = sums[name] ?? [0, 0];
  sums[name] = [one + part, other + whole];
}

function list(one: MadeCase, text: string): void {
  if (values.list && !one.isTest) say(`  ${one.id}: ${text}`);
}

function scoreCalculator(one: MadeCase, sums: Sums): void {
  const verdict = judgeCalculator(one, planOf(one));
  add(sums, 'cases computed right', verdict.rightCases, verdict.cases);
  add(sums, 'inputs right', verdict.rightInputs, verdict.inputs);
  add(sums, 'wrong tool shown', verdict.isWrong ? 1 : 0, 1);
  if (verdict.rightCases < verdict.cases || verdict.rightInputs < verdict.inputs)
    list(
      one,
      `${verdict.rightCases}/${verdict.cases} ${verdict.rightInputs}/${verdict.inputs} ${verdict.detail}`,
    );
}

function scoreTool(one: MadeCase, sums: Sums): void {
  const { isRight, isWrong } = judgeOther(one, planOf(one));
  add(sums, 'other tools right', isRight ? 1 : 0, 1);
  add(sums, 'other tools wrong', isWrong ? 1 : 0, 1);
  if (!isRight) list(one, isWrong ? 'wrong' : 'missing');
}

function scoreParts(one: MadeCase, sums: Sums): void {
  const verdict = judgeParts(one, planOf(one));
  const language = one.blocks['lang'] === undefined ? 'English' : 'other languages';
  add(sums, `parts in their kind, ${language}`, verdict.right, verdict.parts);
  for (const [kind, isThere] of verdict.byKind) add(sums, `parts: ${kind}`, isThere ? 1 : 0, 1);
  add(sums, 'wrong fields (instructions with one)', verdict.wrongFields.length > 0 ? 1 : 0, 1);
  if (verdict.missing.length + verdict.wrongFields.length > 0)
    list(one, `missing ${verdict.missing.join('; ')} wrong ${verdict.wrongFields.join('; ')}`);
}

const scorers = { calculators: scoreCalculator, tools: scoreTool, parts: scoreParts } as const;
for (const [name, score] of Object.entries(scorers)) {
  if (values.only !== '' && values.only !== name) continue;
  const sums: { train: Sums; test: Sums } = { train: {}, test: {} };
  for (const one of readCases(`${name}.txt`))
    if (one.id.includes(values.id)) score(one, one.isTest ? sums.test : sums.train);
  for (const key of Object.keys({ ...sums.train, ...sums.test }).toSorted()) {
    const none: readonly [number, number] = [0, 0];
    const [train, test] = [sums.train[key] ?? none, sums.test[key] ?? none];
    say(`${key}: train ${share(...train)}, test ${share(...test)}`);
  }
}
