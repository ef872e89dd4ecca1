import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionOf, questionsIn } from '../../browser/scripts/quiz-questions';
import quizzes from '../../catalogue/quizzes/quizzes.json' with { type: 'json' };
import { compose, planFor } from '../../index';

const today = new Date('2026-11-22T12:00:00Z');
const quizOf = (prompt: string) => {
  const tool = planFor(prompt, { today }).plan.sections.flatMap((section) =>
    section.kind === 'tool' ? [section.tool] : [],
  )[0];
  assert.ok(tool?.type === 'quiz', `${tool?.type}`);
  return tool;
};

const rigging =
  'Quiz for our apprentices, ten questions on knots and rigging safety, show the score, try again button, hi-vis orange, no sign in';

test('ten questions on two subjects ask of both in turn, and say why an answer is right', () => {
  const { questions } = quizOf(rigging);
  assert.equal(questions.length, 10);
  const asked = questions.map(({ question }) => question).join(' ');
  assert.match(asked, /bowline/);
  assert.match(asked, /hangs/);
  assert.ok(questions.every(({ why }) => why !== undefined));
});

test('controls and what is not wanted are no headings', () => {
  const { html } = compose(rigging, { today });
  assert.match(html, /<h1[^>]*>Ten questions on knots and rigging safety/);
  assert.doesNotMatch(html, /<h\d[^>]*>(?:<[^>]*>)?(?:Try again button|No sign in|Hi-vis)/);
  assert.doesNotMatch(html, /Be the first to use it/);
});

test('a pass mark and what those hear who miss it', () => {
  const { passMark, below } = quizOf(
    'A quiz about knots for cadets, ten questions. Pass mark is 8, tell them to see Macca if they get under that.',
  );
  assert.equal(passMark, 8);
  assert.equal(below, 'See Macca.');
});

test('a subject nobody prepared is a quiz its owner fills, and they are told', () => {
  const prompt =
    'A quiz app on the history of our village brass band, ten questions, show the score';
  const { questions, storageKey } = quizOf(prompt);
  assert.equal(questions.length, 0);
  assert.ok(storageKey !== undefined);
  assert.match(compose(prompt, { today }).notes.join(' '), /a place to enter them/);
});

test('every prepared question has answers that differ', () => {
  const all = [...quizzes.general, ...Object.values(quizzes.topics).flat()];
  for (const [question, answers] of all as [string, string[]][]) {
    assert.ok(answers.length >= 2, question);
    assert.equal(new Set(answers).size, answers.length, question);
  }
  for (const [topic, bank] of Object.entries(quizzes.topics))
    assert.ok(bank.length >= 5, `${topic} ${bank.length}`);
});

test('an entered question keeps its right answer, and only questions are read from a file', () => {
  const made = questionOf({ question: 'Who?', right: 'Ann', wrong: 'Bob\n\nCy\nAnn', why: '' }, 3);
  assert.equal(made.answers[made.correct], 'Ann');
  assert.equal(made.answers.length, 3);
  assert.deepEqual(questionsIn('{"a":1}'), []);
  assert.deepEqual(questionsIn('nothing'), []);
  assert.equal(questionsIn('[{"question":"a","right":"b","wrong":"c"},7]').length, 1);
});
