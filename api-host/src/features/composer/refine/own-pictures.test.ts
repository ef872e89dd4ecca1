import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { refine } from './refine';

const page = compose('bakery in lisbon');

void test('own pictures are understood in the words people use', () => {
  for (const instruction of [
    'use my pictures',
    'please use my own photos in the gallery',
    'put these images on the page',
    'replace the drawings with the attached photos',
    'Verwende meine Bilder',
    'utilise mes photos',
  ]) {
    const { notes, undone } = refine({ instruction, ...page, pictures: 2 });
    assert.deepEqual(notes, ['Your own pictures take the place of the drawings.'], instruction);
    assert.deepEqual(undone, []);
  }
});

void test('without a picture it is said how to add one', () => {
  const { undone, changed } = refine({ instruction: 'use my pictures', ...page });
  assert.match(undone.join(), /Attach pictures/);
  assert.equal(changed, false);
});

void test('pictures of nobody in particular stay with the other changes', () => {
  for (const instruction of ['remove my photos', 'add a picture gallery'])
    assert.doesNotMatch(
      refine({ instruction, ...page, pictures: 1 }).notes.join(),
      /Your own pictures|No picture of yours/,
    );
});
