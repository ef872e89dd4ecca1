/*
 * Runs inside the previewed document, as text, before anything of its own: it can use nothing from here. A
 * preview has no origin, so the browser refuses it storage; published pages have one each. So that what works
 * there works here, the page gets a storage in its own memory, gone with the page. No export has it.
 */
globalThis.pageStorage = (characterLimit) => {
  document.currentScript.remove();
  const { Map, Object, Proxy, Reflect, String, TypeError, DOMException } = globalThis;

  const createStorage = () => {
    const items = new Map();
    let size = 0;
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
      },
      removeItem: (key) => {
        size -= sizeOf(String(key));
        items.delete(String(key));
      },
      clear: () => {
        size = 0;
        items.clear();
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
    Object.defineProperty(globalThis, name, { value: createStorage(), enumerable: true });
  }
};
