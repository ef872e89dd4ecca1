import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Look } from '../model/page';
import { contrast } from './oklch';
import { makePalette } from './palette';
import type { GroundColours } from './paint-ground';

const look: Look = {
  direction: 'press',
  pairing: 'fraunces',
  scheme: 'light',
  accent: '#2563eb',
  asked: {},
};

function pairs(colours: GroundColours): [string, string, string][] {
  return [
    ['ink on ground', colours.ink, colours.ground],
    ['muted on ground', colours.muted, colours.ground],
    ['heading on ground', colours.heading, colours.ground],
    ['link on ground', colours.link, colours.ground],
    ['button', colours.buttonInk, colours.button],
    ['ink on card', colours.cardInk, colours.card],
    ['muted on card', colours.cardMuted, colours.card],
    ['link on card', colours.cardLink, colours.card],
    ['ink on soft', colours.softInk, colours.soft],
  ];
}

const wheel = Array.from({ length: 24 }, (_, index) => `hsl(${index * 15} 80% 50%)`);
const accents = [
  ...wheel,
  '#ffff00',
  '#000000',
  '#ffffff',
  '#808080',
  '#ff00ff',
  '#c8a2c8',
  '#e8590c',
];

function assertLegible(chosen: Look): void {
  for (const [ground, colours] of Object.entries(makePalette(chosen, 'warm').grounds))
    for (const [pair, text, behind] of pairs(colours))
      assert.ok(
        contrast(text, behind) >= 4.5,
        `${pair}, ${ground}, accent ${chosen.accent}, ${chosen.scheme}: ${text} on ${behind}`,
      );
}

test('every text is legible on every ground, whatever the accent and the scheme', () => {
  for (const accent of accents)
    for (const scheme of ['light', 'dark'] as const) assertLegible({ ...look, accent, scheme });
});

test('asked colours are used as they were asked, and text on them stays legible', () => {
  const asked = { background: '#ffe4e1', button: '#00ff88', card: '#123456', footer: '#ffcc00' };
  const { grounds } = makePalette({ ...look, asked }, 'neutral');
  assert.equal(grounds.paper.ground, '#ffe4e1');
  assert.equal(grounds.paper.button, '#00ff88');
  assert.equal(grounds.paper.card, '#123456');
  assert.equal(grounds.footer.ground, '#ffcc00');
  assertLegible({ ...look, asked });
});

test('an asked background decides whether the page is dark', () => {
  assert.equal(makePalette({ ...look, asked: { background: '#101014' } }, 'warm').scheme, 'dark');
});

test('a heading colour nobody could read is moved, and that is told once', () => {
  const { grounds, repairs } = makePalette({ ...look, asked: { heading: '#ffff66' } }, 'warm');
  assert.ok(contrast(grounds.paper.heading, grounds.paper.ground) >= 4.5);
  assert.deepEqual(repairs, [{ role: 'heading', asked: '#ffff66', used: grounds.paper.heading }]);
});
