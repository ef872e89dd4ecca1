import assert from 'node:assert/strict';
import { test } from 'node:test';
import { debts } from '../../browser/scripts/debts';
import { isLow, sumOf } from '../../browser/scripts/list-rows';
import { passwordFrom } from '../../browser/scripts/password-from';
import { moveTask } from '../../browser/scripts/task-order';
import { planFor } from '../../index';

function toolOf(prompt: string) {
  const { plan } = planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') });
  return plan.sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))[0];
}

function labelsOf(prompt: string): string[] {
  const tool = toolOf(prompt);
  return tool?.type === 'list' ? tool.columns.map(({ label }) => label) : [];
}

test('fields are read from a sentence that lists them, and abilities are no fields', () => {
  assert.deepEqual(
    labelsOf('Inventory management for my workshop. Part name, part number, quantity, shelf.'),
    ['Part name', 'Part number', 'Quantity', 'Shelf'],
  );
  assert.deepEqual(labelsOf('note taking app with folders, markdown and search'), [
    'Title',
    'Folder',
    'Notes',
  ]);
});

test('the questions of an instruction are asked, and their answers are wrong for the others', () => {
  const tool = toolOf(
    'Quiz. Which planet is largest? Jupiter. Which is closest to the sun? Mercury.',
  );
  assert.ok(tool?.type === 'quiz');
  const right = tool.questions.map(({ answers, correct }) => answers[correct]);
  assert.deepEqual(right, ['Jupiter', 'Mercury']);
});

test('a formula takes the amounts that were given with it', () => {
  const tool = toolOf(
    'A calculator for my class: fee per person 35, number of people, room hire 60. total = people × fee + room hire',
  );
  assert.ok(tool?.type === 'formula');
  assert.deepEqual(tool.postfix, ['i0', 35, '*', 60, '+']);
});

test('odd cents are divided and every debt is settled', () => {
  const people = ['Ana', 'Ben', 'Chloe'];
  assert.deepEqual(debts(people, [{ what: '', by: 'Ana', cents: 100 }]), [
    { from: 'Ben', to: 'Ana', cents: 33 },
    { from: 'Chloe', to: 'Ana', cents: 33 },
  ]);
  assert.deepEqual(debts([], []), []);
});

test('a sum leaves out what is no number, and takes off what goes out', () => {
  const rows = [
    { kind: 'Income', amount: '0.3' },
    { kind: 'Expense', amount: '0.1' },
    { kind: 'Expense', amount: '' },
  ];
  const minus = { column: 'kind', options: ['Expense'] };
  assert.equal(sumOf(rows, { column: 'amount', minus }), 0.2);
  assert.equal(sumOf([{ amount: '' }], { column: 'amount' }), null);
  assert.ok(isLow({ there: '2', least: '2' }, { column: 'there', least: 'least' }));
});

test('a password holds one of each kind, and a task at the end stays there', () => {
  const made = passwordFrom(8, ['digits', 'symbols'], () => 0);
  assert.match(made, /[a-z]/u);
  assert.match(made, /2/u);
  assert.match(made, /!/u);
  const tasks = [
    { text: 'One', done: false },
    { text: 'Two', done: false },
  ];
  const last = tasks[1];
  assert.ok(last);
  assert.equal(moveTask(tasks, last, 1, 'all'), tasks);
  assert.deepEqual(moveTask(tasks, last, -1, 'all'), [last, tasks[0]]);
});
