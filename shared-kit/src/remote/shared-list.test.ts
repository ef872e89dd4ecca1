import manifest from '../../package.json';
import { sharedModules } from './shared-list';

const kitKeys = sharedModules.map(({ key }) => key).filter((key) => key.startsWith('shared-kit/'));

it('lists every module once', () => {
  const keys = sharedModules.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

it('shares every subpath of the kit but those no released build contains, and no other', () => {
  const subpaths = Object.keys(manifest.exports)
    .map((subpath) => subpath.replace('.', 'shared-kit'))
    .filter((key) => !['shared-kit/testing', 'shared-kit/standalone'].includes(key));
  expect(kitKeys.toSorted()).toEqual(subpaths.toSorted());
});

it('refuses another kit, and leaves React’s version to its range', () => {
  for (const { key, strictVersion } of sharedModules) {
    expect([key, strictVersion]).toEqual([key, key.startsWith('shared-kit/')]);
  }
});
