/** A line that the newer text has more. */
interface AddedLine {
  readonly at: number;
  readonly text: string;
  /** Names of the members it stands in, outermost first. */
  readonly within: readonly string[];
}

const indentOf = (line: string): number => line.length - line.trimStart().length;
const memberName = (line: string): string | null =>
  /^\s*(?:readonly )?["']?([\w$-]+)["']?\??[:(]/.exec(line)?.[1] ?? null;

/** `readonly ['a', 'b']`, which `tsc` prints on one line, with each of its names on a line of its own. */
const listedApart = (text: string): string =>
  text.replaceAll(
    /readonly \[('[^'\n]*'(?:, '[^'\n]*')*)\]/g,
    (_, names: string) => `readonly [\n  ${names.split(', ').join('\n  ')}\n]`,
  );

/** Lines of `after` that `before` lacks; null when `before` is not wholly in `after`, in its order. */
function addedLines(before: string, after: string): AddedLine[] | null {
  const old = before.split('\n');
  const added: AddedLine[] = [];
  const members: { indent: number; name: string }[] = [];
  let found = 0;
  for (const [at, text] of after.split('\n').entries()) {
    const indent = indentOf(text);
    while ((members.at(-1)?.indent ?? -1) >= indent) members.pop();
    if (text === old[found]) found += 1;
    else added.push({ at, text, within: members.map(({ name }) => name) });
    const name = memberName(text);
    if (name !== null) members.push({ indent, name });
  }
  return found === old.length ? added : null;
}

/** A member that whoever makes such an object may leave out. */
const isOptional = (line: string): boolean =>
  /^\s*(readonly )?["']?[\w$-]+["']?\?[:(]/.test(line) ||
  /: z\.ZodMini(Optional|Default)</.test(line);

/** Where callers write, not read. */
const written = new Set(['body', 'query', 'params']);

/**
 * Whether the newer text only adds what nobody has to know: optional members anywhere, and any member to
 * what others only read (`isRead`: a value the kit provides, such as a list of codes), but not to the part of it
 * that they send.
 */
export function isExtension(before: string, after: string, isRead: boolean): boolean {
  const added = addedLines(listedApart(before), listedApart(after));
  if (added === null || !isBalanced(added)) return false;
  return topmost(added).every(
    ({ text, within }) => isOptional(text) || (isRead && !within.some((name) => written.has(name))),
  );
}

/** The added members, without the lines inside of them. */
function topmost(added: readonly AddedLine[]): AddedLine[] {
  const heads: AddedLine[] = [];
  let last = -2;
  let indent = 0;
  for (const line of added) {
    const own = indentOf(line.text);
    const isInside = line.at === last + 1 && (own > indent || isClosing(line.text));
    last = line.at;
    if (isInside) continue;
    heads.push(line);
    indent = own;
  }
  return heads;
}

const isClosing = (line: string): boolean => /^\s*[})\]>]/.test(line);

function isBalanced(lines: readonly AddedLine[]): boolean {
  const text = lines.map((line) => line.text.replaceAll('=>', '')).join('');
  const count = (character: string): number => text.split(character).length - 1;
  return ['{}', '()', '[]', '<>'].every(([open = '', close = '']) => count(open) === count(close));
}
