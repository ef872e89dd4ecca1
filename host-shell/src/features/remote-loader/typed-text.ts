/** Fields whose text is carried over; passwords, files and hidden values are left where they are. */
const fieldSelector =
  'input:not([type]), input[type="text"], input[type="email"], input[type="url"], input[type="search"], input[type="tel"], input[type="number"], textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Texts by field, in the order of the page; see `nameOf`. */
export type TypedText = ReadonlyMap<string, readonly string[]>;

function listFields(): Field[] {
  return [...document.querySelectorAll<Field>(fieldSelector)];
}

/** What a field is called by everything that survives from one version of a page to the next. */
function nameOf(field: Field): string {
  const label = field.labels?.[0]?.textContent?.trim() ?? '';
  const { name, placeholder } = field;
  const spoken = field.getAttribute('aria-label') ?? '';
  return [field.localName, name, label || spoken || placeholder].join('|');
}

function groupByName<T>(pairs: readonly (readonly [string, T])[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of pairs) groups.set(name, [...(groups.get(name) ?? []), value]);
  return groups;
}

/** What stands in the page's text fields, before a version of it is taken off the screen. */
export function takeTypedText(): TypedText {
  return groupByName(listFields().map((field) => [nameOf(field), field.value]));
}

/** Sets a value the way a keyboard would, so that React handles the change. */
function type(field: Field, text: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Gives typed text back to the empty fields of the same names as they appear, until the member types
 * themselves. Answers what ends it.
 */
export function giveTypedTextBack(typed: TypedText): () => void {
  const given = new WeakSet<Field>();
  const give = (): void => {
    const fields = groupByName(listFields().map((field) => [nameOf(field), field]));
    for (const [name, sameName] of fields) {
      sameName.forEach((field, at) => {
        const text = typed.get(name)?.[at] ?? '';
        if (text === '' || field.value !== '' || given.has(field)) return;
        given.add(field);
        type(field, text);
      });
    }
  };
  const observer = new MutationObserver(give);
  const stop = (): void => {
    observer.disconnect();
    document.removeEventListener('keydown', stop, true);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('keydown', stop, true);
  give();
  return stop;
}
