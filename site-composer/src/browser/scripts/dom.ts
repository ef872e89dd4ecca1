type Properties = Readonly<Record<string, unknown>>;

/** Creates an element with properties and children; strings become text nodes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  Object.assign(element, properties);
  element.append(...children);
  return element;
}

export function labelled(control: HTMLElement, label: string): HTMLParagraphElement {
  const holder = make('p', { className: 'field' });
  holder.append(make('label', { htmlFor: control.id }, [label]), control);
  return holder;
}

export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/gu, (whole, name: string) => String(values[name] ?? whole));
}
