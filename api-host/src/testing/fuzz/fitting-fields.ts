import * as fc from 'fast-check';
import { shopVersions } from './shop-releases';

/** A resource of the host that a request can refer to, collected from its responses. */
export const kinds = [
  'website',
  'project',
  'person',
  'agencyPerson',
  'session',
  'message',
  'share',
  'task',
  'picture',
  'slug',
  'link',
  'sharePath',
  'ticket',
  'load',
  'revision',
  'deployment',
] as const;
export type Kind = (typeof kinds)[number];

/** Placeholder for such a resource, preferably one of the caller's, filled in when it is sent. */
export const known = (kind: Kind): fc.Arbitrary<string> =>
  fc.nat({ max: 7 }).map((index) => `{{${kind} ${index}}}`);

const mostly = (usual: fc.Arbitrary<unknown>, other: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: usual }, { weight: 1, arbitrary: other });

/** The smallest possible picture. */
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pages = [
  '<!doctype html><html lang="en"><head><title>Bakery</title></head><body><h1>Bakery</h1><p>[Your phone]</p></body></html>',
  '<h1>Hi</h1><form method="post"><input name="name"><textarea name="text"></textarea><button>Send</button></form>',
  '<h1>Hi</h1><img src="assets/images/a.webp"><a href="#nowhere">Call us</a>',
  '<form>'.repeat(200),
  '<div>'.repeat(500),
  '<p>a'.repeat(500),
  '<script>a',
  '<!--'.repeat(100),
  '<p \0 a=\uD800>',
  '',
];

/**
 * Fields whose values must match stored data, since otherwise the code behind them is never
 * reached.
 */
const fields: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  email: mostly(
    fc.nat({ max: 12 }).map((n) => `person${n}@example.com`),
    fc.emailAddress(),
  ),
  password: fc.constantFrom('a good password', 'another good one', 'short', 'password'),
  current_password: fc.constantFrom('a good password', 'another good one'),
  project_id: mostly(known('project'), fc.stringMatching(/^[\w-]{1,64}$/)),
  website_id: known('website'),
  number: fc.integer({ min: 1, max: 4 }),
  revision: fc.integer({ min: 0, max: 3 }),
  base: fc.integer({ min: 1, max: 4 }),
  task_id: known('task'),
  link: known('link'),
  ticket: known('ticket'),
  load: known('load'),
  deployment: known('deployment'),
  address: mostly(known('slug'), fc.stringMatching(/^[a-z0-9]{1,12}$/)),
  slug: mostly(fc.stringMatching(/^[a-z0-9]{1,12}$/), known('slug')),
  remote: mostly(fc.constant('shop'), fc.constantFrom('shell', 'auth', 'nobody')),
  version: fc.constantFrom('2.0.0-bbbbbbbb', ...shopVersions, '9.9.9'),
  file: fc.constantFrom('bread.png', 'a', '../x.png', 'é.JPG'),
  content: mostly(fc.constant(pixel), fc.stringMatching(/^[A-Za-z0-9+/]{4,40}$/)),
  htmlcode: fc.constantFrom(...pages),
  html: fc.constantFrom(...pages),
  csscode: fc.constantFrom('h1{color:red}', '@media{', 'a{'.repeat(50)),
  css: fc.constantFrom('h1{color:red}', '@media{', 'a{'.repeat(50)),
};

/** Values for a field of this name; undefined where its schema suffices. */
export type FieldValues = (name: string) => fc.Arbitrary<unknown> | undefined;

/** The kind of resource that `id` refers to, by the path of the call. */
const ids: readonly (readonly [RegExp, fc.Arbitrary<unknown>])[] = [
  [/^\/api\/(users|edituser|update-user|delete-user)\b/, known('person')],
  [/agency/, known('agencyPerson')],
  [/^\/api\/sessions/, known('session')],
  [/^\/api\/projects/, fc.nat({ max: 30 }).map((n) => `draft-${n}`)],
  [/website|open-editor|edit-project/, known('website')],
];

/** The meaning of names in a path; in a body these are ordinary texts. */
function namesOf(path: string, name: string): fc.Arbitrary<unknown> | undefined {
  if (name === 'name') return path === '/api/pictures/:name' ? known('picture') : undefined;
  return path.includes(`/:${name}`) ? known(name as 'message' | 'share') : undefined;
}

/** Fields that differ per call. */
function fieldOfCall(path: string, name: string): fc.Arbitrary<unknown> | undefined {
  if (['message', 'name', 'share'].includes(name)) return namesOf(path, name);
  if (name === 'base' && path.startsWith('/api/editor/')) return known('revision');
  if (name === 'id') return ids.find(([pattern]) => pattern.test(path))?.[1];
  if (!path.includes('model-connection')) return undefined;
  // Must be unreachable: a local port where nothing listens.
  if (name === 'provider') return fc.constant('openai-compatible');
  return name === 'address' ? fc.constant('http://127.0.0.1:9/v1') : undefined;
}

/** The fields of one call. */
export const fieldsOf =
  (path: string): FieldValues =>
  (name) =>
    fieldOfCall(path, name) ?? (Object.hasOwn(fields, name) ? fields[name] : undefined);
