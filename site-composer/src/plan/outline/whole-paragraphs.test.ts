import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Passage } from '../../model/brief';
import { planFor } from '../../index';
import { homesByParagraph, isInParagraphs, takeParagraphs } from './whole-paragraphs';

const passage = (text: string, paragraph: number, label: string | null = null): Passage => ({
  text,
  within: text,
  paragraph,
  line: paragraph,
  label,
  isUrgent: false,
});

const letter = `I would like a page about my grandmother, Odile Marsh, who kept the lock at Tarn Bridge for forty years.

She came to the lock in 1948 with a bicycle and a hen. The hen outlived the bicycle. She learned to read the water from old Mr Askew, who parked his barge below the lower gate every winter, and he called her the only sensible person on the cut.

She married Tom in 1951, at St Anne's, and they had four children in a house of two rooms. There are nine grandchildren and one dog, Pilot, who is named after her first boat.

After she retired it was bees. She grew borage for them along the whole towpath, which the council said could not be done. Then the council asked for the seed.

We are having tea at the lock on Saturday 12 June 2027 from 3 pm. There will be cake, and bring a chair if you can. No flowers please.`;

const textOf = (instruction: string): string[] =>
  planFor(instruction, { today: new Date('2026-11-27T12:00:00Z') }).plan.sections.flatMap(
    (section) => (section.kind === 'text' ? section.paragraphs : []),
  );

test('a letter is told paragraph by paragraph, each whole and in order', () => {
  const paragraphs = textOf(letter);
  const at = ['The hen outlived', 'nine grandchildren', 'She grew borage'].map((words) =>
    paragraphs.findIndex((paragraph) => paragraph.includes(words)),
  );
  assert.ok(!at.includes(-1), paragraphs.join('\n'));
  assert.deepEqual(
    at,
    at.toSorted((one, other) => one - other),
  );
  assert.match(paragraphs[at[0] ?? 0] ?? '', /the water from old Mr Askew.*sensible person/s);
  assert.match(paragraphs[at[1] ?? 0] ?? '', /one dog, Pilot, who is named after her first boat\./);
  assert.match(paragraphs[at[2] ?? 0] ?? '', /could not be done\. Then the council asked/);
});

test('somebody writes in paragraphs where several hold several sentences', () => {
  const two = (paragraph: number) => [passage('One.', paragraph), passage('Two.', paragraph)];
  assert.ok(isInParagraphs([...two(0), ...two(1), ...two(2)]));
  assert.ok(!isInParagraphs([...two(0), ...two(1), passage('Alone.', 2)]));
});

test('a paragraph goes where most of it belongs, but for what has its place anyway', () => {
  const [park, bus, price] = [passage('Park here.', 1), passage('A bus.', 1), passage('£5.', 1)];
  const [story, door] = [passage('A story.', 2), passage('The door is green.', 2)];
  const own = new Map([
    [park, 'visit' as const],
    [bus, 'visit' as const],
    [price, 'prices' as const],
    [story, null],
    [door, 'visit' as const],
  ]);
  const homes = homesByParagraph([...own.keys()], own, (one) => one === price);
  assert.deepEqual([...homes.values()], ['visit', 'visit', 'prices', null, null]);
});

test('a part takes the paragraph whose first sentence names it', () => {
  const bees = { words: 'bees', passages: [] as Passage[] };
  const free = [passage('Of bees.', 1), passage('More.', 1), passage('Later, bees.', 2)];
  takeParagraphs(free.slice(0, 2), [bees], (part, first) => first.text.includes(part.words));
  assert.deepEqual(
    bees.passages.map(({ text }) => text),
    ['Of bees.', 'More.'],
  );
});
