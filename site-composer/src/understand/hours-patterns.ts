/** The days by their names in the languages of pages. */
const names: readonly (readonly string[])[] = [
  ['monday', 'mon', 'mo', 'montag', 'lundi', 'lun', 'lunes', 'segunda', 'lunedì', 'maandag'],
  [
    'tuesday',
    'tues',
    'tue',
    'tu',
    'di',
    'dienstag',
    'mardi',
    'martes',
    'terça',
    'martedì',
    'dinsdag',
  ],
  [
    'wednesday',
    'wed',
    'mi',
    'mittwoch',
    'mercredi',
    'miércoles',
    'quarta',
    'mercoledì',
    'woensdag',
  ],
  [
    'thursday',
    'thurs',
    'thur',
    'thu',
    'do',
    'donnerstag',
    'jeudi',
    'jueves',
    'quinta',
    'giovedì',
    'donderdag',
  ],
  ['friday', 'fri', 'fr', 'freitag', 'vendredi', 'viernes', 'sexta', 'venerdì', 'vrijdag'],
  ['saturday', 'sat', 'sa', 'samstag', 'samedi', 'sábado', 'sabato', 'zaterdag'],
  ['sunday', 'sun', 'so', 'sonntag', 'dimanche', 'domingo', 'domenica', 'zondag'],
];

/** 1 is Monday. */
export const dayNumbers = new Map(
  names.flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
/** Words for several days: the first and the last of them. */
export const spans = new Map([
  ['daily', [1, 7]],
  ['every day', [1, 7]],
  ['seven days a week', [1, 7]],
  ['seven days', [1, 7]],
  ['7 days a week', [1, 7]],
  ['7 days', [1, 7]],
  ['täglich', [1, 7]],
  ['jeden tag', [1, 7]],
  ['tous les jours', [1, 7]],
  ['todos los días', [1, 7]],
  ['todos os dias', [1, 7]],
  ['tutti i giorni', [1, 7]],
  ['ogni giorno', [1, 7]],
  ['elke dag', [1, 7]],
  ['dagelijks', [1, 7]],
  ['weekdays', [1, 5]],
  ['weekends', [6, 7]],
  ['weekend', [6, 7]],
] as const);

const day = [...dayNumbers.keys()].toSorted((a, b) => b.length - a.length).join('|');
const span = [...spans.keys()].toSorted((a, b) => b.length - a.length).join('|');
const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|uur|h)?|(noon|midday|midnight)`;
const until = String.raw`\s?(?:-|–|—|to|till?|until|thru|through|bis|à|au|a|al|hasta|às|até|alle|tot(?: en met)?|t\/m)\s?`;

const dayPart = String.raw`(?:(?<![\p{L}])(${span})|(?<![\p{L}])(${day})(?:-feira)?s?\.?(?:${until}(${day})(?:-feira)?s?\.?)?)(?![\p{L}])`;
export const dayThenTime = new RegExp(
  `${dayPart}(?:\\s(?:mornings?|afternoons?|evenings?|nights?))?[:,]?\\s{0,2}(?:(?:are |is |from |von |van |de |das |dalle |we open |open )\\s?)?(?:(?:${time})${until}(?:${time})|(closed|geschlossen|fermé|cerrado))`,
  'giu',
);
export const timeThenDay = new RegExp(
  `(?<![\\d.,])(?:${time})${until}(?:${time}),?\\s(?:on\\s)?${dayPart}`,
  'giu',
);
export const closedDay = new RegExp(
  `(?:closed|geschlossen|fermé|cerrado)\\s(?:on\\s|every\\s|le\\s)?${dayPart}`,
  'giu',
);

/** Days before the hours they share. */
export const severalDays = new RegExp(
  `(?<![\\p{L}])((?:(?:${day})s?\\.?(?:\\s?,\\s|\\s?&\\s?|\\s(?:and|und|et|y|e|en)\\s|,\\s(?:and|und|et|y|e|en)\\s|\\s)){1,6})((?:${day})s?)\\s((?:${time})${until}(?:${time}))`,
  'giu',
);

/** "Except Monday", "but not on Sundays": days that a wider span leaves out. */
export const exceptedDays = new RegExp(
  `(?<![\\p{L}])(?:except|excluding|closed|geschlossen|fermé|cerrado|chiuso|fechado|gesloten|but(?: not)?|apart from|other than|not|außer|sauf|excepto|menos|salvo|eccetto|tranne|exceto|behalve)\\s(?:for\\s|on\\s|am\\s|le\\s|les\\s|los\\s|el\\s|il\\s|la\\s|às\\s|op\\s)?((?:(?:${day})(?:-feira)?s?\\.?(?:\\s?,\\s|\\s?&\\s?|\\s(?:and|or|und|oder|et|ou|y|o|e|en)\\s))*(?:${span}|(?:${day})(?:-feira)?s?))(?![\\p{L}])`,
  'giu',
);

/** "Till 8 on Thursdays": a day that only closes at another time. */
export const laterDay = new RegExp(
  `(?:till?|until|bis|jusqu['’]à|hasta(?: las)?|até(?: às)?|fino alle|tot)\\s(?:${time})(?:,)?\\s(?:on\\s|am\\s|le\\s|el\\s|il\\s|op\\s)?${dayPart}`,
  'giu',
);
/** "Thursdays till 8". */
export const dayTill = new RegExp(
  `${dayPart}\\s(?:open\\s)?(?:till?|until|bis|jusqu['’]à|hasta(?: las)?|até(?: às)?|fino alle|tot)\\s(?:${time})(?![\\d:]|\\.\\d)`,
  'giu',
);
