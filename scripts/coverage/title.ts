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

/** The text of a template as a document quotes it: `${…}` becomes a gap, whatever stands in it. */
function readTemplate(text: string): Title {
  const parts: (string | null)[] = [];
  let rest = text;
  for (let start = rest.indexOf('${'); start >= 0; start = rest.indexOf('${')) {
    parts.push(rest.slice(0, start), null);
    rest = rest.slice(closingBrace(rest, start + 2) + 1);
  }
  return [...parts, rest];
}

function closingBrace(text: string, from: number): number {
  let depth = 1;
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return text.length;
}

const sameTitle = (one: Title, other: Title): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether a reference quotes the title itself, with the gaps as they stand in the source. */
export function quotes(reference: string, title: Title): boolean {
  if (isPlain(title)) return reference === title.join('');
  const template = readTemplate(reference);
  return sameTitle(join(template), title) || sameTitle(eachTitle(template), title);
}

/** Whether a finished title comes out of this one. A title of nothing but values fits everything. */
export function producesTitle(title: Title, finished: string): boolean {
  const escaped = title.map((part) =>
    part === null ? '.*' : part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
  );
  return new RegExp(`^${escaped.join('')}$`, 's').test(finished);
}

/** Whether enough of the title is written out to tell it from the others. */
export function isTelling(title: Title): boolean {
  return title.some((part) => part !== null && /\p{L}{3}/u.test(part));
}
