import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, planFor } from '../../index';

const today = new Date('2026-11-22T12:00:00Z');
const tableOf = (prompt: string) => {
  const tool = planFor(prompt, { today }).plan.sections.flatMap((section) =>
    section.kind === 'tool' ? [section.tool] : [],
  )[0];
  assert.ok(tool?.type === 'table', `${tool?.type}`);
  return tool;
};
const library =
  'Make a site for Eastbank Tool Library in Dayton. Membership $35 a year, hours Sat 9-1, searchable tool list, how to donate tools';

test('a searchable list on a page of something else is a section of it, empty until it is told', () => {
  const { heading, search, rows } = tableOf(library);
  assert.equal(heading, 'Tool list');
  assert.equal(search, true);
  assert.deepEqual(rows, []);
  const { html, notes } = compose(library, { today });
  assert.match(html, /Nothing is listed here yet/);
  assert.match(notes.join(' '), /No entries were given/);
});

test('what was told of a list stands in it', () => {
  const { rows } = tableOf(
    'Website for our seed swap shed in Hebden. Open Sundays 10 to 12. Searchable list of seeds: runner beans, kale, sweet peas, marigold.',
  );
  assert.deepEqual(rows.flat(), ['Runner beans', 'Kale', 'Sweet peas', 'Marigold']);
});
