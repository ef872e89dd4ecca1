import { say } from '../answers/say';
import type { Outcome } from '../outcome';
import type { Site } from '../site';
import { tellingWords } from '../target/alike-words';
import { headlineOf } from '../target/elements';
import { likeness } from '../told/content-words';
import { isButton } from '../target/elements';
import { textsIn } from 'site-document/text';
import { parentOf } from 'site-document/tree';
import { asEntry } from './copy-edit';
import { rewritten } from './edit-text';
import type { Rewrite } from './edit-text';
import { contextOf } from './order';
import type { Order } from './order';
import { brief, showing } from './outcome-of';
import { linesOf } from './page-units';
import type { Line } from './page-units';

const mostPlaces = 12;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** "not bingo, a carvery": the old words in every place they stand, with the new ones. */
export function replaced(order: Order, site: Site): Outcome | null {
  const [old, text] = [order.of('old'), order.of('text')];
  if (old === null || text === null || old === text || old.length < 2) return null;
  if (!isTradedFor(order.asked, old, text)) return null;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(old)}(?![\p{L}\p{N}])`, 'giu');
  const rewrites = linesOf(site).flatMap(({ text: node }): Rewrite[] =>
    [...node.value.matchAll(pattern)].map((match) => ({
      text: node,
      start: match.index,
      end: match.index + match[0].length,
      words: withCase(text, match[0]),
    })),
  );
  if (rewrites.length === 0 || rewrites.length > mostPlaces) return null;
  // A figure alone may be another one elsewhere.
  if (/^\d{1,2}$/u.test(old) && rewrites.length > 1) return null;
  return showing(rewritten(site, rewrites), say(site, 'replaced', old, text), text);
}

/** What stands between the old words and the new ones must say that the one takes the place of the other. */
function isTradedFor(asked: string, old: string, text: string): boolean {
  const [one, other] = [asked.indexOf(old), asked.indexOf(text)].toSorted((a, b) => a - b);
  const first = one === asked.indexOf(old) ? old : text;
  const between = asked.slice((one ?? 0) + first.length, other);
  return !/^\s*(?:by|in|on|of|the|a|an|our|my|some|and)?\s*$/iu.test(between);
}

const withCase = (text: string, old: string): string =>
  /^\p{Lu}/u.test(old) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

const labelled = /^([^:]{2,50}):\s+(.+)$/su;

/** "rain plan is the school now": what stands behind a label, or below it in the same row. */
export function relabelled(order: Order, site: Site): Outcome | null {
  const text = order.of('text');
  if (text === null) return null;
  const context = contextOf(order, text, order.of('old'));
  if (context.length === 0) return null;
  const found = linesOf(site).flatMap((line): (Rewrite & { line: Line; label: string })[] => {
    const [, label = '', content = ''] = labelled.exec(line.text.value.trim()) ?? [];
    if (label === '' || !isNamed(label, context)) return [];
    const start = line.text.value.indexOf(content);
    const stop = /[;.](?=\s|$)|,\s(?=\p{Lu})/u.exec(content)?.index ?? content.length;
    const lead = line.text.value.charAt(start);
    const words = /\p{Lu}/u.test(lead) ? asEntry(text, order.language) : text;
    return [{ line, label, text: line.text, start, end: start + stop, words }];
  });
  const [first] = found;
  if (!first || new Set(found.map(({ label }) => label.toLowerCase())).size > 1) return null;
  const old = first.text.value;
  return showing(
    rewritten(site, found),
    say(
      site,
      'isNow',
      brief(old),
      brief(old.slice(0, first.start) + first.words + old.slice(first.end)),
    ),
    text,
  );
}

/** Every word of the label was said. */
const isNamed = (label: string, context: readonly string[]): boolean => {
  const words = tellingWords(label);
  return (
    words.length > 0 && words.length < 5 && words.every((word) => likeness(word, context) >= 2)
  );
};

const ofHeadline = /\b(?:headline|heading|title|titre|titel|überschrift|título|titolo|kop)\b/iu;
const ofButton = /\b(?:button|cta|knopf|bouton|botón|pulsante|botão|knop)\b/iu;

/** "headline: Delete flags, not weekends", "the button should say Call me". */
export function renamed(order: Order, site: Site): Outcome | null {
  const text = order.of('text');
  if (text === null) return null;
  const behind = order.asked.replace(text, ' ');
  if (ofButton.test(behind)) return buttonSays(site, text, contextOf(order, text));
  const headline = headlineOf(site);
  const [only, other] = headline ? textsIn(headline, 4) : [];
  if (!ofHeadline.test(behind) || !only || other) return null;
  const words = text.charAt(0).toUpperCase() + text.slice(1);
  const after = rewritten(site, [{ text: only, start: 0, end: only.value.length, words }]);
  return showing(after, say(site, 'isNow', brief(only.value), words), words);
}

/** The button that leads on from the first screen, wherever it stands with the same words. */
function buttonSays(site: Site, text: string, context: readonly string[]): Outcome | null {
  const labels = linesOf(site).filter(({ parent }) => {
    const around = parentOf(parent);
    return isButton(parent) || (around !== null && isButton(around));
  });
  const named = labels.filter(({ text: { value } }) =>
    tellingWords(value).some((word) => likeness(word, context) >= 2),
  );
  const first = (named.length > 0 ? named : labels)[0];
  if (!first) return null;
  const same = labels.filter((one) => one.text.value.trim() === first.text.value.trim());
  const after = rewritten(
    site,
    same.map((line) => ({ text: line.text, start: 0, end: line.text.value.length, words: text })),
  );
  return showing(after, say(site, 'isNow', first.text.value.trim(), text), text);
}
