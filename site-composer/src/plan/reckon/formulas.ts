import { inFigures } from './amounts';

/** A result with how it follows, in words: "net: days times day rate plus expenses". */
export interface Formula {
  readonly name: string;
  readonly rest: string;
  /** What else the clause tells: a price behind the rule. */
  readonly more?: string;
}

const operator =
  /\s(?:times|x|multiplied by|divided by|plus|minus|less)\s|\s?[×÷*=]\s?|\s[/+]\s|\b(?:that percent|percent) of\b/iu;
const more = /^(?:the )?(\p{L}+) (?:are|is) (\d+) (more|fewer|less) than (?:the )?(\p{L}+)/iu;
const heads =
  /^(?:(?:first|then|so|and|finally|next|also)\s)*(?:the\s)?([\p{L} ]{2,40}?)\s?(?:=|:|\bis\b|\bare\b|\bequals\b)\s?(?:the\s)?(.+)$/iu;

/** The formula of a clause; null where it states none. */
export function formulaIn(clause: string): Formula | null {
  const [whole, thing = '', count, sign = '', other = ''] = more.exec(inFigures(clause)) ?? [];
  if (whole !== undefined)
    return {
      name: thing,
      rest: `${other} ${sign.toLowerCase() === 'more' ? 'plus' : 'minus'} ${count ?? '1'}`,
      more: inFigures(clause).slice(whole.length).trim(),
    };
  const [, name = '', rest = ''] = heads.exec(clause) ?? [];
  if (name === '' || !operator.test(` ${rest}`)) return null;
  if (/^(?:it|this|that|there|which|inputs?|results?)$/iu.test(name.trim())) return null;
  return { name: name.trim(), rest };
}

export type Part =
  | { readonly words: string }
  | { readonly number: number }
  | { readonly sign: string };

const signs: readonly (readonly [RegExp, string])[] = [
  [/^(?:times|x|×|\*|multiplied by)$/iu, '*'],
  [/^(?:divided by|÷|\/)$/iu, '/'],
  [/^(?:plus|\+|and)$/iu, '+'],
  [/^(?:minus|less|-|−)$/iu, '-'],
];
const splitter =
  /(\s(?:times|x|multiplied by|divided by|plus|minus|less)\s|\s?[×÷*]\s?|\s[/+−-]\s)/iu;

/** The operands of a formula and the signs between them. */
export function partsOf(text: string): Part[] {
  return text
    .split(splitter)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part): Part => {
      const sign = signs.find(([pattern]) => pattern.test(part))?.[1];
      if (sign !== undefined) return { sign };
      const [number] = /^\d+(?:\.\d+)?$/u.exec(part) ?? [];
      return number === undefined ? { words: part } : { number: Number(number) };
    });
}
