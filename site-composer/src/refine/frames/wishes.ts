import type { ColourRole } from '../../model/brief';
import type { Signed } from './tokens';

/** How a part of the page should be. */
export interface Wish {
  readonly role: ColourRole | null;
  readonly sign: string;
  readonly words: string;
}

export const roleOf: Readonly<Record<string, ColourRole>> = {
  g: 'background',
  b: 'button',
  t: 'text',
  h: 'heading',
  H: 'heading',
  P: 'background',
};

/** Each look with the part it is said of: beside it, or the one that was named before. */
export function wishesIn(
  { text, signs, tokens }: Signed,
  roleLike: (words: string) => ColourRole | null,
): Wish[] {
  const wishes: Wish[] = [];
  const part = (sign: string | undefined): ColourRole | null => roleOf[sign ?? ''] ?? null;
  let last: ColourRole | null = null;
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    last = part(sign) ?? last;
    if (!/[clLdDo+-]/u.test(sign)) continue;
    const how = /^E?([ld])/u.exec(signs.slice(at + 1))?.[1];
    if (sign === 'c' && how !== undefined) {
      // "das Grün etwas dunkler": wherever the page has that colour.
      const words = text.slice(tokens[at]?.start, tokens[at]?.end);
      const own = roleLike(words);
      wishes.push({ role: own, sign: how, words });
      at += 1;
      continue;
    }
    let end = at;
    if (sign === 'c') while (signs[end + 1] === 'c') end += 1;
    const [first, final] = [tokens[at], tokens[end]];
    const behind = /^[mf~i]{0,2}([gtbhHP])/u.exec(signs.slice(end + 1))?.[1];
    const ahead = /^[^c]*?([gtbhHP])/u.exec(signs.slice(end + 1))?.[1];
    const role = part(behind) ?? last ?? part(ahead);
    wishes.push({ role, sign, words: text.slice(first?.start, final?.end) });
    at = end;
  }
  return wishes;
}

/** "black with white writing": the colour beside that of the text is the ground. */
export const onGround = (wishes: readonly Wish[]): Wish[] =>
  wishes.map((one) =>
    one.sign === 'c' && one.role === null && wishes.some(({ role }) => role === 'text')
      ? { ...one, role: 'background' }
      : one,
  );
