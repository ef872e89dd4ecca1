import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planFor } from '../../index';

const planOf = (prompt: string) =>
  planFor(prompt, { today: new Date('2026-11-22T12:00:00Z') }).plan;

function cardsOf(prompt: string): string[] {
  return planOf(prompt).sections.flatMap((section) =>
    section.kind === 'cards' ? section.cards.map(({ title }) => title) : [],
  );
}

const school =
  'School portal with student login, timetable, grades, announcements and contact with teachers';

test('a portal shows each feature in the words of the member and no place to paste rows', () => {
  assert.deepEqual(cardsOf(school), [
    'Student login',
    'Grades',
    'Announcements',
    'Contact with teachers',
  ]);
  const { sections, notes } = planOf(school);
  const tools = sections.flatMap((section) => (section.kind === 'tool' ? [section.tool.type] : []));
  assert.deepEqual(tools, ['timetable']);
  assert.ok(notes.some((note) => note.includes('accounts on a server')));
});

test('one deed that is done to several things is one feature', () => {
  const [first] = cardsOf(
    'A web application for a courier firm to manage drivers, vehicles and routes. Drivers get notified, dispatch sees everything live.',
  );
  assert.equal(first, 'Manage drivers, vehicles and routes');
});

test('what is not made leads nowhere and invents no waiting list', () => {
  const { sections, notes } = planOf('Make Tetris in the browser');
  const [hero] = sections;
  assert.ok(hero?.kind === 'hero');
  assert.deepEqual(hero.actions, []);
  assert.ok(sections.every(({ kind }) => kind !== 'contact'));
  assert.ok(notes.some((note) => note.startsWith('The application itself is not made')));
});

test('the first screen says what is done and not only what it is called', () => {
  const headline = (prompt: string): string => {
    const [hero] = planOf(prompt).sections;
    return hero?.kind === 'hero' ? hero.headline : '';
  };
  assert.equal(headline('to do list app with dark mode'), 'Write it down, tick it off');
  assert.equal(headline(school), 'Timetable, grades and announcements in one place');
  assert.equal(
    headline('Kanban board for our committee with columns Ideas, Doing and Done'),
    'From ideas to done',
  );
});

test('the options of a poll are chosen from in a form', () => {
  const [field] = planOf(
    'A poll for our office: where shall we eat? Options: The Swan, Thai Garden',
  ).sections.flatMap((section) => (section.kind === 'form' ? section.fields : []));
  assert.deepEqual(field?.options, ['The Swan', 'Thai Garden']);
});
