/*
 * What previewed pages have stored, for as long as the runner is open. The page is a stranger that may say
 * anything in its storage's place: only texts are taken, and no more of them than a browser would keep.
 */
globalThis.keptStorage = (characterLimit) => {
  const areas = { localStorage: new Map(), sessionStorage: new Map() };
  const sizeOf = (area) =>
    [...area].reduce((sum, [key, value]) => sum + key.length + value.length, 0);

  const isChange = (change) =>
    Array.isArray(change) &&
    typeof change[0] === 'string' &&
    (typeof change[1] === 'string' || change[1] === null);

  return {
    /** Takes what a page says it has stored; false when that is none. */
    take({ area: name, changes }) {
      const area = Object.hasOwn(areas, name) ? areas[name] : null;
      if (!area || !Array.isArray(changes) || !changes.every(isChange)) return false;
      const next = new Map(area);
      for (const [key, value] of changes) {
        if (value === null) next.delete(key);
        else next.set(key, value);
      }
      if (sizeOf(next) > characterLimit) return false;
      areas[name] = next;
      return true;
    },
    /** As the text of a literal that can stand inside of a script element, in one line. */
    asLiteral() {
      const entries = Object.entries(areas).map(([name, area]) => [name, [...area]]);
      return JSON.stringify(Object.fromEntries(entries)).replaceAll('<', '\\u003c');
    },
  };
};
