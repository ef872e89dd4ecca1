const days =
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|tues|thurs|january|february|april|june|july|august|september|october|november|december|christmas|easter';
const englishNames = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’@./-])(?:${days})(?![\p{L}\p{N}@])`,
  'gu',
);
/** "mon" and "sat" are words as well; next to another day or a time they are days. */
const shortDays =
  /(?<![\p{L}\p{N}])(mon|tue|wed|thu|fri|sat|sun)(?=\s?(?:-|–|to|and|&|till|until|\d)\s?(?:mon|tue|wed|thu|fri|sat|sun|\d))|(?<=\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,3}\s?(?:-|–|to|and|&|till|until)\s?)(mon|tue|wed|thu|fri|sat|sun)(?![\p{L}])/giu;

const mostNames = 60;

/**
 * Writes names as names: days and months of English, and the given ones wherever they stand without a capital.
 *
 * @param names as they are to be written; those without a capital letter are left out
 */
export function properCase(names: readonly string[], english: boolean): (text: string) => string {
  const written = new Map(
    names
      .filter((name) => /^\p{Lu}/u.test(name) && name.length > 2)
      .slice(0, mostNames)
      .map((name) => [name.toLowerCase(), name]),
  );
  const any = [...written.keys()].map((name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  const given =
    any.length === 0
      ? null
      : new RegExp(String.raw`(?<![\p{L}\p{N}@./-])(?:${any.join('|')})(?![\p{L}\p{N}@-])`, 'gu');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  return (text) => {
    const named = given === null ? text : text.replace(given, (name) => written.get(name) ?? name);
    return english ? named.replace(englishNames, capital).replace(shortDays, capital) : named;
  };
}
