import * as fc from 'fast-check';
import { delivered, encoded, someCaller } from './endpoint-requests';
import { formRequests } from './form-requests';
import type { FuzzRequest } from './fuzz-request';
import { hostileHeaders } from './hostile-headers';
import { hostileText } from './hostile-values';

type Origin = FuzzRequest['origin'];

/** URLs that are not endpoints of the contract; placeholders in braces are filled in when sent. */
const pages: Readonly<Record<Origin, readonly string[]>> = {
  app: [
    '/',
    '/shop',
    '/users',
    '/releases.json',
    '/config.json',
    '/favicon.svg',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api/docs',
    '/api/docs/json',
    '/api/docs/static/index.html',
    '/shell/1.0.0-aaaaaaaa/shell.js',
    '/remotes/shop/2.0.0-bbbbbbbb/remoteEntry.js',
    '/remotes/shop/9.9.9/remoteEntry.js',
    '/thumbnails/{{website 0}}/a.webp',
  ],
  sites: [
    '/{{slug 0}}',
    '/{{slug 0}}/',
    '/{{slug 1}}/index.html',
    '/{{slug 0}}/style.css',
    '/{{slug 0}}/script.js',
    '/{{slug 1}}/favicon.svg',
    '/{{slug 0}}/robots.txt',
    '/{{slug 0}}/sitemap.xml',
    '/{{slug 0}}/assets/images/a.webp',
    '/{{slug 0}}/assets/fonts/a.woff2',
    '/{{slug 0}}/_form/send.js',
    '/{{slug 0}}/_form/form-1',
    '/{{slug 0}}/_form/form-1/thanks',
    '{{sharePath 0}}',
    '{{sharePath 1}}index.html',
    '/_pictures/00000000000000000000000000000000/a.webp',
    '/robots.txt',
    '/_preview',
    '/_fonts/a.woff2',
  ],
  editor: ['/', '/?ticket=a', '/build/editor.js', '/favicon.ico'],
};

/** Targets that no browser would send. */
const brokenTargets = fc.constantFrom(
  '//',
  '///a',
  '/%',
  '/%00',
  '/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '/a/./../b//c',
  '/\\..\\',
  '*',
  'http://evil.example/',
  'http://[::1',
  '/?',
  '/?&=&==&%',
  '/#a',
  `/${'a/'.repeat(3000)}`,
  `/${'%41'.repeat(4000)}`,
  `/?${'a=1&'.repeat(3000)}`,
  '/é',
  '/a b',
  '/;/',
  '/__proto__/',
  '/constructor/',
  '/api/',
  '/api//users',
  '/api/users/',
  '/API/users',
  '/_share/',
  '/_form/',
);

const withPart = (target: string, part: string, place: number): string => {
  const parts = target.split('/');
  parts.splice(1 + (place % parts.length), place % 2, encoded(part));
  return parts.join('/');
};

const targetsOf = (origin: Origin): fc.Arbitrary<string> => {
  const usual = fc.constantFrom(...pages[origin]);
  const query = fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    { weight: 1, arbitrary: hostileText.map((text) => `?${encoded(text)}=${encoded(text)}`) },
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(usual, query).map(([target, more]) => target + more) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(usual, hostileText, fc.nat({ max: 7 }))
        .map(([target, part, place]) => withPart(target, part, place)),
    },
    { weight: 2, arbitrary: brokenTargets },
  );
};

/** Pages and files of one origin, with any method. */
const pagesOf = (origin: Origin): fc.Arbitrary<FuzzRequest> =>
  fc.record({
    name: fc.constant(`pages of ${origin}`),
    origin: fc.constant(origin),
    caller: someCaller,
    method: fc.oneof(
      { weight: 12, arbitrary: fc.constant('GET') },
      {
        weight: 3,
        arbitrary: fc.constantFrom('HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'),
      },
      { weight: 1, arbitrary: fc.constantFrom('CONNECT', 'TRACE', 'QUERY', 'get', 'NONSENSE') },
    ),
    target: targetsOf(origin),
    headers: hostileHeaders,
    body: fc.oneof(
      { weight: 8, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: hostileText },
    ),
    ...delivered,
  });

/** Everything that is not a call of the contract. */
export const pageRequests = [
  pagesOf('app'),
  pagesOf('sites'),
  pagesOf('editor'),
  formRequests,
] as const;
