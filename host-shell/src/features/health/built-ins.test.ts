import { noteBuiltIns } from './built-ins';

// The point is to change what the language has.
/* oxlint-disable no-extend-native */

it('finds what was replaced and puts it back', () => {
  const builtIns = noteBuiltIns();
  const own = Array.prototype.map;
  Array.prototype.map = () => [];
  expect(builtIns.repair()).toBe('array-map');
  expect(Array.prototype.map).toBe(own);
  expect(builtIns.repair()).toBeNull();
});

it('finds several, and what was deleted', () => {
  const builtIns = noteBuiltIns();
  const { stringify } = JSON;
  Reflect.deleteProperty(JSON, 'stringify');
  String.prototype.trim = () => '';
  expect(builtIns.repair()).toBe('string-trim');
  expect(JSON.stringify).toBe(stringify);
  expect(' a '.trim()).toBe('a');
});

it('a polyfill that adds something, and what monitoring wraps, is no damage', () => {
  const builtIns = noteBuiltIns();
  Reflect.set(Array.prototype, 'drillAdded', () => 1);
  const own = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')!;
  EventTarget.prototype.addEventListener = () => undefined;
  expect(builtIns.repair()).toBeNull();
  Object.defineProperty(EventTarget.prototype, 'addEventListener', own);
  Reflect.deleteProperty(Array.prototype, 'drillAdded');
});
