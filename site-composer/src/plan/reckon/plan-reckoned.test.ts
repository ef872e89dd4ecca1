import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluate } from '../../browser/scripts/evaluate';
import { planFor } from '../../index';
import type { ToolPlan } from '../../model/page';

const today = new Date('2026-11-23T12:00:00Z');

const toolOf = (prompt: string): ToolPlan | undefined =>
  planFor(prompt, { today }).plan.sections.flatMap((section) =>
    section.kind === 'tool' ? [section.tool] : [],
  )[0];

function results(tool: ToolPlan | undefined, values: readonly number[]): number[] {
  assert.equal(tool?.type, 'worksheet');
  return tool.results.map(({ postfix }) =>
    Number(
      evaluate({ postfix, minimum: null, whole: false }, values)?.value.toFixed(2) ?? Number.NaN,
    ),
  );
}

test('a calculator is made of what is entered, fixed and shown, and meets the figures of its own test', () => {
  const tool = toolOf(
    'a calculator page called How Much Hay for horse people. you put in how many horses, the weight of a horse in kg (500), how many percent of weight it eats in a day (2), how many weeks of winter (30), the kg of one bale (250) and the price of a bale in euro (45). it shows kilos a day, kilos altogether, bales always up to full bale, and the cost. test: 6 horses must give 60 kg a day, 12600 kg, 51 bales and 2295 euro',
  );
  assert.deepEqual(results(tool, [6, 500, 2, 30, 250, 45]), [60, 12_600, 51, 2_295]);
});

test('a box to tick and a choice change the price', () => {
  const tool = toolOf(
    'Village hall hire calculator. The visitor chooses the room: Main hall £20 an hour, Committee room £12 an hour. They enter the hours. If they tick "use of kitchen" add £15. Shows the price.',
  );
  assert.equal(tool?.type, 'worksheet');
  assert.deepEqual(
    tool.inputs.map(({ kind }) => kind),
    ['choice', undefined, 'tick'],
  );
  assert.deepEqual(results(tool, [1, 2, 1]), [39]);
});

test('a table of times is no calculation', () => {
  const tool = toolOf(
    'Ferry page for Little Sound. Timetable as a proper table please: leaves quay 8:00, 10:00, 14:00, 17:30. Adults £4.',
  );
  assert.notEqual(tool?.type, 'worksheet');
});
