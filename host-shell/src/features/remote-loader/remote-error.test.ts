import { RemoteError, isChunkError, remoteErrorOf } from './remote-error';
import type { RemoteStage } from './remote-error';

const chunkError = (type: string): Error =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    type,
    request: 'https://app.example/remotes/shop/1.0.0/7.js',
  });
const lostModule = new TypeError(
  'Failed to fetch dynamically imported module: https://app.example/remotes/shop/1.0.0/page.js',
);
const misfit = new Error(
  'Unsatisfied version 1.0.0 from host_shell of shared singleton module shared-kit/ui (required ^9.0.0)',
);

it.each<[string, RemoteStage, unknown, string, string]>([
  ['a chunk that is not there', 'arriving', chunkError('error'), 'load', 'unreachable'],
  ['a late chunk that is not there', 'mounted', chunkError('error'), 'chunk', 'unreachable'],
  [
    'a chunk that arrives and throws',
    'mounted',
    chunkError('missing'),
    'evaluation',
    'chunk-threw',
  ],
  ['a module that is not there', 'arriving', lostModule, 'load', 'unreachable'],
  ['a module in a version nobody has', 'arriving', misfit, 'contract', 'share-mismatch'],
  ['a script that throws', 'arriving', new TypeError('x'), 'evaluation', 'type-error'],
  ['a first render that throws', 'rendering', new RangeError('x'), 'render', 'range-error'],
  ['a later render that throws', 'mounted', new Error('x'), 'crash', 'error'],
  ['something that is no error', 'mounted', 'my password', 'crash', 'string'],
])('%s while %s', (_, stage, cause, phase, code) => {
  expect(remoteErrorOf('shop', stage, cause)).toMatchObject({ remote: 'shop', phase, code });
});

it('codes say nothing of what a member typed', () => {
  const strange = Object.assign(new Error(), { name: 'Café <b>Q3</b>: 50% off '.repeat(9) });
  expect(remoteErrorOf('shop', 'mounted', strange).code).toMatch(/^[a-z0-9-]{1,40}$/);
});

it('names the file that did not arrive, and keeps what is named already', () => {
  const error = remoteErrorOf('shop', 'arriving', chunkError('error'));
  expect(error.file).toBe('https://app.example/remotes/shop/1.0.0/7.js');
  expect(remoteErrorOf('shop', 'arriving', lostModule).file).toBe(
    'https://app.example/remotes/shop/1.0.0/page.js',
  );
  expect(remoteErrorOf('shop', 'mounted', error)).toBe(error);
  expect(error).toBeInstanceOf(RemoteError);
});

it('tells chunks apart from everything else', () => {
  expect(isChunkError(chunkError('timeout'))).toBe(true);
  expect(isChunkError(misfit)).toBe(false);
  expect(isChunkError(undefined)).toBe(false);
});
