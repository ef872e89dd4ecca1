/** Pages that are expensive to process, by size in bytes or number of parts. */
export const heavyPages: Readonly<Record<string, (size: number) => string>> = {
  'nothing but forms': (size) => '<form>'.repeat(size / 6),
  'forms that deliver': (size) => '<form method=post><input name=a></form>'.repeat(size / 39),
  'forms of one name': (size) => '<form id=form-2 method=post><input name=a>'.repeat(size / 42),
  'short paragraphs': (size) => '<p>a'.repeat(size / 4),
  'nested elements': (size) => '<div>'.repeat(size / 5),
  'one tag of many attributes': (size) =>
    `<form method=post ${Array.from({ length: size / 8 }, (_, n) => `a${n}=1`).join(' ')}><input name=a>`,
  'links of many relations': (size) => `<link rel="${'a '.repeat(size / 2)}">`,
  'comments never closed': (size) => '<!--'.repeat(size / 4),
  'scripts never closed': (size) => '<script>a'.repeat(size / 9),
  pictures: (size) => 'assets/images/a'.repeat(size / 15),
  'spaces in a tag': (size) => `<form${' '.repeat(size)}`,
};

/**
 * Runs work and counts the turns of the event loop meanwhile: none if it blocks. Work shorter than
 * a turn counts none either, so use it for long work.
 */
export async function turnsDuring<T>(work: () => Promise<T>): Promise<{ turns: number; made: T }> {
  let turns = 0;
  let counting = true;
  const count = () => {
    turns += 1;
    if (counting) setImmediate(count);
  };
  setImmediate(count);
  try {
    const made = await work();
    return { turns, made };
  } finally {
    counting = false;
  }
}
