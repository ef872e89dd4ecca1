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
  ['täglich', [1, 7]],
  ['weekdays', [1, 5]],
  ['weekends', [6, 7]],
] as const);

const day = [...dayNumbers.keys()].toSorted((a, b) => b.length - a.length).join('|');
const span = [...spans.keys()].join('|');
const time = String.raw`(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm|a\.m\.|p\.m\.|uhr|h)?|(noon|midday|midnight)`;
const until = String.raw`\s?(?:-|–|—|to|till|until|bis|à|au|a|al|às|alle|tot)\s?`;

const dayPart = String.raw`(?:(${span})|(?<![\p{L}])(${day})s?\.?(?:${until}(${day})s?\.?)?)(?![\p{L}])`;
export const dayThenTime = new RegExp(
  `${dayPart}(?:\\s(?:mornings?|afternoons?|evenings?|nights?))?[:,]?\\s{0,2}(?:(?:are |is |from |von |de |das |we open |open )\\s?)?(?:(?:${time})${until}(?:${time})|(closed|geschlossen|fermé|cerrado))`,
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
  `(?<![\\p{L}])((?:(?:${day})s?\\.?(?:\\s?,\\s|\\s?&\\s?|\\s(?:and|und|et|y|e|en)\\s|,\\s(?:and|und|et|y|e|en)\\s)){1,6})((?:${day})s?)\\s((?:${time})${until}(?:${time}))`,
  'giu',
);
