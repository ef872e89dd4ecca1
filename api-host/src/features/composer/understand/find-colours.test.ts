import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../colour/contrast';
import { compose } from '../composer';
import { planSite } from '../plan/plan';
import { findColours } from './find-colours';
import { understand } from './understand';

const roles = (text: string) =>
  Object.fromEntries(
    Object.entries(findColours(text).colours).map(([role, one]) => [role, one.words]),
  );

void test('colours belong to the elements they were asked for', () => {
  assert.deepEqual(
    roles('papaya whip background, the cards white, and the buttons must be dark magenta'),
    {
      background: 'papaya whip',
      card: 'white',
      button: 'dark magenta',
      brand: 'dark magenta',
    },
  );
  assert.deepEqual(roles('black background with gold buttons and dark grey cards'), {
    background: 'black',
    button: 'gold',
    card: 'dark grey',
    brand: 'gold',
  });
  assert.deepEqual(roles('navy headings and buttons on white'), {
    heading: 'navy',
    button: 'navy',
    background: 'white',
    brand: 'navy',
  });
  assert.deepEqual(roles('headings and cards in teal, cream page'), {
    heading: 'teal',
    card: 'teal',
    background: 'cream',
    brand: 'teal',
  });
  assert.deepEqual(roles('Use alice blue as background and components royal blue'), {
    background: 'alice blue',
    brand: 'royal blue',
  });
  assert.deepEqual(roles('Use snow for the background and the buttons navy'), {
    background: 'snow',
    button: 'navy',
    brand: 'navy',
  });
  assert.deepEqual(roles('a bike shop in red with white buttons'), {
    brand: 'red',
    button: 'white',
  });
});

void test('a named CSS colour on an element is that very colour', () => {
  assert.equal(findColours('midnight blue background').colours.background?.hex, '#191970');
  assert.equal(findColours('gold buttons').colours.button?.hex, '#ffd700');
});

const grounds = ['black', 'ivory', 'midnight blue', 'salmon', 'lime green', 'grey', 'yellow'];

void test('whatever is asked for is painted and stays legible, on dark grounds as well', () => {
  for (const ground of grounds)
    for (const element of grounds) {
      const prompt = `A bakery in Leeds. ${ground} background, ${element} cards, ${element} buttons, ${ground} headings`;
      const { bg, surface, tint, text, own } = planSite(understand(prompt)).theme.palette;
      const asked = findColours(prompt).colours;
      assert.equal(bg, asked.background?.hex, prompt);
      assert.equal(own.button, asked.button?.hex, prompt);
      assert.equal(own.card?.ground, asked.card?.hex, prompt);
      const { card } = own;
      assert.ok(card !== null);
      for (const [ink, under] of [
        [text, bg],
        [text, surface],
        [own.heading, bg],
        [own.heading, tint],
        [own.onButton, own.button],
        [card.text, card.ground],
        [card.muted, card.ground],
        [card.link, card.ground],
        [card.heading, card.ground],
        [card.onButton, card.button],
      ])
        assert.ok(contrast(ink ?? '', under ?? '') >= 4.5, `${prompt}: ${ink} on ${under}`);
      assert.ok(contrast(card.button, card.ground) >= 1.3, prompt);
    }
});

void test('a shade that had to be moved is told', () => {
  const { notes } = compose('A bakery in Leeds. White background, yellow headings');
  assert.ok(notes.some((note) => note.startsWith('The headings in yellow could not be read')));
});
