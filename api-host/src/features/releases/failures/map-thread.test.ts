import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { GivenUp } from '../../../threads/bounded-thread';
import { mapThread } from './map-thread';

const thread = mapThread({ milliseconds: 60_000 });
after(() => thread.close());

const map = { version: 3, sources: ['webpack://shop/./src/cart.tsx?1a2b'], mappings: 'UAME' };
const text = JSON.stringify(map);

test('a thread of its own reads maps', async () => {
  const places = [
    { line: 1, column: 11 },
    { line: 0, column: 0 },
    { line: 9, column: 9 },
  ];
  assert.deepEqual(await thread.mapPlaces(text, places), [
    { file: 'src/cart.tsx', line: 7, column: 3, name: null },
    null,
    null,
  ]);
});

test('what is no map is given up, and the next one is read', async () => {
  await assert.rejects(thread.mapPlaces('{"version":3,"sections":[]}', []), GivenUp);
  const [place] = await thread.mapPlaces(text, [{ line: 1, column: 11 }]);
  assert.equal(place?.file, 'src/cart.tsx');
});
