import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { addPicture, markPicture, startGeneration } from 'shared-kit/contract';
import { call } from '../../../testing/call';
import { memoryStorage } from '../../../testing/memory-storage';
import { signIn } from '../../../testing/sign-in';
import type { SignedIn } from '../../../testing/sign-in';
import { referenceReader } from '../../pictures/reference-picture';
import { sharedGenerationHost } from '../testing/generation-host';

const storage = memoryStorage();
const { host, engine, run } = sharedGenerationHost({ replaced: { storage } });

async function addTo({ headers }: SignedIn, side: number, isReference: boolean) {
  const image = sharp({ create: { width: side, height: side, channels: 3, background: 'red' } });
  const content = (await image.png().toBuffer()).toString('base64');
  const body = { project_id: 'mine', file: 'Shot.png', content };
  const added = await call(host(), addPicture, { body }, headers);
  const { name } = addPicture.response.parse(added.json()).picture;
  const marking = { params: { name }, body: { is_reference: isReference } };
  await call(host(), markPicture, marking, headers);
  return `assets/images/${name}`;
}

/** The job an engine gets for a project with one picture to show and one reference. */
async function jobFor(caller: SignedIn, more: object = {}) {
  const body = { prompt: 'A bakery', type: 0 as const, project_id: 'mine', ...more };
  const next = engine.works.length;
  const answer = await call(host(), startGeneration, { body }, caller.headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const runner = run({ readReference: referenceReader(storage) });
  const work = await engine.begun(next);
  work.finish();
  await runner.stop();
  return work.job;
}

test('an engine that accepts pictures gets the references as small JPEGs, and shows only the others', async () => {
  engine.seesPictures = true;
  const caller = await signIn(host());
  const shown = await addTo(caller, 40, false);
  await addTo(caller, 1_900, true);
  const { pictures, references } = await jobFor(caller);
  assert.deepEqual(
    pictures?.map(({ path }) => path),
    [shown],
  );
  assert.equal(references?.length, 1);
  const { format, width } = await sharp(references[0]).metadata();
  assert.deepEqual([format, width], ['jpeg', 1_568]);
});

test('any other engine shows every picture on the page', async () => {
  engine.seesPictures = false;
  const caller = await signIn(host());
  const paths = [await addTo(caller, 40, false), await addTo(caller, 50, true)];
  const { pictures, references } = await jobFor(caller);
  assert.deepEqual(pictures?.map(({ path }) => path).toSorted(), paths.toSorted());
  assert.equal(references, undefined);
});

test('a repair gets no references, and one whose file is missing is left out', async () => {
  engine.seesPictures = true;
  const caller = await signIn(host());
  await addTo(caller, 40, true);
  const faults = [{ kind: 'error', text: 'x is not defined' }];
  const repair = await jobFor(caller, { type: 1, html: '<p>Hi</p>', faults });
  assert.deepEqual([repair.pictures, repair.references], [undefined, undefined]);
  await storage.deletePrefix('pictures/');
  const { references } = await jobFor(caller);
  assert.equal(references, undefined);
});
