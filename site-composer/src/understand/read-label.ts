import type { Item } from '../model/brief';
import { splitEnumeration } from '../text/enumeration';
import { findPrice } from '../text/money';
import { topicOf } from '../catalogue/topics';
import { capitalised } from '../text/casing';
import { isAboutLook, readTasks } from './ask-items';
import { readItem, takeAsks } from './content';
import type { Content } from './content';
import { isOf } from '../catalogue/vocabulary/vocabulary';

const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'fact',
    /^(?:name|brand|company|business|project|client|what|what it is|what we do|type|fwd|trade name|secretary|treasurer|chair|organi[sz]er|contact person|since|founded|by appointment|bookings?|business name|company name|phone|tel|telephone|telefon|mobile|call|e-?mail|mail|address|adresse|location|hours|opening hours|öffnungszeiten|open|date|when|where|place|city|website|url|instagram|facebook|subject|language|domain|title|logo)$/i,
  ],
  [
    'never',
    /^(?:must not|do not|don't|never|not |not$|avoid|no$|no-gos?|without|out of scope|excluded?|leave out|nicht|keine?|à éviter|pas de)/i,
  ],
  ['promise', /^(?:tagline|slogan|motto|claim|headline|hero text)$/i],
  [
    'look',
    /\b(?:colou?rs?|style|design|look|theme|fonts?|typography|mood|palette|tone|layout|vibe|aesthetic|feel|farben|couleurs|colores|budget|deadline|tech|stack|framework)\b/i,
  ],
  ['audience', /^(?:audience|target audience|target group|target|for|zielgruppe)$/i],
  [
    'asks',
    /\b(?:sections?|pages?|features?|includes?|including|requirements?|needs?|contents?|structure|must|should|functionality|functionalities|want|seiten|bereiche|rubriques|secciones|plus|with|extras|also)\b/i,
  ],
  ['tasks', /\b(?:users? can|visitors? can|use cases?|user stories|actions)\b/i],
];

/** "Label: words", by what the label says; any other label heads a list or a paragraph of its own. */
export function readLabel(content: Content, label: string, words: string): void {
  const kind = kinds.find(([, pattern]) => pattern.test(label.trim()))?.[0];
  if (kind === 'fact' || kind === 'look' || kind === 'never') return;
  if (isOf('roles', label.trim().toLowerCase())) return;
  if (/^(?:none|no|nothing|n\/a)\b/i.test(words)) {
    content.excluded.push(label);
    return;
  }
  if (isOf('weekdays', label.trim().toLowerCase())) {
    takeDay(content, label, words);
    return;
  }
  if (kind === 'promise') content.promise = words.replace(/^["']|["'.]+$/g, '');
  else if (kind === 'audience') content.audience = words.replace(/\.$/, '');
  else if (kind === 'tasks') content.tasks.push(...readTasks(words));
  else if (kind === 'asks') takeAsks(content, words);
  else readOwnLabel(content, label, words);
}

function readOwnLabel(content: Content, label: string, words: string): void {
  const parts = splitEnumeration(words.replace(/\.$/, ''));
  const heading = capitalised(label.trim().replace(/^(?:our|the|my) /i, ''));
  const short = parts.length > 1 && parts.every((part) => part.split(' ').length <= 12);
  if (isAboutLook(words) && topicOf(label) === 'other') return;
  if (short || findPrice(words))
    content.lists.push({ heading, items: parts.map((part): Item => readItem(part)) });
  else if (words.split(' ').length > 5) content.statements.push(words);
  else content.asks.push(`${heading}: ${words}`);
}

const time =
  /(?:,? (?:at|from|starts? at|begins at) )?\b(\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)|noon|midnight|\d{1,2}[:.]\d{2})\b(?:\s?[-–]\s?\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?)?/i;

/** "Saturday: workshops from 10am, parade at 3pm": what happens on a day, each with its time. */
function takeDay(content: Content, label: string, words: string): void {
  const day = capitalised(label.trim());
  for (const part of splitEnumeration(words.replace(/\.$/, ''), []).slice(0, 20)) {
    const at = time.exec(part);
    const title = at ? `${part.slice(0, at.index)}${part.slice(at.index + at[0].length)}` : part;
    content.days.push({
      words: at ? `${day}, ${at[0].replace(/^,? (?:at|starts? at|begins at) /i, '').trim()}` : day,
      iso: null,
      title: capitalised(title.replace(/\s+/g, ' ').trim()),
    });
  }
}
