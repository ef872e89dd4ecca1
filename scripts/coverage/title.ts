/** A test's title as its source writes it: texts, and `null` where a value is filled in. */
export type Title = readonly (string | null)[];

const eachPlaceholder = /%[sdifjoOp#$c]|%%|\$#|\$[a-zA-Z_][\w.]*/g;

/** The title of an `each` table, whose placeholders become gaps. */
export function eachTitle(title: Title): Title {
  return join(title.flatMap((part) => (part === null ? [null] : splitPlaceholders(part))));
}

function splitPlaceholders(text: string): (string | null)[] {
  const parts: (string | null)[] = [];
  let end = 0;
  for (const match of text.matchAll(eachPlaceholder)) {
    parts.push(text.slice(end, match.index), match[0] === '%%' ? '%' : null);
    end = match.index + match[0].length;
  }
  return [...parts, text.slice(end)];
}

/** Neighbouring texts become one, empty ones go. */
function join(parts: Title): Title {
  const joined: (string | null)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === '') continue;
    if (part !== null && typeof last === 'string') joined[joined.length - 1] = last + part;
    else if (part !== null || last !== null) joined.push(part);
  }
  return joined;
}

/** Whether nothing is filled into the title. */
export function isPlain(title: Title): boolean {
  return title.every((part) => part !== null);
}

/** How many values are filled into a title. */
export function countGaps(title: Title): number {
  return title.filter((part) => part === null).length;
}

/** The title with its values. */
export function fillTitle(title: Title, values: readonly string[]): string {
  let next = 0;
  return title.map((part) => part ?? values[next++] ?? '').join('');
}

/** Whether a finished title comes out of this one. A title of nothing but values fits everything. */
export function producesTitle(title: Title, finished: string): boolean {
  const escaped = title.map((part) =>
    part === null ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return new RegExp(`^${escaped.join('')}$`, 's').test(finished);
}
