/** Style sheets that are expensive to process, by size in bytes. */
export const heavyStyles: Readonly<Record<string, (size: number) => string>> = {
  'unreadable declarations': (size) => '.a{colour red;top:0}\n'.repeat(size / 21),
  'unreadable selectors': (size) => '.a..b{top:0}\n'.repeat(size / 13),
  'stray braces': (size) => '}\n'.repeat(size / 2),
  'strings without an end': (size) => '.a{content:"x\n}\n'.repeat(size / 16),
  'rules never closed': (size) => '.a{top:0;\n'.repeat(size / 10),
  'one comment of dots': (size) => `/*${'.'.repeat(size)}x*/`,
};
