/** What sites are called in the languages of `languages.ts`, by kind. */
export const kindWords: readonly (readonly [kindId: string, pattern: RegExp])[] = [
  ['bakery', /bäckerei|boulangerie|panader[ií]a|padaria|panetteria|panificio|bakkerij|piekarni/i],
  ['cafe', /\bcaf[eéè]\b|kaffeehaus|cafeter[ií]a|caffetteria|koffie|kohvik\w*|kafe/i],
  [
    'restaurant',
    /restaurante?\b|gaststätte|trattoria|ristorante(?!,)|pizzeria|taverna|eethuis|restoran\w*/i,
  ],
  [
    'salon',
    /friseur|coiffeu|peluquer|parrucchier|kapper|cabeleireir|kosmetik|estética|salon de beauté/i,
  ],
  [
    'clinic',
    /zahnarzt|tierarzt|praxis|dentiste?\b|dentista|vétérinaire|veterinari|tandarts|dierenarts|physio|médecin|clínica|arzt/i,
  ],
  [
    'gym',
    /fitness|gimnasio|palestra|academia de|sportschool|salle de sport|yogalehrer\w*|yogastudio/i,
  ],
  ['law', /anwalt|kanzlei|avocat|abogad|advogad|avvocat|advocaat/i],
  [
    'store',
    /online-?shop|tienda|boutique|negozio|loja|webwinkel|laden für|fleuriste|blumenladen|florister/i,
  ],
  ['photography', /fotograf|photographe|fotógraf/i],
  [
    'travel',
    /hotel|pension\b|pousada|agriturismo|ferienwohnung|gîte|casa rural|bed and breakfast|camping/i,
  ],
  ['property', /immobilien|immobilier|inmobiliaria|imobiliária|immobiliare|makelaar/i],
  ['school', /schule|école|escuela|escola|scuola|school\b/i],
  ['church', /kirche|église|iglesia|igreja|chiesa|kerk/i],
  ['wedding', /hochzeit|mariage|boda\b|casamento|matrimonio|bruiloft/i],
];

const swaps: readonly (readonly [RegExp, string])[] = [
  [/hintergrund|\bfond\b|\bfondo\b|\bfundo\b|\bsfondo\b|achtergrond/giu, 'background'],
  [
    /schaltflächen|knöpfe|\bboutons?\b|\bbotones\b|\bbotões\b|\bpulsanti\b|\bknoppen\b/giu,
    'buttons',
  ],
  [/kopfzeile|en-tête|cabecera|cabeçalho|intestazione/giu, 'header'],
  [/elfenbein\w*|\bivoire\b|\bmarfil\b|\bmarfim\b|\bavorio\b|\bivoor\b/giu, 'ivory'],
  [
    /dunkelblau\w*|marineblau\w*|bleu (?:marine|foncé)|azul (?:marino|oscuro|escuro)|blu (?:scuro|navy)|donkerblauw/giu,
    'navy',
  ],
  [/hellblau\w*|bleu clair|azul claro|celeste|lichtblauw/giu, 'light blue'],
  [/tumeroheli\w*/giu, 'dark green'],
  [/tumesini\w*/giu, 'navy'],
  [/(?<!\p{L})(?:kreem\w*)(?!\p{L})/giu, 'cream'],
  [/(?<!\p{L})(?:valge|valget)(?!\p{L})/giu, 'white'],
  [/(?<!\p{L})(?:punane|punast)(?!\p{L})/giu, 'red'],
  [/(?<!\p{L})(?:roheline|rohelist)(?!\p{L})/giu, 'green'],
  [/vert sauge|salbeigrün\w*|verde salvia|verde sálvia|saliegroen/giu, 'sage'],
  [/olivgrün\w*|vert olive|verde (?:oliva|azeitona)|olijfgroen/giu, 'olive'],
  [/rose poudré|altrosa|rosa empolvado|rosa cipria|oudroze/giu, 'dusty pink'],
  [/dunkelgrün\w*|vert foncé|verde (?:oscuro|escuro|scuro)|donkergroen/giu, 'dark green'],
  [/(?<!\p{L})(?:grün\w*|verte?s?|verdes?|verdi|groene?)(?!\p{L})/giu, 'green'],
  [
    /(?<!\p{L})(?:weiß\w*|weiss\w*|blanc(?:he)?s?|blanc[oa]s?|branc[oa]s?|bianc[oa]|wit(?:te)?)(?!\p{L})/giu,
    'white',
  ],
  [
    /(?<!\p{L})(?:schwarz\w*|noire?s?|negr[oa]s?|pret[oa]s?|nero|nera|zwarte?)(?!\p{L})/giu,
    'black',
  ],
  [
    /(?<!\p{L})(?:rote?[nrms]?|rouges?|roj[oa]s?|vermelh[oa]s?|ross[oaie]|rode?)(?!\p{L})/giu,
    'red',
  ],
  [/(?<!\p{L})(?:blau\w*|bleue?s?|azul(?:es)?|azuis|blu|azzurr[oa]|blauwe?)(?!\p{L})/giu, 'blue'],
  [
    /(?<!\p{L})(?:gelb\w*|jaunes?|amarill[oa]s?|amarel[oa]s?|giall[oa]|gele?)(?!\p{L})/giu,
    'yellow',
  ],
  [/(?<!\p{L})(?:creme(?:farben)?|crème|crema)(?!\p{L})/giu, 'cream'],
  [/(?<!\p{L})(?:grau\w*|gris(?:es)?|cinza|grigi[oa]|grijs)(?!\p{L})/giu, 'grey'],
];

/** A prompt with its colour words in English, for the one place that reads colours. */
export const coloursInEnglish = (text: string): string =>
  swaps
    .reduce((read, [pattern, word]) => read.replace(pattern, word), text)
    .replace(
      /\b(?:und|et|y|con|e|en)\b(?= (?:white|black|red|green|blue|cream|grey|yellow|sage|olive|navy|ivory))/giu,
      'and',
    );
