import { failureTrace } from 'shared-kit/contract/releases';
import { readTrace } from './read-trace';

const base = 'https://suite.example.com/remotes/shop/1.2.0-aaaa/';

function thrown(message: string, stack: string, name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

const inChromium = `TypeError: Cannot read properties of undefined (reading 'map')
    at f (${base}shop.0123456789.js:1:2345)
    at Object.react (https://suite.example.com/shell/1.0.0/main.js:1:99)
    at async new Promise (${base}remoteEntry.js?try=2:2:10)`;

const inFirefox = `f@${base}shop.0123456789.js:1:2345
react@https://suite.example.com/shell/1.0.0/main.js:1:99
@${base}remoteEntry.js?try=2:2:10`;

it.each([
  ['Chromium', inChromium],
  ['Firefox and Safari', inFirefox],
])('reads the frames of the build out of a stack of %s', (_, stack) => {
  const trace = readTrace(thrown('x', stack), base);
  expect(trace?.frames).toEqual([
    { file: 'shop.0123456789.js', line: 1, column: 2345 },
    { file: 'remoteEntry.js', line: 2, column: 10 },
  ]);
});

it('sends neither what stood in quotes nor addresses', () => {
  const message = `Unexpected token 'A', "Anna's secret" at https://a.example/?token=abc is “not” JSON`;
  const trace = readTrace(thrown(message, ''), base);
  expect(trace?.message).not.toMatch(/Anna|secret|token=|example/);
  expect(trace?.message).toMatch(/^Unexpected token …/);
});

it('keeps the name of a property that was not there', () => {
  const message = "Cannot read properties of undefined (reading 'map')";
  expect(readTrace(thrown(message, ''), base)?.message).toBe(
    'Cannot read properties of undefined (reading map)',
  );
});

it('stays within what the host takes, whatever was thrown', () => {
  const frames = Array.from({ length: 60 }, (_, at) => `at f (${base}a.js:1:${at})`).join('\n');
  const odd = `at f (${base}../../x.js:1:1)\nat f (${base}${'a'.repeat(300)}.js:1:1)`;
  const trace = readTrace(thrown('m'.repeat(9_999), `${odd}\n${frames}`, 'My Error!'), base);
  expect(failureTrace.parse(trace)).toEqual(trace);
  expect(trace?.name).toBe('Error');
  expect(trace?.frames).toHaveLength(8);
});

it('says nothing of what is no error, and nothing where the build’s address is not known', () => {
  expect(readTrace('oh', base)).toBeUndefined();
  expect(readTrace(thrown('x', inChromium), undefined)).toBeUndefined();
});
