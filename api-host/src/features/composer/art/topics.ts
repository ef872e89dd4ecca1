import type { Motif } from '../kinds/kind';

/** What a prompt is about, as far as a drawing can show it. Earlier rows win. */
const topics: readonly (readonly [RegExp, readonly Motif[]])[] = [
  [
    /\b(?:sea|ocean|surf(?:ing)?|beach|harbou?r|sail(?:ing)?|boat|fish(?:ing)?|diving|coast|island|swim(?:ming)?|tide|yacht)\b/i,
    ['waves'],
  ],
  [
    /\b(?:mountain|hik(?:e|ing)|trails?|travel|train|ski(?:ing)?|outdoor|camp(?:ing|site)|safari|nature|landscape|countryside|valley|climbing)\b/i,
    ['landscape', 'rays'],
  ],
  [
    /\b(?:coffee|espresso|tea|café|cafe|ceramics?|pottery|mugs?|candles?|skincare|perfume|wine|cocktails?|brewery)\b/i,
    ['vessels'],
  ],
  [/\b(?:bread|bakery|bakers?|pastr(?:y|ies)|sourdough|croissants?)\b/i, ['bread', 'plates']],
  [
    /\b(?:restaurant|food|recipes?|tacos?|pizza|sushi|ramen|vegan|kitchen|catering|dinner|menu)\b/i,
    ['plates', 'vessels'],
  ],
  [
    /\b(?:plants?|garden(?:ing|er)?|flowers?|florist|floral|botanical|herbs?|organic|forest|trees?|farm|landscaping)\b/i,
    ['botanical'],
  ],
  [
    /\b(?:music|band|songs?|jazz|rock|dj|piano|violin|guitar|choir|podcast|audio|sound)\b/i,
    ['sound', 'stage'],
  ],
  [
    /\b(?:books?|librar(?:y|ies)|reading|literary|novels?|school|university|pupils|students|study)\b/i,
    ['books'],
  ],
  [
    /\b(?:fitness|gym|crossfit|yoga|running|runners?|dance|boxing|football|cycling|bikes?|sports?|pilates|martial)\b/i,
    ['kinetic', 'rays'],
  ],
  [
    /\b(?:real estate|propert(?:y|ies)|homes?|houses?|interiors?|roofing|construction|plumb(?:er|ing)|electrician)\b/i,
    ['house', 'skyline'],
  ],
  [
    /\b(?:city|urban|downtown|architect(?:ure)?|law|finance|consult(?:ing|ancy)|real estate)\b/i,
    ['skyline', 'arches'],
  ],
  [
    /\b(?:app|saas|software|dashboard|platform|ai tool|api|startup|analytics|crm|tracker)\b/i,
    ['interface'],
  ],
  [/\b(?:church|chapel|temple|monastery|wedding|museum|palace)\b/i, ['arches']],
  [/\b(?:tours?|map|cit(?:y|ies) guide|delivery|taxi|moving)\b/i, ['map']],
  [/\b(?:festival|conference|concert|theatre|event|show|party)\b/i, ['stage', 'rays']],
];

/** Motifs for a site: what its prompt speaks of first, then what suits its kind. */
export function motifsFor(prompt: string, ofKind: readonly Motif[]): readonly Motif[] {
  const told = topics.flatMap(([pattern, motifs]) => {
    const at = prompt.search(pattern);
    return at < 0 ? [] : [{ at, motifs }];
  });
  // A map or a screen shows where things are; what they are makes the better picture.
  const isMap = ({ motifs }: { motifs: readonly Motif[] }) =>
    motifs[0] === 'map' || motifs[0] === 'interface' ? 1 : 0;
  const first =
    told.toSorted((one, other) => isMap(one) - isMap(other) || one.at - other.at)[0]?.motifs ?? [];
  return [...new Set([...first, ...ofKind])].slice(0, 4);
}
