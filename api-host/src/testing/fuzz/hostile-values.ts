import * as fc from 'fast-check';

/** JSON that no JavaScript value serialises to, as a marker that `jsonText` replaces. */
const literal = (json: string): string => `<<json ${Buffer.from(json).toString('base64')}>>`;

const literals = /"<<json ([\w+/=]*)>>"/g;

/** JSON of a value, with such markers replaced. */
export const jsonText = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(literals, (_, encoded: string) =>
    Buffer.from(encoded, 'base64').toString(),
  );

const nested = (open: string, close: string, depth: number): string =>
  literal(`${open.repeat(depth)}1${close.repeat(depth)}`);

/** Texts that are known to break software. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD83D',
    '\uDE00',
    'a\uDFFF\uD800b',
    '\uFEFF',
    '\u202E\u2066abc',
    'İ',
    'ß'.repeat(50),
    'e\u0301'.repeat(40),
    '👩‍👩‍👧‍👦'.repeat(20),
    '\r\nx-injected: 1',
    "'; drop table users; --",
    '%',
    '_%_',
    '\\',
    '${7*7}{{7*7}}',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '../../../etc/passwd',
    'NaN',
    '-0',
    '1e999',
    '9007199254740993',
    '2147483648',
    '0000-00-00T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//[::1',
    '<script>alert(1)</script>',
    '<!--',
    '<div>'.repeat(300),
    '{'.repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc
    .tuple(
      fc.constantFrom('a', '\0', 'é', '😀', ' ', '"', '\\'),
      fc.constantFrom(65, 300, 2001, 30_000),
    )
    .map(([unit, times]) => unit.repeat(times)),
);

/** Numbers at and beyond the limits of databases, dates and JSON. */
const hostileNumber: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(-1, 0, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1.7e308),
  fc.constantFrom('1e400', '-1e400', '9'.repeat(400), '1E-400', '-0').map(literal),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const prototypeKeys: fc.Arbitrary<unknown> = fc
  .constantFrom(
    '{"__proto__":{"role":"admin"}}',
    '{"constructor":{"prototype":{"role":"admin"}}}',
    '{"toString":1,"valueOf":2,"toJSON":3,"then":4}',
    '{"length":1e9}',
    '{"a":1,"a":2,"__proto__":null}',
  )
  .map(literal);

const deep: fc.Arbitrary<unknown> = fc
  .tuple(fc.constantFrom(10, 1_000, 20_000), fc.constantFrom(['[', ']'], ['{"a":', '}']))
  .map(([depth, [open = '', close = '']]) => nested(open, close, depth));

/** Any value where another type is expected. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 3, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], { '': '' }) },
  { weight: 2, arbitrary: prototypeKeys },
  { weight: 1, arbitrary: deep },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
);
