/**
 * What pages rely on and nobody has reason to change. Not in the list is what others wrap for good reasons: fetch, history,
 * console, event listeners.
 */
const owners = (): readonly (readonly [string, object])[] => [
  ['array', Array.prototype],
  ['array-static', Array],
  ['object', Object.prototype],
  ['object-static', Object],
  ['string', String.prototype],
  ['number', Number.prototype],
  ['function', Function.prototype],
  ['promise', Promise.prototype],
  ['promise-static', Promise],
  ['map', Map.prototype],
  ['set', Set.prototype],
  ['reg-exp', RegExp.prototype],
  ['date', Date.prototype],
  ['date-static', Date],
  ['json', JSON],
  ['math', Math],
  ['reflect', Reflect],
  ['node', Node.prototype],
  ['storage', Storage.prototype],
];

/** Functions of the language as the browser made them. */
export interface BuiltIns {
  /** What is not the browser's any more, such as `array-map`, put back; null when nothing was changed. */
  repair(): string | null;
}

/** Notes what they are; to be called before any remote has run. What is added later is a polyfill and no damage. */
export function noteBuiltIns(): BuiltIns {
  const known: [string, object, string, PropertyDescriptor][] = [];
  for (const [name, owner] of owners()) {
    for (const key of Object.getOwnPropertyNames(owner)) {
      const descriptor = Object.getOwnPropertyDescriptor(owner, key);
      if (typeof descriptor?.value === 'function') known.push([name, owner, key, descriptor]);
    }
  }
  const { getOwnPropertyDescriptor, defineProperty } = Object;
  return {
    repair() {
      let found: string | null = null;
      // By index and without methods: whatever could help here may be what is broken.
      for (let at = 0; at < known.length; at += 1) {
        const [name, owner, key, descriptor] = known[at]!;
        if (getOwnPropertyDescriptor(owner, key)?.value === descriptor.value) continue;
        defineProperty(owner, key, descriptor);
        found ??= `${name}-${key}`;
      }
      return found === null ? null : codeOf(found);
    },
  };
}

/** A code as the contract wants it. */
function codeOf(name: string): string {
  const kebab = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return kebab.replaceAll(/[^a-z0-9-]/g, '').slice(0, 40);
}
