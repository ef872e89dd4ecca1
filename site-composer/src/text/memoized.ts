/** What is longer is a whole page more often than a name on it, and not asked for again. */
const longest = 1_500;
/** At most a few megabytes, whatever is read. */
const most = 2_000;

/**
 * A pure function of a text that keeps its results: an instruction of hundreds of clauses compares each
 * of them with the same few hundred texts of the page.
 */
export function memoized<Result>(work: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = work(text);
    if (text.length > longest) return result;
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
