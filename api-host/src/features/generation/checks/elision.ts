const comment = /<!--[\s\S]*?(?:-->|$)|\/\*[\s\S]*?(?:\*\/|$)|(?:^|[\s;{}])\/\/[^\n]*/g;

const elided = [
  /\b(?:rest|remainder|remaining|other)\b[^\n]{0,50}\b(?:same|unchanged|here|as before|as above|omitted|stays?|remains?|code|styles?|sections?|content)\b/i,
  /\b(?:existing|previous|original|current)\b[^\n]{0,30}\b(?:code|styles?|css|html|js|javascript|rules?|content|markup|sections?|functions?)\b[^\n]{0,40}(?:\.{3}|…|\b(?:here|unchanged|stays?|remains?|same|continues?|goes?)\b)/i,
  /(?:\.{3}|…)\s*(?:\(?\s*)?(?:the\s+)?(?:existing|previous|original|rest|remaining|unchanged|same as|more|other|omitted|keep)\b/i,
  /\b(?:unchanged|omitted for brevity|same as (?:before|above)|no changes? (?:here|needed))\b/i,
];

/**
 * Finds a comment that stands for code the model did not write ("rest stays the same"). Saving such a
 * file would delete the member's code, so it is refused. Only comments count: visible text may say
 * anything.
 */
export function findElision(code: string): string | undefined {
  for (const [text] of code.matchAll(comment)) {
    if (elided.some((pattern) => pattern.test(text))) return text.trim().slice(0, 120);
  }
  return undefined;
}
