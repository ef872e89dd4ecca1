import { topicOf } from '../../catalogue/topics';
import { isOf } from '../../catalogue/vocabulary/vocabulary';
import type { SaidClause, Span } from '../../spans/find-spans';

const refusal =
  /^(?:no|keine?|bitte keine?|pas d[e']|aucune?|nada de|sin|niente|nessuna?|sem|geen) ((?:\p{L}+ ?){1,3}?)(?: please| bitte| s['’]il vous plaît| por favor| per favore| alstublieft)?$/iu;
/** What can be left out of a page: behind "no" it is said to whoever builds it. */
const ofPage =
  /\b(?:stock|photos?|pictures?|images?|pop-?ups?|animations?|sliders?|emojis?|icons?|jargon|fluff|clichés?|nonsense|slang|buzzwords?|exclamation|capitals?|fonts?|gradients?|frills?|logos?|cookies?|tracking|ads?|adverts?|login|sign-?ups?|forms?|carousels?|videos?|music|fotos?|bilder|images|imágenes|immagini)\b/iu;
const surely = 0.7;

/** "No gifts please" between two things visitors are told is told to them as well. */
export function withToldRefusals(
  spans: readonly Span[],
  clauses: readonly SaidClause[],
): { readonly spans: readonly Span[]; readonly clauses: readonly SaidClause[] } {
  const told = clauses.filter((clause, at) => {
    const [, refused = ''] = refusal.exec(clause.text.trim()) ?? [];
    const [before, behind] = [clauses[at - 1], clauses[at + 1]];
    return (
      refused !== '' &&
      topicOf(refused.toLowerCase()) === 'other' &&
      !ofPage.test(refused) &&
      !refused.split(' ').some((word) => isOf('appNouns', word.toLowerCase())) &&
      !spans.some(
        ({ label, start, end }) =>
          (label === 'color' || label === 'style') && start < clause.end && end > clause.start,
      ) &&
      (before?.told ?? 0) >= surely &&
      (behind?.told ?? 0) >= surely
    );
  });
  const isWithin = ({ start, end }: Span, clause: SaidClause): boolean =>
    start < clause.end && end > clause.start;
  return {
    spans: [
      ...spans.filter((span) => !told.some((clause) => isWithin(span, clause))),
      ...told.map(({ text, start, end }): Span => {
        const words = text.trim();
        const from = start + text.indexOf(words);
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
