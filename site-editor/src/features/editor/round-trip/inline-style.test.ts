import { outranks, readInlineStyle } from './inline-style';

const standsInTheWay = (style: string, property: string): boolean =>
  readInlineStyle(style).some((declaration) => outranks(declaration, property));

it.each([
  ['color: red', 'color'],
  ['background: url("a;b.png") no-repeat; color: red', 'background-color'],
  ['margin-top: 1px', 'margin'],
  ['FONT: 12px serif', 'line-height'],
])('%s is in the way of %s', (style, property) => {
  expect(standsInTheWay(style, property)).toBe(true);
});

it.each([
  ['color: red', 'background-color'],
  ['background: url(data:image/png;color:red)', 'color'],
  ['border-color: red', 'color'],
  ['nonsense', 'color'],
  // No rule counts for more than this one, so none is made to look as if it did.
  ['color: red !important', 'color'],
])('%s is not in the way of %s', (style, property) => {
  expect(standsInTheWay(style, property)).toBe(false);
});
