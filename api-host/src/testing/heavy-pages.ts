/** Pages made to cost more than they should, each of so many bytes or parts. */
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
 * Does something elsewhere, and counts the turns the event loop takes meanwhile: none, were it done here.
 * What takes less than a turn counts none either, so ask it of work that takes long.
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
