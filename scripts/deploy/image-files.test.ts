import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { validate } from 'dockerfile-utils';
import { root } from '../webpack/workspaces';
import { readIgnored } from './copy-into-stage';
import { dockerfilePath, readStages } from './read-dockerfile';

const source = readFileSync(dockerfilePath, 'utf8');

test('the Dockerfile has no fault its linter knows, and the linter would say', () => {
  assert.deepEqual(
    validate(source).map(({ message }) => message),
    [],
  );
  assert.notDeepEqual(validate(source.replace('EXPOSE', 'EXPOSES')), []);
});

test('every stage starts from one exact version of Node, the slim image', () => {
  const bases = new Set(readStages().map(({ base }) => base));
  assert.equal(bases.size, 1);
  assert.match([...bases].join(), /^node:20\.\d+\.\d+-[a-z]+-slim$/);
});

test('the image runs as nobody special, says when it is ready, and gets signals itself', () => {
  const host = readStages().at(-1)?.instructions ?? [];
  const find = (keyword: string) => host.filter((instruction) => instruction.keyword === keyword);
  assert.equal(find('USER').at(-1)?.text, 'node');
  assert.equal(find('HEALTHCHECK').length, 1);
  assert.deepEqual(find('CMD').at(-1)?.words, ['node', 'dist/host/main.js']);
  assert.ok(host.every(({ keyword, flags }) => keyword !== 'COPY' || flags['from'] !== undefined));
});

test('nothing that may be secret, installed or built here goes into an image', () => {
  const ignored = readIgnored(root);
  for (const name of ['.git', 'data', 'dist', '**/node_modules', '**/.env*', '**/*.pem']) {
    assert.ok(ignored.includes(name), name);
  }
  const secrets = /\b(?:PASSWORD|SECRET|TOKEN|API_KEY|ENCRYPTION_KEY|RELEASE_KEYS)\b\s*=/;
  assert.doesNotMatch(source, secrets);
});

test('what the image copies is there', () => {
  const stages = readStages();
  const copies = stages.flatMap(({ instructions }) =>
    instructions.filter(({ keyword, flags }) => keyword === 'COPY' && flags['from'] !== 'packages'),
  );
  const named = copies.flatMap(({ words }) => words.slice(0, -1));
  // `dist` is made in the image.
  const sources = named.filter((name) => name !== '.' && name !== '/app/dist');
  assert.ok(sources.length > 5);
  const missing = sources.filter(
    (name) => !existsSync(path.join(root, name.replace(/^\/app\//, ''))),
  );
  assert.deepEqual(missing, []);
});
