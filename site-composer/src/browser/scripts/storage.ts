/**
 * Storage of a page in this browser. Where storing fails, as in private windows, data lasts as long
 * as the page.
 */
export interface Store<Value> {
  read(): Value;
  write(value: Value): void;
  /** Whether the browser stores it. */
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
