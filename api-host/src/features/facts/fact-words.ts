import type { BusinessFact } from 'shared-kit/contract';

type FactKind = BusinessFact['kind'];

/** What a place of a page asks for; `other` for what no form can ask. */
export type SlotKind = FactKind | 'other';

/** Placeholders of this many words or more describe something nobody answers in a field. */
const mostWords = 6;

/** In the languages the composer writes. The first that fits counts: an “email address” is no address. */
const patterns: readonly (readonly [FactKind, RegExp])[] = [
  ['email', /\be-?mails?\b|\bcorreo\b|\bcourriel\b/],
  [
    'hours',
    /\b(?:opening|business|working|visiting|office|shop|trading)[ -](?:hours|times)\b|^(?:your |the )?hours$|öffnungszeiten|^zeiten$|horaires|^horarios?$|^horários?$|^orari$|openingstijden|^tijden$|\bwhen (?:it is|you are|we are) open\b/,
  ],
  [
    'phone',
    /\b(?:tele)?phone\b|\bmobile\b|\bnumber to call\b|\btel\b\.?|telefon|téléphone|teléfono|\bwhom to call\b/,
  ],
  [
    'address',
    /\b(?:street|postal|full|business|shop|your|our|the)? ?address\b|\bstreet and number\b|straße|strasse|\brue et\b|\bcalle\b|\brua e\b|\bvia e\b|\bstraat\b|\badresse\b|dirección|endereço|indirizzo|\badres\b/,
  ],
  [
    'price',
    /^(?:add |insert |enter |your |the |from |starting )?(?:prices?|cost|fee|preis|prix|precio|preço|prezzo|prijs|prijzen)\b/,
  ],
  [
    'name',
    /^(?:your |the |insert |our )?(?:business|company|shop|restaurant|café|cafe|studio|brand|organi[sz]ation|firm|practice|salon|site|website)(?:['’]s)? name$|^name of (?:the |your )?(?:business|company|shop|restaurant|studio|site)$/,
  ],
];

/** Networks by the words that stand for them. */
const networks: readonly (readonly [string, RegExp])[] = [
  ['instagram', /instagram|\binsta\b/],
  ['facebook', /facebook/],
  ['tiktok', /tik ?tok/],
  ['youtube', /you ?tube/],
  ['linkedin', /linked ?in/],
  ['x', /twitter|\bx\.com\b|^x$/],
  ['pinterest', /pinterest/],
  ['whatsapp', /whats ?app/],
  ['threads', /\bthreads\b/],
  ['bluesky', /blue ?sky/],
  ['mastodon', /mastodon/],
];

/** The network some words name; null when they name none. */
export function networkOf(words: string): string | null {
  const plain = words.toLowerCase();
  return networks.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Which fact some words ask for, such as “Your phone”; null when it is none of ours. */
export function factOf(words: string): { readonly kind: FactKind; readonly item: string } | null {
  const plain = words.toLowerCase().replace(/\s+/g, ' ').trim();
  if (plain.split(' ').length > mostWords) return null;
  if (/\b(?:and|or)\b/.test(plain) && !/^street and number$/.test(plain)) return null;
  const network = networkOf(plain);
  if (network !== null) return { kind: 'social', item: network };
  const kind = patterns.find(([, pattern]) => pattern.test(plain))?.[0];
  return kind === undefined ? null : { kind, item: '' };
}

/** Parts of songs and stage directions stand in brackets too, and are no placeholders. */
const written =
  /^(?:verse|chorus|bridge|refrain|intro|outro|hook|solo|guitar|instrumental|sic|applause|laughter|exit|enter stage)\b/i;

/** Whether bracketed words are there to be replaced, where nothing but the words tells. */
export function asksForSomething(words: string): boolean {
  const plain = words.replace(/\s+/g, ' ').trim();
  if (written.test(plain) || !/\p{L}{2}/u.test(plain)) return false;
  if (factOf(plain) !== null) return true;
  if (/^(?:your|insert|add|enter|name|date|time|place|quote|logo|photo|describe)\b/i.test(plain)) {
    return true;
  }
  return /^\p{Lu}/u.test(plain) && (plain.match(/\p{L}{2,}/gu) ?? []).length > 1;
}
