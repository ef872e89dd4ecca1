import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, refine } from '../index';

const today = new Date('2026-11-22T12:00:00Z');
const prompts = [
  'A habit tracker. Habits: stretch, piano. Tick each one daily and show the streak.',
  'A league table app for Anna, Bogdan and Carla. We enter the scores after each match.',
  'Ferry timetable page. Columns: departs, from. Rows:\n07:12, Quay\n09:30, Lighthouse',
];
const planOf = (html: string): string => /data-plan="[^"]*"/u.exec(html)?.[0] ?? '';

for (const prompt of prompts)
  test(`a page with a tool is refined and the tool stays as it is: ${prompt.slice(0, 40)}`, () => {
    const { html, css, js } = compose(prompt, { today });
    const refined = refine({ html, css, js }, 'make the buttons dark red', { today });
    assert.equal(refined.parts[0]?.outcome, 'done');
    assert.notEqual(planOf(html), '');
    assert.equal(planOf(refined.files.html), planOf(html));
    assert.equal(refined.files.js, js);
  });
