import { websiteLimits } from './website.endpoints';

/** Title and slug are made of this many words; descriptions of this many characters (section 9). */
const titleWords = 3;
const descriptionLength = 100;

/** What a project is called before anybody names it: title and slug from the first three words of its prompt. */
export function nameFromPrompt(prompt: string): { readonly title: string; readonly slug: string } {
  const words = prompt.trim().split(/\s+/u).slice(0, titleWords);
  return {
    title: fitTitle(words.map((word) => capitalise(word)).join(' ')),
    slug: slugOfWords(words),
  };
}

/** The slug of a project whose website has a name. */
export const slugFromName = (name: string): string => slugOfWords(name.trim().split(/\s+/u));

/** The first 100 characters plus an ellipsis, also for a shorter prompt: so says the specification. */
export function describePrompt(prompt: string): string {
  // By code point, because cutting an emoji in half leaves a broken character.
  return `${Array.from(prompt).slice(0, descriptionLength).join('')}...`;
}

/** A single word of a prompt can be longer than any title that the host would publish. */
export function fitTitle(title: string): string {
  if (title.length <= websiteLimits.title) return title;
  let fitted = '';
  for (const character of title) {
    if (fitted.length + character.length > websiteLimits.title) break;
    fitted += character;
  }
  return fitted.trimEnd();
}

const slugOfWords = (words: readonly string[]): string =>
  words
    .map((word) => stripToSlug(word))
    .filter(Boolean)
    .join('-')
    .slice(0, websiteLimits.title);

function capitalise(word: string): string {
  const [first = '', ...rest] = Array.from(word);
  return first.toUpperCase() + rest.join('');
}

/** Letters and digits of any script stay, with their combining marks. */
function stripToSlug(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}
