import { capitalised } from '../../text/casing';
import { isRowTitle } from '../../text/row-title';
import { readTokens } from '../../text/tokens';
import { entryLines } from './entry-lines';
import type { FoundListing } from './found-listing';
import type { SentenceRange } from './sentence-ranges';

const longest = 500;
const fewest = 3;
const mostWords = 6;

/** Whoever speaks, what they do, and with what. */
const offers =
  /^(we|i)(?:\scan|\swill)?(?:\s(?:also|mainly|mostly|usually|often|now|all))?\s(help with|help people with|work with|speciali[sz]e in|focus on|treat|deal with|need|are looking for|do|make|build|sell|offer|provide|repair|fix|mend|restore|teach|bake|design|fit|install|supply|grow|stock|serve|clean|cook|print|hire out|rent out|brew|roast|tune|train)\s+(?=\S)/iu;
/** With these nothing is said that every business does not do. */
const general = /^(?:do|offer|provide|sell|stock|supply|make|serve|work with|fit)$/iu;
/** Where, for whom and how goes on behind the last of the things. */
const tail =
  /\s(?:in|at|for|from|with|on|since|across|throughout|to|by|using|around|near|and|or)\s/iu;

const connects =
  /^(?:it\s|you can\s)?((?:integrates|works|connects|syncs)\swith|(?:listen|watch|follow us|find us|available|stream it)\son)\s+(?=\p{Lu})/iu;

/** "Integrates with Square, Xero and Deputy". */
function connectedListing({ text, start, end }: SentenceRange): FoundListing | null {
  const [all = '', verb = ''] = connects.exec(text) ?? [];
  const lines =
    all === '' ? null : entryLines(text.slice(all.length), { kind: 'content', topic: 'features' });
  if (lines === null || !lines.every((line) => /^\p{Lu}/u.test(line.text))) return null;
  return {
    start,
    end,
    listing: {
      heading: capitalised(verb.toLowerCase()),
      kind: 'content',
      groups: [{ heading: null, lines }],
    },
  };
}

/** "We repair lamps, clothes, bikes and garden tools": a sentence that is a list of what somebody does, from its verb to its end. */
export function spokenListing(sentence: SentenceRange): FoundListing | null {
  const { text, start, end } = sentence;
  if (text.length > longest) return null;
  const connected = connectedListing(sentence);
  if (connected !== null) return connected;
  const [all = '', who = '', verb = ''] = offers.exec(text) ?? anyVerb(text) ?? [];
  if (all === '') return null;
  const lines = entryLines(text.slice(all.length), { kind: 'content', topic: 'offer' });
  if (lines === null || lines.length < fewest || !lines.every((line) => isThing(line.text)))
    return null;
  // "We visit Hexham, Corbridge and Prudhoe" lists towns.
  const areNames = lines.filter((line) => /^\p{Lu}/u.test(line.text)).length * 2 >= lines.length;
  if (areNames && !offers.test(text)) return null;
  const heading =
    general.test(verb) || !offers.test(text)
      ? null
      : `What ${/^i$/iu.test(who) ? 'I' : 'we'} ${verb.toLowerCase()}`;
  return { start, end, listing: { heading, kind: 'content', groups: [{ heading: null, lines }] } };
}

const does = /^(we|i)(?:\s(?:also|mainly|mostly|usually|often|all))?\s(\p{Ll}{3,})\s+(?=\S)/iu;
/** What somebody has, wants, thinks or is, is nothing they offer. */
const isNoOffer =
  /^(?:have|has|had|are|were|was|want|need|like|love|know|think|hope|believe|met|got|get|started|opened|moved|lost|won|live|love|aim|use|take|come|go|can|will|would|should|keep|see|saw|ask|accept|respect|thank|remember|closed?|cover|visit)$/iu;

/** "We handle divorce, mediation and prenuptial agreements": what they do is said with any verb. */
function anyVerb(text: string): RegExpExecArray | null {
  const found = does.exec(text);
  const verb = found?.[2] ?? '';
  if (found === null || isNoOffer.test(verb)) return null;
  return readTokens(text.slice(0, found[0].length)).some(
    ({ lower, pos }) => lower === verb.toLowerCase() && pos === 'VERB',
  )
    ? found
    : null;
}

const isThing = (entry: string): boolean =>
  entry.split(' ').length <= mostWords &&
  !/[\d£€$@]/u.test(entry) &&
  !tail.test(entry.replace(pair, '').replace(purpose, '')) &&
  isRowTitle(entry);

/** "Volunteers to foster" are what is needed. */
const purpose = /\sto\s\p{Ll}+(?:\s\p{Ll}+){0,2}$/u;
/** "Lamps and small electricals" are one entry of several. */
const pair = /^\p{L}+\sand(?=\s)/iu;
