type Triple = readonly [number, number, number];

interface Comparator {
  readonly sign: '>=' | '>' | '<=' | '<' | '=';
  readonly version: Triple;
}

/**
 * Whether a version lies in a range; null when the range is not understood. Understood are `^`, `~`,
 * comparisons joined by spaces, `||` and `*`: what package.json files of remotes use. A prerelease part
 * is our build's hash and says nothing about compatibility, so it is ignored.
 */
export function isInRange(version: string, range: string): boolean | null {
  const wanted = readVersion(version);
  if (!wanted) return null;
  const alternatives = range.split('||').map((part) => readComparators(part.trim()));
  if (alternatives.some((alternative) => alternative === null)) return null;
  return alternatives.some((alternative) =>
    (alternative ?? []).every((comparator) => holds(wanted, comparator)),
  );
}

function readVersion(text: string): Triple | null {
  const parts = /^(\d+)\.(\d+)\.(\d+)(?:[-+][\w.+-]+)?$/.exec(text);
  return parts && [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

function readComparators(text: string): Comparator[] | null {
  if (text === '*') return [];
  if (text === '') return null;
  const parts = text.split(/\s+/).map(readComparator);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function readComparator(text: string): Comparator[] | null {
  const [, sign = '', rest = ''] = /^(\^|~|>=|<=|>|<|=)?(.*)$/.exec(text) ?? [];
  const version = readVersion(rest);
  if (!version) return null;
  if (sign === '^') return between(version, afterCaret(version));
  if (sign === '~') return between(version, [version[0], version[1] + 1, 0]);
  return [{ sign: sign === '' ? '=' : (sign as Comparator['sign']), version }];
}

const between = (from: Triple, to: Triple): Comparator[] => [
  { sign: '>=', version: from },
  { sign: '<', version: to },
];

/** The leftmost number that is not zero may not change. */
function afterCaret([major, minor, patch]: Triple): Triple {
  if (major > 0) return [major + 1, 0, 0];
  if (minor > 0) return [0, minor + 1, 0];
  return [0, 0, patch + 1];
}

function holds(version: Triple, { sign, version: bound }: Comparator): boolean {
  const order = version[0] - bound[0] || version[1] - bound[1] || version[2] - bound[2];
  if (sign === '=') return order === 0;
  if (sign === '>=') return order >= 0;
  if (sign === '<=') return order <= 0;
  return sign === '>' ? order > 0 : order < 0;
}
