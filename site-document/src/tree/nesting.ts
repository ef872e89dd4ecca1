import { defaultTreeAdapter, parse } from 'parse5';
import type { DefaultTreeAdapterMap, TreeAdapter } from 'parse5';

/**
 * Maximum depth: parsers search all open elements at every tag, so deep documents take quadratic
 * time.
 */
const deepest = 512;

/** Thrown to end the parse. */
class TooDeep extends Error {}

/**
 * Whether elements are nested deeper than in any page that somebody made. The parser itself counts
 * its open elements, since no reading of the tags alone says which of them it will close; it stops
 * at the first that is too deep, so this takes linear time.
 */
export function isNestedTooDeeply(source: string): boolean {
  let open = 0;
  const treeAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
    ...defaultTreeAdapter,
    onItemPush: () => {
      open += 1;
      if (open > deepest) throw new TooDeep();
    },
    onItemPop: () => {
      open -= 1;
    },
  };
  try {
    parse(source, { treeAdapter });
    return false;
  } catch (error) {
    if (error instanceof TooDeep) return true;
    throw error;
  }
}
