import type * as library from 'html-validate';
import type { Attribute } from 'html-validate';

/** In characters. A list of words, as in `rel`, has a few dozen; some tens of thousands of words overflow the stack. */
const longestList = 10_000;

/**
 * Changes html-validate: one tag takes it no more than linear time and a bounded stack, and no page
 * switches its rules off.
 */
export function makeLinear({ HtmlElement, Parser, Validator }: typeof library): void {
  // Each message would get a selector, which takes time linear in the element's siblings. Nobody reads it.
  HtmlElement.prototype.generateSelector = () => null;
  // The library's own copies the list made so far for each attribute.
  Object.defineProperty(HtmlElement.prototype, 'attributes', {
    get(this: { readonly attr: Readonly<Record<string, readonly Attribute[]>> }) {
      return Object.values(this.attr).flat();
    },
  });
  // The library passes each word as an argument of its own.
  const validate = Validator.validateAttribute.bind(Validator);
  Validator.validateAttribute = (attribute, rules) => {
    const isList = rules[attribute.key]?.list === true;
    if (isList && String(attribute.value).length > longestList) return false;
    return validate(attribute, rules);
  };
  // A comment of a page could switch rules off, and an unused one throws as no rule reports it here.
  Object.defineProperty(Parser.prototype, 'consumeDirective', { value: () => {} });
}
