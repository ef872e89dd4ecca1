/** "We make candles, Amber & Ash", "I do nails, it's called Lexi's": behind a sentence that says what it is the name stands above it anyway. */
export function withoutOwnNameBehind(text: string, names: readonly string[]): string {
  for (const name of names) {
    const end = text.replace(/[.!]$/u, '');
    if (name.length < shortest || !end.toLowerCase().endsWith(name.toLowerCase())) continue;
    const before = end.slice(0, -name.length);
    const rest = before.replace(
      /(?:,| [–—-])\s*(?:(?:it['’]?s|we['’]?re|we are|i['’]?m|i am|it is|the name is)\s)?(?:called\s|named\s)?(?:the\s)?$/iu,
      '',
    );
    if (rest !== before && rest.split(' ').length >= fewestLeft) return rest;
  }
  return text;
}

const shortest = 3;
const fewestLeft = 3;
