/** What a page keeps in this browser. Where storing fails, as in a private window, it lasts as long as the page. */
export interface Store<Value> {
  read(): Value;
  write(value: Value): void;
  /** Whether the browser really keeps it. */
  keeps(): boolean;
}

export function openStore<Value>(key: string, empty: Value): Store<Value> {
  let held = empty;
  let keeps = true;
  try {
    const text = localStorage.getItem(key);
    if (text !== null) held = JSON.parse(text) as Value;
  } catch {
    keeps = false;
  }
  return {
    read: () => held,
    write(value) {
      held = value;
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        keeps = false;
      }
    },
    keeps: () => keeps,
  };
}
