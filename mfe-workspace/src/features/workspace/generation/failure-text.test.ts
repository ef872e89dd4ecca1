import { explainFailure } from './failure-text';

it.each([
  ['failed to Generate', 'failed to Generate. Kept.'],
  ['The generator is busy.', 'The generator is busy. Kept.'],
  ['Busy, really? ', 'Busy, really? Kept.'],
])('makes sentences of %j', (message, text) => {
  expect(explainFailure(message, 'Kept.')).toBe(text);
});
