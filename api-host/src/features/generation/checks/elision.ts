const comment = /<!--([\s\S]*?)(?:-->|$)|\/\*([\s\S]*?)(?:\*\/|$)|(?:^|[\s;{}])\/\/([^\n]*)/g;

const code =
  '(?:code|css|html|javascript|js|scripts?|styles?|rules?|markup|content|sections?|functions?|file|page)';
const left = '(?:rest|remainder|remaining|other|existing|previous|original|current)';

/**
 * Matched against the text of one comment. Ordinary comments use the same words, so each pattern is
 * narrow.
 */
const elided = [
  // "..." alone, or "... existing styles"
  /^(?:\.{3,}|…)$/,
  new RegExp(
    `^\\W*(?:\\.{3,}|…)\\s*\\(?(?:the\\s+)?(?:${left}|unchanged|same|omitted|keep)\\b`,
    'i',
  ),
  // "rest of the code"
  new RegExp(`^\\W*(?:the\\s+)?(?:rest|remainder) of (?:\\w+\\s+){0,3}${code}\\W*$`, 'i'),
  // "existing styles here", "previous code goes here"
  new RegExp(`\\b${left}\\b.{0,30}\\b${code}\\s+(?:goes?\\s+)?here\\W*$`, 'i'),
  // "everything else stays the same", "remaining functions unchanged"
  new RegExp(
    `\\b(?:${left}|everything else)\\b.{0,60}\\b(?:same|unchanged|as (?:before|above))\\W*$`,
    'i',
  ),
  new RegExp(`\\b${left}\\b.{0,30}\\b${code}\\b.{0,12}(?:\\.{3,}|…)`, 'i'),
  /\b(?:omitted for brevity|no changes (?:here|needed)\W*$)/i,
];

/** Elision comments are short; the patterns take quadratic time on a long comment of dots. */
const maxCommentLength = 400;

/**
 * Finds a comment that stands for code the model did not write ("rest stays the same"). Saving such
 * a file would delete the member's code, so it is refused. Only comments are checked: visible text
 * may say anything.
 */
export function findElision(text: string): string | undefined {
  for (const [whole, ...bodies] of text.matchAll(comment)) {
    const body = bodies.find((part) => part !== undefined)?.trim() ?? '';
    if (body.length <= maxCommentLength && elided.some((pattern) => pattern.test(body)))
      return whole.trim().slice(0, 120);
  }
  return undefined;
}
