/** One table: a name, a group, then figures. */
export interface Dataset {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  steps: readonly string[];
  /** Prices and temperatures are averaged, sales are added up. */
  mean: boolean;
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const hours = Array.from({ length: 12 }, (_, step) => `${step * 2}:00`);

const table = (
  columns: string,
  lines: string,
  mean: boolean,
  steps: readonly string[],
): Dataset => ({
  columns: columns.split(', '),
  steps,
  mean,
  rows: lines
    .trim()
    .split('\n')
    .map((line) => line.split(' | ').map((cell, at) => (at > 1 ? Number(cell) : cell))),
});

const sets: readonly (readonly [RegExp, Dataset])[] = [
  [
    /crypto|coins?\b|bitcoin/i,
    table(
      'Coin, Kind, Price, Change in %, Volume',
      `
Bitcoin | Coin | 61240 | 1.4 | 28400
Ether | Coin | 3020 | -0.8 | 14100
Solana | Coin | 148.2 | 3.1 | 3900
Tether | Stable | 1 | 0 | 51200
Chainlink | Token | 14.7 | -2.2 | 620`,
      true,
      months,
    ),
  ],
  [
    /weather|climate|temperature/i,
    table(
      'City, Country, Temperature in °C, Wind in km/h, Rain in mm',
      `
Lisbon | Portugal | 24 | 18 | 0
Berlin | Germany | 17 | 22 | 3
Oslo | Norway | 11 | 14 | 6
Madrid | Spain | 29 | 9 | 0
Dublin | Ireland | 14 | 31 | 8`,
      true,
      hours,
    ),
  ],
  [
    /energy|electricity|consumption|kwh/i,
    table(
      'Device, Room, Usage in kWh, Cost, Hours a day',
      `
Heat pump | Cellar | 182 | 54.6 | 9
Fridge | Kitchen | 28 | 8.4 | 24
Washing machine | Bathroom | 19 | 5.7 | 1
Lights | All rooms | 24 | 7.2 | 5
Oven | Kitchen | 21 | 6.3 | 1
Car charger | Garage | 96 | 28.8 | 4`,
      false,
      months,
    ),
  ],
  [
    /stocks?\b(?! level)|shares?\b|trading|portfolio|invest/i,
    table(
      'Share, Sector, Price, Change in %, Volume',
      `
Alder Energy | Energy | 41.2 | 0.9 | 182000
Nimbus Cloud | Technology | 188.5 | -1.3 | 640000
Harbour Foods | Food | 63.4 | 0.2 | 91000
Linden Bank | Finance | 27.9 | 1.8 | 310000
Quill Media | Media | 12.6 | -0.7 | 54000
Terra Motors | Industry | 98.1 | 2.4 | 275000`,
      true,
      months,
    ),
  ],
  [
    /sales|revenue|orders|customers|shop|product/i,
    table(
      'Product, Region, Revenue, Orders, Returns',
      `
Desk lamp | North | 18400 | 287 | 9
Oak tray | South | 9600 | 228 | 4
Wool throw | North | 15200 | 171 | 6
Enamel mug | West | 7300 | 521 | 12
Linen tote | East | 11900 | 425 | 8`,
      false,
      months,
    ),
  ],
];

const general = table(
  'Part, Group, This month, Last month, Open',
  `
Requests | Service | 148 | 131 | 12
Visits | Website | 5230 | 4870 | 0
Sign-ups | Website | 214 | 190 | 7
Appointments | Service | 96 | 88 | 5
Hours | Team | 612 | 640 | 0`,
  false,
  months,
);

/** The samples that fit the words; everyday figures of a small office otherwise. */
export const datasetFor = (prompt: string): Dataset =>
  sets.find(([about]) => about.test(prompt))?.[1] ?? general;
