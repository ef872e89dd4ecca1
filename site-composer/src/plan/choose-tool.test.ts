import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../index';

function toolOf(prompt: string) {
  const { plan } = planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') });
  return plan.sections.flatMap((section) => (section.kind === 'tool' ? [section.tool] : []))[0];
}

test('A calculator, a game and a quiz that are known work on the page', () => {
  assert.deepEqual(toolOf('tip calculator that splits the bill between friends'), {
    type: 'calculator',
    calculator: 'tip',
  });
  assert.deepEqual(toolOf('can you do a memory card game with sea animals for my nephew'), {
    type: 'game',
    game: 'memory',
  });
  const quiz = toolOf('a quiz about capital cities of Africa, ten questions');
  assert.ok(quiz?.type === 'quiz');
  const [first] = quiz.questions;
  assert.equal(first?.question, 'What is the capital of Egypt?');
  assert.equal(first.answers[first.correct], 'Cairo');
});

test('A calculator nobody prepared is presented, not guessed', () => {
  assert.equal(toolOf('A calculator for orbital transfer windows'), undefined);
});

const foreign: readonly (readonly [string, string])[] = [
  ['Hazme un juego de memoria con animales del Amazonas', 'memory'],
  ['Simulador de financiamento simples: valor, entrada, juros, parcelas.', 'loan'],
  ['rekenmachine voor hypotheek met maandlasten en rente', 'loan'],
  ['Calculatrice de pourboire pour serveurs', 'tip'],
];

for (const [prompt, known] of foreign)
  test(`“${prompt}” works on the page as well`, () => {
    const tool = toolOf(prompt);
    assert.equal(
      tool?.type === 'game'
        ? tool.game
        : tool?.type === 'calculator'
          ? tool.calculator
          : tool?.type,
      known,
    );
  });

test('A die is drawn from its sides', () => {
  const tool = toolOf('a dice roller where the dice are sheep');
  assert.deepEqual(tool?.type === 'picker' ? tool.items : [], ['1', '2', '3', '4', '5', '6']);
  const twenty = toolOf('Make me an app, a dice roller for our d20 evenings');
  assert.equal(twenty?.type === 'picker' ? twenty.items.length : 0, 20);
});

test('A quiz that people come to is not played on the page', () => {
  assert.equal(
    toolOf(
      'Site for a pub quiz night. Agatha Quiztie, every Thursday 8pm at the Plough, Ely. £1 per person, teams of up to 6.',
    ),
    undefined,
  );
});
