import { readAs } from '../order';
import type { Order } from '../order';

const inMarks = /["“„«]([^"“”„«»]{8,400})["”“»]/u;
/** Somebody's words are announced: what kind they are, or who said them. */
const announced =
  /\b(?:quotes?|reviews?|testimonials?|feedback|said|says|wrote|told (?:me|us)|zitat|bewertung|rückmeldung|citation|avis|témoignage|cita|reseña|testimonio|citazione|recensione|testimonianza|citaat|recensie|citação|avaliação|dice|dijo|ha detto|a dit|sagte|zei|disse)\b/iu;
const from = /\b(?:from|by|von|de|da|van|—|–)\s+\p{Lu}|[”"»]\s*(?:[—–(-]|,? ?\p{Lu})/u;
/** Words that stand on the page already are to be changed, or to go. */
const ofOld =
  /\b(?:change|replace|instead|rather than|remove|delete|take|lose|gone|move|bigger|smaller|ändere?|ersetze?|remplace|cambia|sustituye|verander|vervang|button|headline|title|heading)\b/iu;
const behindColon = /^[^:]{0,80}:\s*(\S.{7,400})$/su;
const bySpeaker = /^[^:]*?[,:]\s*(\p{L}[^:,]{1,60}?)\s+(?:said|says|wrote)\s+(\S.{7,400})$/su;

/** "New review from Priti: she sent me a photo", "a guest said: they know my name": somebody's words with who said them. */
export function asQuote(order: Order): Order | null {
  const { asked } = order;
  const marked = inMarks.exec(asked);
  const around = marked ? asked.replace(marked[0], ' ') : asked;
  if (ofOld.test(marked ? around : (asked.split(':')[0] ?? ''))) return null;
  if (marked) {
    const behind = asked.slice(marked.index + marked[0].length).trim();
    const by = /^[—–(,-]+\s*([^()"]{2,80}?)[).]*$/u.exec(behind)?.[1];
    return announced.test(around) || from.test(asked)
      ? withWords(order, marked[1] ?? '', by ?? order.of('item') ?? order.of('note'))
      : null;
  }
  if (!announced.test(asked.split(':')[0] ?? '')) return null;
  const spoken = bySpeaker.exec(asked);
  if (spoken && /\b(?:quote|review|testimonial)\b/iu.test(asked))
    return withWords(order, spoken[2] ?? '', spoken[1] ?? null);
  const [, words] = behindColon.exec(asked) ?? [];
  return words === undefined ? null : withWords(order, words, null);
}

function withWords(order: Order, words: string, by: string | null): Order {
  const text = { label: 'text', text: words } as const;
  return by === null
    ? readAs(order, 'add-quote', text)
    : readAs(order, 'add-quote', text, { label: 'item', text: by });
}
