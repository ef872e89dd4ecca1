/** What a page can be for by its own name, said in small letters behind it: "the Thornby Fen ploughing match". */
const kinds =
  'match|show|fair|festival|fête|fete|race|races|run|walk|parade|exhibition|carnival|regatta|gala|competition|contest|derby|club|society|association|trust|project|choir|band|group|league|school|library|museum|orchestra|reunion|rally|sale|concert|conference|convention|tournament|marathon|ball|day|weekend|games|games day|trail|relay|championships?|allotments|co-?op|cooperative';
const named = String.raw`(?:the |our )((?:\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:of|the|and|&|in|on|upon|le))? ){1,4}(?:\p{Ll}[\p{L}-]+ ){0,2}(?:${kinds}))(?=[.,;:!?\n]|$| (?:which|that|who|where|on|in|at|and|so|to|this|next|is|because|with|–|-)(?!\p{L}))`;
const pageFor = new RegExp(
  String.raw`(?:\b(?:this|it)(?: is|['’]s) (?:all )?(?:for|about)|\b(?:page|site|website|web page|webpage|homepage) (?:for|of|about)) ${named}`,
  'u',
);
const longestRead = 3_000;

/** The name of what an instruction says the page is for, where it is said with what kind of thing it is; null where it is not. English only. */
export function namedPage(text: string): { readonly name: string; readonly kind: string } | null {
  const read = text.slice(0, longestRead);
  const match = pageFor.exec(read);
  const name = match?.[1];
  if (match === null || name === undefined) return null;
  // "The Dunbar axe throwing club, called Splinter" and "the axe throwing club, Splinter." have its name behind it.
  if (
    /^,?\s(?:which is |that is |we are )?(?:called|named)\b|^, \p{Lu}\p{Ll}[\p{L}'’ ]{1,40}[.,;]/u.test(
      read.slice(match.index + match[0].length),
    )
  )
    return null;
  const kind = /(?:\s\p{Ll}[\p{L}-]+)+$/u.exec(name)?.[0].trim() ?? '';
  return { name, kind };
}

/** "And a new one for anybody who has never ploughed, called First Furrow": one thing of several has that name, and not the page. */
const ofOneThing =
  /(?:\b(?:and|or|plus|also)|,)\s(?:an?|another|one)\s(?:(?:new|other|second|third|extra|special|little|small)\s){0,2}\p{L}+\b[^.!?\n]{0,80}$/iu;
const ofPronoun = /\b(?:an?|another|the|this)\s(?:\p{L}+\s)?one\b[^.!?\n]{0,80}$/iu;
const ofAnimal =
  /\b(?:dog|cat|horse|pony|parrot|hen|goat|donkey|pig|son|daughter|wife|husband|friend|partner|apprentice|brother|sister)s?,? (?:called|named)\s["'“„«]?$/iu;

/** How much less a name weighs by what is called so; 0 where nothing speaks against it. */
export function againstName(before: string): number {
  if (!/\b(?:called|named)\s["'“„«]?$/iu.test(before)) return 0;
  if (ofPronoun.test(before) || ofAnimal.test(before)) return mostAgainst;
  return ofOneThing.test(before) ? someAgainst : 0;
}

const mostAgainst = 6;
const someAgainst = 3;
