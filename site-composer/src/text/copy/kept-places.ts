/** What somebody said, addresses and handles: none of their letters is changed. */
const kept =
  /"[^"\n]{0,400}"|“[^”\n]{0,400}”|«[^»\n]{0,400}»|https?:\/\/[^\s<>"]+|\bwww\.[^\s<>"]+|(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d.-]+|(?<![\p{L}\d])@[\w.]+|(?<![\p{L}\d@.-])[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.(?:com|org|net|example|co\.uk|uk|de|fr|eu|io|app)\b/giu;

/** Without any of these nothing is to stay; most texts have none. */
const mayKeep = /["“«@]|https?:|www\.|\.(?:com|org|net|example|co\.uk|uk|de|fr|eu|io|app)/iu;

type Range = readonly [start: number, end: number];

const rangesOf = (text: string): Range[] =>
  mayKeep.test(text)
    ? [...text.matchAll(kept)].map((match) => [match.index, match.index + match[0].length] as const)
    : [];

/** Tells of each place in a text whether it is within something that is to stay as it is. */
export function keptPlaces(text: string): (at: number) => boolean {
  let found: readonly Range[] | undefined;
  return (at) => {
    // Only a text in which something may change is read for what must not.
    const ranges = (found ??= rangesOf(text));
    let [low, high] = [0, ranges.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.[1] ?? 0) <= at) low = middle + 1;
      else high = middle;
    }
    const [start = Infinity] = ranges[low] ?? [];
    return start <= at;
  };
}

/** A text with some of its words replaced, but for what is to stay as it is. */
export function replaced(
  text: string,
  pattern: RegExp,
  by: (match: string, groups: readonly (string | undefined)[], at: number) => string,
): string {
  const isKept = keptPlaces(text);
  return text.replace(pattern, (match: string, ...rest: unknown[]) => {
    const last = rest.findIndex((one) => typeof one === 'number');
    const at = rest[last];
    const groups = rest.slice(0, last).map((one) => (typeof one === 'string' ? one : undefined));
    return typeof at !== 'number' || isKept(at) ? match : by(match, groups, at);
  });
}

/** "The Dont Panic Rooms": a word with a capital in front of another one, within a sentence, is part of a name. */
export function isInName(text: string, word: string, at: number): boolean {
  return (
    /^\p{Lu}/u.test(word) &&
    /^ \p{Lu}/u.test(text.slice(at + word.length, at + word.length + 2)) &&
    !/(?:^|[.!?:;\n]\s?)$/u.test(text.slice(Math.max(0, at - 2), at))
  );
}

/** A word with the capital the one it stands for has. */
export const likeTyped = (typed: string, written: string): string =>
  /^\p{Lu}/u.test(typed) ? written.charAt(0).toUpperCase() + written.slice(1) : written;
