import type { AskedSection } from '../model/brief';
import { topicOf } from '../catalogue/topics';
import { capitalised } from '../text/casing';

/** The parts asked for, without those that only repeat a fact with a place of its own. */
export function readSections(
  asks: readonly string[],
  prompt: string,
  facts: readonly (string | null)[],
): AskedSection[] {
  const own = asks.filter((ask) => !isKnown(ask, facts) && !isPlaceBehind(ask, prompt));
  return [...new Set(own)]
    .slice(0, 40)
    .map((words) => ({ topic: topicOf(words), words: capitalised(words), items: [] }));
}

/** "Pittenweem, Fife, 17 September": what stands between commas behind a place is one. */
function isPlaceBehind(ask: string, prompt: string): boolean {
  if (!/^\p{Lu}[\p{L}-]+(?: \p{Lu}\p{L}+)?$/u.test(ask)) return false;
  if (
    /\p{Lu}[\p{L}-]+ \d{1,4}[a-z]?\b/u.test(
      prompt.slice(prompt.indexOf(ask) + ask.length).split('.')[0] ?? '',
    )
  )
    return true;
  const at = prompt.indexOf(`, ${ask}`);
  return (
    at > 0 &&
    /\p{Lu}\p{L}+$/u.test(prompt.slice(Math.max(0, at - 24), at)) &&
    /^[,.;\n]|^$/.test(prompt.slice(at + ask.length + 2))
  );
}

/** A part that only repeats a fact with a place of its own. */
function isKnown(ask: string, facts: readonly (string | null)[]): boolean {
  const words = ask.toLowerCase().replace(/["']/g, '');
  const rest = facts.reduce<string>(
    (left, fact) =>
      fact === null
        ? left
        : fact
            .toLowerCase()
            .split(' & ')
            .reduce((text, part) => text.replace(part.replace(/["']/g, ''), ''), left),
    words,
  );
  return rest !== words && !/\p{L}{4}/u.test(rest.replace(/\b(?:in|at|on|from|the|and)\b/g, ''));
}

/** "track my water" is what the member does; the page speaks to its visitor. */
export function addressed(task: string): string {
  return task
    .replaceAll(/\bmy\b/gi, 'your')
    .replaceAll(/\bI\b/g, 'you')
    .replaceAll(/\b(?:me|myself)\b/g, 'you');
}
