import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

const schemeOf = (prompt: string) =>
  understand(prompt, new Date('2026-01-12T12:00:00Z')).asked.look.scheme;

test('a dark page is dark and one without dark mode is light', () => {
  assert.equal(schemeOf('Synth label Low Tide. Dark theme, neon green.'), 'dark');
  assert.equal(schemeOf('Gym page, dark bg with lime.'), 'dark');
  assert.equal(schemeOf('Reminders for vets. Clean, white, teal. No dark mode.'), 'light');
  assert.equal(schemeOf('A bakery in a dark lane.'), null);
});
