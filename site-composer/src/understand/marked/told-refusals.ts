import { topicOf } from '../../catalogue/topics';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { SaidClause, Span } from '../../spans/find-spans';

const refusal =
  /^(?:sorry,? (?:but )?)?(?:no|keine?|bitte keine?|pas d[e']|aucune?|nada de|sin|niente|nessuna?|sem|geen) ((?:\p{L}+ ?){1,3}?)(?: please| bitte| s['’]il vous plaît| por favor| per favore| alstublieft)?$/iu;
/** What can be left out of a page: behind "no" it is said to whoever builds it. */
const ofPage =
  /\b(?:stock|photos?|pictures?|images?|pop-?ups?|animations?|sliders?|emojis?|icons?|jargon|fluff|clichés?|nonsense|slang|buzzwords?|exclamation|capitals?|fonts?|gradients?|frills?|logos?|cookies?|tracking|ads?|adverts?|login|sign-?ups?|forms?|carousels?|videos?|(?<!reading )music|looks?|feel|style|tone|colou?rs?|drop-?downs?|paragraphs?|clutter|bling|corporate|words|talk|speak|fotos?|bilder|images|imágenes|immagini)\b/iu;
const surely = 0.7;
/** What visitors are asked not to bring, do or expect, and no page is without. */
const ofVisitors =
  /\b(?:pets?|dogs?|cats?|animals?|child(?:ren)?|kids|under-?\d+s?|smok(?:ing|ers?)|vap(?:ing|es)|parking|cars?|phones?|(?:phone )?calls|cash|cards?|cheques?|refunds?|deliver(?:y|ies)|walk-?ins?|shoes|heels|glass|barbecues?|alcohol|bikes?|e-?bikes?|deposit|commission|minimum|contract)\b/iu;
/** "Email me, no phone calls please": a refusal inside of a clause that tells how to get in touch is told with it. */
function refusedOfVisitors(
  text: string,
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): ReadonlyMap<Span, Span> {
  const found = new Map<Span, Span>();
  let at = 0;
  for (const span of spans) {
    while (at < clauses.length - 1 && (clauses[at]?.end ?? 0) <= span.start) at += 1;
    const clause = clauses[at];
    if (span.label !== 'not' || !clause || !ofVisitors.test(span.text)) continue;
    const isContact = /@|\d{5}/.test(clause.text);
    const no = /(?:no|without)\s(?:more\s)?$/iu.exec(
      text.slice(Math.max(0, span.start - 14), span.start),
    );
    if (!isContact || no === null || ofPage.test(clause.text)) continue;
    const start = span.start - no[0].length;
    found.set(span, { ...span, label: 'fact', start, text: text.slice(start, span.end) });
  }
  return found;
}

/** What a clause refuses, where it does nothing else: of "no auditions, no reading music" both. */
function refusedIn(clause: SaidClause | undefined): readonly string[] {
  const parts = (clause?.text ?? '').trim().split(/, (?:and )?| and (?=no )/iu);
  const refused = parts.map((part) => refusal.exec(part)?.[1]);
  return refused.every((one) => one !== undefined) ? refused : [];
}

/** The next clause that refuses nothing, in one direction: "No auditions, no reading music" are beside the same. */
function besideRefusals(clauses: readonly SaidClause[], from: number, step: 1 | -1) {
  let at = from + step;
  while (at - from !== step * mostRefusals && refusedIn(clauses[at]).length > 0) at += step;
  return clauses[at];
}

const mostRefusals = 5;

/** From here on the chain's own reading of a clause outweighs that its thing could be a part of a page. */
const likely = 0.6;

/** Whether a refused thing is none that a page could have. */
const isToldOf = (refused: string, { told }: SaidClause): boolean =>
  !ofPage.test(refused) &&
  (told >= likely || topicOf(refused.toLowerCase()) === 'other') &&
  !refused.split(' ').some((word) => isOf('appNouns', word.toLowerCase()));

/** Beside something visitors are told. */
const isBesideTold = (around: readonly (SaidClause | undefined)[]): boolean =>
  around.some((clause) => (clause?.told ?? 0) >= surely);

/** "No gifts please" beside what visitors are told is told to them as well, unless it is a part of a page that is refused. */
export function withToldRefusals(
  text: string,
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): { readonly spans: readonly Span[]; readonly clauses: readonly SaidClause[] } {
  const told = clauses.filter((clause, at) => {
    const refused = refusedIn(clause);
    const around = [besideRefusals(clauses, at, -1), besideRefusals(clauses, at, 1)];
    return (
      refused.length > 0 &&
      refused.every((one) => isToldOf(one, clause)) &&
      !spans.some(
        ({ label, start, end }) =>
          (label === 'color' || label === 'style') && start < clause.end && end > clause.start,
      ) &&
      isBesideTold(around)
    );
  });
  const isWithin = ({ start, end }: Span, clause: SaidClause): boolean =>
    start < clause.end && end > clause.start;
  const within = refusedOfVisitors(text, spans, clauses);
  return {
    spans: [
      ...spans
        .filter((span) => !told.some((clause) => isWithin(span, clause)))
        .map((span) => within.get(span) ?? span),
      ...told.map(({ text: said, start, end }): Span => {
        const words = said.trim();
        const from = start + said.indexOf(words);
        return {
          label: 'fact',
          text: words,
          start: from,
          end: Math.min(end, from + words.length),
          record: null,
          sure: 1,
        };
      }),
    ].toSorted((one, other) => one.start - other.start),
    clauses: clauses.map((clause) => (told.includes(clause) ? { ...clause, told: 1 } : clause)),
  };
}

/** The parts of a text, with those told to visitors in which what was read as refused turned out to be told to them. */
export function withToldParts(
  parts: readonly SaidClause[],
  read: readonly Span[],
  put: readonly Span[],
): readonly SaidClause[] {
  const facts = new Set(put.filter(({ label }) => label === 'fact').map(({ end }) => end));
  const told = read.filter(({ label, end }) => label === 'not' && facts.has(end));
  let at = 0;
  return parts.map((part) => {
    while (at < told.length && (told[at]?.end ?? 0) <= part.start) at += 1;
    return (told[at]?.start ?? part.end) < part.end ? { ...part, told: 1 } : part;
  });
}
