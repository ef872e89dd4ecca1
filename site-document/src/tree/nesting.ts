/**
 * Maximum depth: parsers search all open elements at every tag, so deep documents take quadratic
 * time.
 */
const deepest = 512;

/** Those without content, and those that the next one of their kind closes. */
const flat = new Set(
  'area base br col embed hr img input link meta source track wbr p li td th tr dt dd option path rect circle use line'.split(
    ' ',
  ),
);

/** Whether elements are nested deeper than in any page that somebody made. Reads the source once. */
export function isNestedTooDeeply(source: string): boolean {
  let depth = 0;
  for (const [tag, close = '', name = ''] of source.matchAll(
    /<(\/?)([a-z][a-z0-9-]*)\b[^<>]{0,2000}>?/gi,
  )) {
    if (flat.has(name.toLowerCase())) continue;
    if (close !== '') depth = Math.max(0, depth - 1);
    else if (!tag.endsWith('/>')) depth += 1;
    if (depth > deepest) return true;
  }
  return false;
}
