import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iconBody, iconNames } from '../catalogue/icons/icons';
import { drawArtColours } from '../colour/art-colours';
import { toneDrawing } from './tone-drawing';

const art = drawArtColours('#1f6f8f', 'light', null, [], ['#a9d3e0', '#efe0bd', '#cfe6e4']);

test('every colour of a drawing is mixed with one of the page', () => {
  for (const name of iconNames) {
    const toned = toneDrawing(iconBody(name) ?? '', art);
    const unmixed = toned
      .replaceAll(/color-mix\(in oklab,#[0-9a-f]{3,6} 45%,/giu, '')
      .replaceAll(/#(?:fff|000)\)/gu, ')');
    assert.doesNotMatch(unmixed, /#[0-9a-f]{3,6}\b/iu, name);
  }
});

test('what was drawn in several shades of one hue still is, in shades of the accent', () => {
  const fills = (body: string) =>
    new Set(Array.from(body.matchAll(/fill="([^"]+)"/gu), ([, one]) => one));
  const body = iconBody('amphora') ?? '';
  const toned = toneDrawing(body, art);
  assert.ok(fills(toned).size >= 4, [...fills(toned)].join(' '));
  for (const fill of fills(toned)) if (fill !== 'none') assert.match(fill ?? '', /--art-accent/u);
});

test('a drawing of several hues has more than one tone', () => {
  const toned = toneDrawing(iconBody('pickup-truck') ?? '', art);
  const used = new Set(Array.from(toned.matchAll(/--art-([a-z]+)/gu), ([, tone]) => tone));
  assert.ok(used.has('dark') && used.has('accent') && used.size >= 3, [...used].join(' '));
});
