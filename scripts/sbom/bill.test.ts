import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { Ajv } from 'ajv';
import * as z from 'zod/mini';
import { root } from '../webpack/workspaces';
import { installedFor } from './delivered-packages';
import { nameAt, readLock } from './lock-file';
import { writeBill } from './run-sbom';
import type { Delivered } from './run-sbom';

/** The schemas the CycloneDX project publishes, as its library brings them. */
const schemas = path.join(root, 'node_modules/@cyclonedx/cyclonedx-library/res/schema');
const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

const billShape = z.object({
  components: z.array(z.object({ name: z.string(), version: z.string(), 'bom-ref': z.string() })),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.optional(z.array(z.string())) })),
});

/** What the host brings, without reading the builds for browsers. */
function deliveredWithHost(): Delivered[] {
  const lock = readLock();
  return [...installedFor(lock, 'api-host')]
    .filter((place) => place.includes('node_modules/'))
    .map((place) => {
      const { version = '', license = null } = lock.get(place) ?? {};
      return { name: nameAt(place), version, license, to: ['host'] };
    });
}

test('the bill is valid CycloneDX, lists what is delivered and refers to nothing else', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sitewright-bill-'));
  t.after(() => rm(folder, { recursive: true }));
  const written = path.join(folder, 'bill.json');
  const delivered = deliveredWithHost();
  const listed = await writeBill(written, delivered);

  // Formats belong to packages of their own; names, types and structure are checked.
  const ajv = new Ajv({ strict: false, validateFormats: false });
  for (const name of ['spdx', 'jsf-0.82']) {
    const file = `${name}.SNAPSHOT.schema.json`;
    const part = (await readJson(path.join(schemas, file))) as object;
    // By the name the schema of bills refers to it with.
    ajv.addSchema({ ...part, $id: `http://cyclonedx.org/schema/${file}` });
  }
  const schema = (await readJson(path.join(schemas, 'bom-1.5.SNAPSHOT.schema.json'))) as object;
  const bill = await readJson(written);
  assert.ok(ajv.validate(schema, bill), ajv.errorsText());

  const { components, dependencies } = billShape.parse(bill);
  const known = new Set(delivered.map(({ name, version }) => `${name}@${version}`));
  assert.equal(components.length, listed);
  assert.ok(listed > 150, String(listed));
  assert.deepEqual(
    components.filter(({ name, version }) => !known.has(`${name}@${version}`)),
    [],
  );
  for (const name of ['fastify', 'sharp', 'kysely', 'zod']) {
    assert.ok(
      components.some((one) => one.name === name),
      name,
    );
  }
  const refs = new Set(components.map((one) => one['bom-ref']));
  const named = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
  assert.ok(named.length > listed);
  assert.deepEqual(
    named.filter((ref) => !refs.has(ref)),
    [],
  );
});
