/** Words after which somebody does something: "lets people …", "somewhere to …", "where users can …". */
const before =
  /(?:^|\s)(?:to|that|which|who|where|can|could|should|will|i|we|me|us|people|users|visitors|members|students|kids|neighbours|everyone|company|business|(?:helps?|lets?|reminds?) (?:my|our) \p{L}+(?: and me)?)\s+$/iu;
const sites =
  /^(?:web ?sites?|sites?|web ?pages?|pages?|home ?pages?|landing pages?|blog|portfolio|apps?|applications?|tools?|platforms?|something|things?|it|one|this|sure|more|money|out)\b/i;
const trade =
  /^(?:company|companies|service|services|studio|business|agency|firm|shop|school|group|team|club|app|application|website|site|page|platform|system|tool)\b/i;

/** What somebody does with a thing, and what a page for it is called. An empty word: the thing itself. */
const doings: readonly (readonly [doing: string, word: string])[] = [
  ['keep track of|keeping track of|track|tracking|tracks|monitor|monitoring', 'tracker'],
  ['log|logging|record|recording|write down|note down', 'log'],
  ['plan|planning|organi[sz]e|organi[sz]ing', 'planner'],
  ['remember|remembering', 'reminder'],
  ['split|splitting', 'splitter'],
  ['convert|converting', 'converter'],
  ['calculate|calculating|work out|compute', 'calculator'],
  ['compare|compares|comparing', 'comparison'],
  ['rent|renting|rent out|renting out|hire|hiring|lend|lending|borrow|borrowing', 'rental'],
  ['sell|selling|sells|buy|buying|order|ordering', 'shop'],
  ['swap|swapping|swop|trade|trading|exchange|exchanging', 'swap'],
  ['book|booking|reserve|reserving', 'booking'],
  ['find|finding|look for|looking for|discover|discovering|locate', 'finder'],
  ['learn|learning|teach|teaching', 'lessons'],
  ['rate|rating|review|reviewing', 'reviews'],
  ['clean|cleans|cleaning', 'cleaning'],
  ['repair|repairs|repairing|fix|fixing', 'repair'],
  ['restore|restores|restoring', 'restoration'],
  ['sharpen|sharpening', 'sharpening'],
  ['share|sharing|publish|publishing|collect|collecting|keep|keeping|manage|managing', ''],
  ['presents?|presenting|shows?|showing|displays?|displaying|showcase|promote|promoting', ''],
  ['decide|choose|choosing|see|view|do|make|read|take|drink|get|put together|discuss', ''],
];

const small =
  /^(?:(?:all|some|any|own|the|a|an|my|our|your|their|his|her|its|new|several|different|various|bits of) )+/i;
/** "the hours I work", "my paintings online", "her tablets at night": the thing ends before these. */
const after =
  /\s+(?:online|fairly|easily|quickly|nearby|together|daily|weekly|every \w+|(?:that |which )?(?:i|we|they|you|he|she|people|users)\s.*|(?:in|at|on|from|with|by|for|to|near|and|or|so|between|among|when|where|who|which|that)\b.*)$/iu;

export const singularOf = (words: string): string =>
  /(?:ss|us|is|news)$/i.test(words)
    ? words
    : words
        .replace(/ies$/i, 'y')
        .replace(/(s|x|z|ch|sh)es$/i, '$1')
        .replace(/([^s])s$/i, '$1');

/** What is done with which thing; `word` is empty where the thing says it all. */
export interface Activity {
  thing: string;
  word: string;
}

function doingIn(rest: string, gerundOnly: boolean): Activity | null {
  for (const [doing, word] of doings) {
    const match = new RegExp(`^(${doing})(?: off| up| out)?\\s+(.+)$`, 'iu').exec(rest);
    if (match === null) continue;
    const [, verb = '', object = ''] = match;
    if (gerundOnly && (!/ing\b/i.test(verb) || trade.test(object))) return null;
    // "Display and sell wines": the second word says more.
    if (/^(?:and|or) /i.test(object)) return doingIn(object.replace(/^\w+ /, ''), false);
    let thing = object.replace(small, '');
    if (!/^what to /i.test(thing)) while (after.test(thing)) thing = thing.replace(after, '');
    thing = thing.trim();
    if (!/\p{L}{3}/u.test(thing) || thing.split(/\s+/).length > 4 || sites.test(thing)) return null;
    return { thing, word };
  }
  return null;
}

/** What somebody does, by the page they ask for; null when nothing is done: a cleaning company is one. */
export function findActivity(clause: string): Activity | null {
  if (/^(?:sell|rent|track|log|plan|split|compare|swap) (?:my|our|the)\s/i.test(clause))
    return doingIn(clause, false);
  for (const { index } of clause.matchAll(/(?<=^|\s)\S/gu)) {
    const said = clause.slice(0, index);
    const done = before.test(said)
      ? doingIn(clause.slice(index), false)
      : /(?:^|\s)(?:for|of)\s+$/i.test(said)
        ? doingIn(clause.slice(index), true)
        : null;
    if (done !== null) return done;
  }
  return null;
}

/** What such a page is called: "lets people rent surfboards" is a surfboard rental. */
export function activityOf(clause: string): string | null {
  const done = findActivity(clause);
  if (done === null) return null;
  if (/\b(?:reminds?|remember)\b/i.test(clause)) return `${singularOf(done.thing)} reminder`;
  return done.word === '' ? done.thing : `${singularOf(done.thing)} ${done.word}`;
}
