import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontFile, pageFonts } from './fonts';
import { typePairings } from './pairings';

test('the typefaces of every pairing stay within 90 KB, extended letters included', () => {
  for (const pairing of typePairings) {
    const { bytes, assets } = pageFonts(pairing, 'Łódź');
    assert.ok(bytes <= 90 * 1024, `${pairing.id}: ${bytes}`);
    for (const asset of assets)
      assert.equal(fontFile(asset.replace('assets/fonts/', ''))?.subarray(0, 4).toString(), 'wOF2');
  }
});

test('extended letters are loaded only by pages that have some', () => {
  const [pairing] = typePairings;
  assert.ok(pairing);
  assert.ok(pageFonts(pairing, 'Größe, œuvre, señor').assets.length < 3);
  assert.ok(pageFonts(pairing, 'Ştefan').assets.some((asset) => asset.includes('extended')));
});

test('no other file is handed out', () => {
  assert.equal(fontFile('../package.json'), undefined);
});
