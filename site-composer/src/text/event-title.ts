import { firstThing } from './first-thing';

const light =
  /^(?:is|are|meets?|gathers?|runs?|starts?|begins?|opens?|happens?|takes? place|is (?:on|held)|rehearses?|trains?|goes ahead)(?:\s(?:at|on|in|from))?$/iu;
const longest = 60;

/** What takes place, and what it does then: "The toddler group meets" is the toddler group; a title that is no clause is left as it is. */
export function eventTitle(words: string): { readonly title: string; readonly text?: string } {
  if (words.length > longest || /[,;:(–—]/u.test(words)) return { title: words };
  const thing = firstThing(words);
  if (thing === null || thing.rest === '' || !/^\p{Ll}+s\b/u.test(thing.rest))
    return { title: words };
  return light.test(thing.rest) ? { title: thing.title } : { title: thing.title, text: thing.rest };
}
