import assert from 'node:assert/strict';
import test from 'node:test';
import { planFor } from '../../index';

const today = new Date('2026-11-26T12:00:00Z');
const read = (prompt: string) => planFor(prompt, { today }).brief;

const rota =
  'Landing page for Rotaboard, software that makes staff rotas for pubs. It fills the week in ten seconds. Questions: can I import my old spreadsheet (yes, CSV), does it work offline (the app shows the last rota), where is data kept (Dublin). Lively, purple.';

test('answers in brackets belong to the questions before them', () => {
  const { asked, lists } = read(rota);
  assert.deepEqual(
    asked.questions.map(({ question, answer }) => [question, answer]),
    [
      ['Can I import my old spreadsheet?', 'Yes, CSV.'],
      ['Does it work offline?', 'The app shows the last rota.'],
      ['Where is data kept?', 'Dublin.'],
    ],
  );
  const things = lists.flatMap(({ items }) => items.map(({ title }) => title));
  assert.ok(
    things.every((title) => !/offline|last rota/i.test(title)),
    things.join(' | '),
  );
});

test('brackets behind other words are no answers', () => {
  const { asked } = read(
    'Pottery in Leeds. We say what is fired when (see the board) and sell mugs (blue, green).',
  );
  assert.deepEqual(asked.questions, []);
});
