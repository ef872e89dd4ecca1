import { stem } from '../tools/quantities';

/** Units with their powers: a price of a bale is money over bales. What is only counted has a name of its own. */
export type Units = Readonly<Record<string, number>>;

export interface Unit {
  readonly units: Units;
  /** From what is written to the unit itself: cents are hundredths. */
  readonly factor: number;
}

const measures: readonly (readonly [string, string, number])[] = [
  [
    'money',
    '£ € $ ₹ euro euros eur pound pounds quid dollar dollars usd gbp chf franken money cost costs price prices fee fees income profit earnings pay wage wages rent rents takings budget subscription total bill yield raised spent saved earned paid turnover salary net preis preise kosten gesamtpreis gesamt betrag prix coût coûts precio precios coste costes prezzo prezzi costo prijs prijzen kosten preço preços custo',
    1,
  ],
  ['money', 'p pence penny cent cents ct rappen', 0.01],
  ['kg', 'weight gewicht poids peso kg kilo kilos kilogram kilograms kilogramm', 1],
  ['kg', 'g gram grams gramme grammes gramm gramos grammi', 0.001],
  ['kg', 't tonne tonnes ton tons', 1000],
  ['litre', 'l litre litres liter liters litro litros litri', 1],
  ['litre', 'ml millilitre millilitres milliliter', 0.001],
  ['h', 'h hour hours hr hrs stunde stunden heure heures hora horas ora ore uur uren', 1],
  ['h', 'min minute minutes mins minuten minutos minuti', 1 / 60],
  ['day', 'day days daily tag tage jour jours día días giorno giorni dag dagen dia dias', 1],
  [
    'week',
    'week weeks weekly woche wochen semaine semaines semana semanas settimana settimane weken',
    1,
  ],
  ['month', 'month months monthly monat monate mois mes meses mese mesi maand maanden', 1],
  ['year', 'year years yearly jahr jahre an ans año años anno anni jaar ano anos', 1],
  [
    'm',
    'm metre metres meter meters length width height depth wide long high deep länge breite höhe tiefe longueur largeur hauteur mètre mètres largo ancho alto metros metro lunghezza larghezza altezza metri lengte breedte hoogte comprimento largura altura',
    1,
  ],
  ['m', 'cm centimetre centimetres centimeter centimeters', 0.01],
  ['m', 'mm millimetre millimetres', 0.001],
  ['km', 'km kilometre kilometres kilometer kilometers', 1],
  ['kW', 'kw kilowatt kilowatts', 1],
  ['kW', 'w watt watts', 0.001],
  ['kWh', 'kwh', 1],
  ['dozen', 'dozen dozens', 1],
  [
    'person',
    'person persons people head heads guest guests personen personne personnes persona personas persone pessoas',
    1,
  ],
];

const byWord = new Map(
  measures.flatMap(([unit, words, factor]) =>
    words.split(' ').map((word) => [word, { units: { [unit]: 1 }, factor }] as const),
  ),
);

/** These measure a thing, and name none where a measure stands beside them: "length in cm". */
const shapes =
  /^(?:weight|gewicht|poids|peso|length|width|height|depth|wide|long|high|deep|l[äa]nge|breite|h[öo]he|tiefe|longueur|largeur|hauteur|largo|ancho|alto|lunghezza|larghezza|altezza|lengte|breedte|hoogte|comprimento|largura|altura)$/u;

export const isShape = (word: string): boolean => shapes.test(word);

const areas = /^(?:area|surface|fläche|superficie|oppervlakte|área)$/u;

const powers: readonly (readonly [RegExp, number])[] = [
  [/\b(?:square|sq\.?)\s(?=\p{L})|\bquadrat(?=meter)/giu, 2],
  [/\b(?:cubic|cu\.?)\s(?=\p{L})|\bkubik(?=meter)/giu, 3],
];

/** "square metre" as one word with its power, so that the words around it are read alone. */
export function withPowers(text: string): string {
  return powers
    .reduce((rest, [pattern, power]) => rest.replaceAll(pattern, `^${power}`), text)
    .replaceAll(/\b(c?m)(?:2|²)(?!\p{L})/giu, '^2$1')
    .replaceAll(/\b(c?m)(?:3|³)(?!\p{L})/giu, '^3$1')
    .replaceAll(/\bm[èe]tres?\scarr[ée]s?|\bmetros?\scuadrados?|\bmetri\squadr[ai]t[io]/giu, '^2m');
}

/** The measure a word is; null where it is none. */
export function measureOf(word: string): Unit | null {
  const [, power, name = ''] = /^(?:\^([23]))?(.+)$/u.exec(word.toLowerCase()) ?? [];
  if (areas.test(name)) return { units: { m: 2 }, factor: 1 };
  const found = byWord.get(name);
  if (!found) return null;
  const [unit = ''] = Object.keys(found.units);
  const many = power === undefined ? 1 : Number(power);
  return { units: { [unit]: many }, factor: found.factor ** many };
}

export const product = (one: Units, other: Units, power = 1): Units => {
  const made: Record<string, number> = { ...one };
  for (const [unit, own] of Object.entries(other)) {
    made[unit] = (made[unit] ?? 0) + own * power;
    if (made[unit] === 0) delete made[unit];
  }
  return made;
};

const hard = new Set([
  'money',
  'kg',
  'litre',
  'h',
  'day',
  'week',
  'month',
  'year',
  'm',
  'km',
  'kW',
  'kWh',
]);

/** How far units are from those that are wanted; null where a measure differs, which no reading of words mends. */
export function distance(units: Units, wanted: Units): number | null {
  const left = product(units, wanted, -1);
  let sum = 0;
  for (const [unit, power] of Object.entries(left)) {
    if (hard.has(unit)) return null;
    sum += Math.abs(power);
  }
  return sum;
}

/** A counted thing by its name: "bales of hay" are bales. */
export const countOf = (word: string): Unit => ({ units: { [stem(word)]: 1 }, factor: 1 });
