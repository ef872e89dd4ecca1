import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose, planFor } from '../index';
import { usesOf } from './contact-uses';

const today = new Date('2026-11-26T12:00:00Z');

const cases: readonly (readonly [string, readonly string[], Readonly<Record<string, string>>])[] = [
  [
    'Emergency number out of hours 01539 496 099, main number 01539 496 098',
    ['01539 496 099', '01539 496 098'],
    { '01539 496 099': 'Emergency number out of hours', '01539 496 098': 'Main number' },
  ],
  [
    'Call Sam on 07700 900 411 or Jo on 07700 900 412.',
    ['07700 900 411', '07700 900 412'],
    { '07700 900 411': 'Sam', '07700 900 412': 'Jo' },
  ],
  [
    'Tel 0117 496 0123 (office), 07700 900 413 (site)',
    ['0117 496 0123', '07700 900 413'],
    { '0117 496 0123': 'Office', '07700 900 413': 'Site' },
  ],
  ['Phone 0117 496 0123 or 0117 496 0124', ['0117 496 0123', '0117 496 0124'], {}],
  ['Notdienst 0761 496012', ['0761 496012'], {}],
];

for (const [text, contacts, uses] of cases)
  test(`what the contacts are for: ${text}`, () => assert.deepEqual(usesOf(text, contacts), uses));

test('an emergency number stands beside the main one and is not the button', () => {
  const prompt =
    'Brookside Vets in Kendal. Emergency number out of hours 01539 496 099, main number 01539 496 098. We do vaccinations, neutering and dental.';
  const { plan } = planFor(prompt, { today });
  const hero = plan.sections.find(({ kind }) => kind === 'hero');
  assert.ok(hero?.kind === 'hero');
  assert.ok(hero.actions.every(({ href }) => !href.includes('496099')));
  const page = compose(prompt, { today }).html;
  assert.match(page, /Emergency number out of hours<\/span>\s*<a[^>]*tel:01539496099/u);
  assert.doesNotMatch(page, /out of hours ,/u);
});
