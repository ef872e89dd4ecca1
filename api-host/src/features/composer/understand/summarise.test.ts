import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understoodPrompt } from 'shared-kit/contract';
import { oddPrompts } from '../odd-prompts';
import { summarise } from './summarise';

test('a prompt is summarised in its own words', () => {
  const { name, kind, place, sections, colours } = summarise(
    'A bakery called "Rye & Co" in Leeds with a menu, a gallery and opening hours, green and cream',
  );
  assert.equal(name, 'Rye & Co');
  assert.equal(kind, 'Bakery');
  assert.equal(place, 'Leeds');
  for (const asked of [/menu/i, /gallery/i, /hours/i]) assert.match(sections.join(), asked);
  assert.deepEqual(colours.map(({ words }) => words.toLowerCase()).toSorted(), ['cream', 'green']);
});

test('what nobody said is not claimed', () => {
  assert.deepEqual(summarise('A website'), {
    name: null,
    kind: 'Website',
    audience: null,
    place: null,
    sections: [],
    colours: [],
  });
});

test('any prompt has a short summary of the contract’s shape', () => {
  for (const prompt of [...oddPrompts, 'word '.repeat(4_000), '<script>'.repeat(500)]) {
    const summary = understoodPrompt.parse(summarise(prompt));
    assert.ok(JSON.stringify(summary).length < 4_000, prompt.slice(0, 60));
  }
});
