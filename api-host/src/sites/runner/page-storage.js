/*
 * Runs inside the previewed document, as text, before anything of its own: it can use nothing from here. A
 * preview has no origin, so the browser refuses it storage; published pages have one each. So that what works
 * there works here, the page gets a storage in memory. The runner is told of every change and gives the next
 * page what was `kept`, so it lasts as long as the preview. No export has it. Cookies are taken and forgotten;
 * a database is not there, which a page can find out.
 */
globalThis.pageStorage = (characterLimit, kept) => {
  document.currentScript.remove();
  const { Map, Object, Proxy, Reflect, String, TypeError, DOMException } = globalThis;
  const { parent, queueMicrotask } = globalThis;

  const createStorage = (area, entries) => {
    const items = new Map(entries);
    let size = entries.reduce((sum, [key, value]) => sum + key.length + value.length, 0);
    // A page that writes in a loop is one message.
    let changed = new Map();
    const note = (key) => {
      if (changed.size === 0) queueMicrotask(tell);
      changed.set(key, items.get(key) ?? null);
    };
    const tell = () => {
      parent.postMessage({ kind: 'stored', area, changes: [...changed] }, '*');
      changed = new Map();
    };
    const sizeOf = (key) => (items.has(key) ? key.length + items.get(key).length : 0);
    const methods = {
      getItem: (key) => items.get(String(key)) ?? null,
      setItem: (key, value) => {
        const [name, text] = [String(key), String(value)];
        const next = size - sizeOf(name) + name.length + text.length;
        if (next > characterLimit) {
          throw new DOMException('The storage is full.', 'QuotaExceededError');
        }
        size = next;
        items.set(name, text);
        note(name);
      },
      removeItem: (key) => {
        const name = String(key);
        size -= sizeOf(name);
        if (items.delete(name)) note(name);
      },
      clear: () => {
        for (const name of items.keys()) methods.removeItem(name);
      },
      key: (index) => [...items.keys()][index] ?? null,
    };
    const isOwn = (key) => typeof key === 'symbol' || key === 'length' || key in methods;
    return new Proxy(Object.create(null), {
      get: (_, key) => {
        if (key === 'length') return items.size;
        return isOwn(key) ? methods[key] : items.get(key);
      },
      set: (_, key, value) => {
        if (typeof key === 'symbol') return false;
        methods.setItem(key, value);
        return true;
      },
      has: (_, key) => isOwn(key) || items.has(key),
      deleteProperty: (_, key) => {
        methods.removeItem(key);
        return true;
      },
      ownKeys: () => [...items.keys()],
      getOwnPropertyDescriptor: (_, key) =>
        items.has(key)
          ? { value: items.get(key), writable: true, enumerable: true, configurable: true }
          : Reflect.getOwnPropertyDescriptor({}, key),
      defineProperty: () => {
        throw new TypeError('Use setItem');
      },
    });
  };

  for (const name of ['localStorage', 'sessionStorage']) {
    const value = createStorage(name, kept[name]);
    Object.defineProperty(globalThis, name, { value, enumerable: true });
  }
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => {}, enumerable: true });
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
};
