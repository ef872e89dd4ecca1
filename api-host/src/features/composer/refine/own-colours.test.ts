import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { refine } from './refine';

const page = compose(
  'A bakery in Leeds. Black background with gold buttons, dark grey cards and white headings',
);
const value = (css: string, name: string) => new RegExp(`--${name}: (#\\w{6});`).exec(css)?.[1];

void test('buttons, cards and headings with a colour of their own get the new one', () => {
  assert.equal(value(page.css, 'button'), '#ffd700');
  for (const [instruction, name] of [
    ['make the buttons coral', 'button'],
    ['make the cards coral', 'card'],
    ['make the headings coral', 'heading'],
  ] as const) {
    const { css } = refine({ instruction, ...page });
    assert.notEqual(value(css, name), value(page.css, name), instruction);
    assert.equal(value(css, 'bg'), '#000000');
  }
});
