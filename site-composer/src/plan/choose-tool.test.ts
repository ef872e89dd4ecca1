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
