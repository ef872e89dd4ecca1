/** Fill of a shape: text, surface, picture, or accent. */
export type Tone = 'ink' | 'soft' | 'picture' | 'accent';

/** A rectangle on a canvas of 72 by 44; the last number is its corner radius. */
export type Shape = readonly [
  Tone,
  x: number,
  y: number,
  width: number,
  height: number,
  r?: number,
];

const title: Shape = ['ink', 22, 6, 28, 4];
const line = (x: number, y: number, width: number): Shape => ['ink', x, y, width, 2];
const card = (x: number, y = 15, width = 18, height = 23): Shape => [
  'soft',
  x,
  y,
  width,
  height,
  2,
];
const three = [7, 27, 47] as const;
const cards = (...inside: readonly ((x: number) => readonly Shape[])[]): readonly Shape[] => [
  title,
  ...three.flatMap((x) => [card(x), ...inside.flatMap((shapes) => shapes(x))]),
];
const rows = (shapesOf: (y: number) => readonly Shape[]): readonly Shape[] => [
  title,
  ...[16, 24, 32].flatMap(shapesOf),
];

/** Thumbnail shapes of each block. */
const drawings: Readonly<Record<string, readonly Shape[]>> = {
  heading: [
    ['ink', 12, 16, 48, 6],
    ['ink', 12, 25, 30, 4],
  ],
  text: [line(12, 13, 48), line(12, 18, 48), line(12, 23, 44), line(12, 28, 28)],
  picture: [
    ['picture', 16, 9, 40, 26, 2],
    ['accent', 23, 15, 6, 6, 3],
  ],
  link: [
    ['accent', 20, 19, 32, 4],
    ['accent', 20, 26, 32, 1],
  ],
  list: [13, 21, 29].flatMap((y): Shape[] => [['accent', 14, y - 1, 4, 4, 2], line(22, y, 34)]),
  line: [['ink', 10, 21, 52, 2]],
  about: [
    ['picture', 8, 10, 24, 24, 2],
    ['ink', 38, 11, 22, 4],
    line(38, 19, 26),
    line(38, 24, 26),
    line(38, 29, 16),
  ],
  services: cards((x) => [['accent', x + 3, 19, 5, 5, 1], line(x + 3, 28, 12), line(x + 3, 32, 8)]),
  gallery: [
    title,
    ...three.flatMap((x): Shape[] => [
      ['picture', x, 15, 18, 11, 1],
      ['picture', x, 28, 18, 11, 1],
    ]),
  ],
  team: cards((x) => [['picture', x + 5, 18, 8, 8, 4], line(x + 4, 29, 10), line(x + 6, 33, 6)]),
  testimonials: [
    ['soft', 10, 8, 52, 28, 3],
    ['accent', 16, 13, 4, 5, 1],
    line(24, 14, 30),
    line(24, 19, 26),
    ['picture', 24, 26, 6, 6, 3],
    line(33, 28, 16),
  ],
  pricing: cards((x) => [
    ['ink', x + 4, 19, 10, 4],
    line(x + 3, 26, 12),
    ['accent', x + 3, 31, 12, 4, 1],
  ]),
  faq: rows((y) => [
    ['soft', 12, y - 1, 48, 6, 1],
    line(15, y + 1, 28),
    ['accent', 54, y + 1, 3, 2],
  ]),
  steps: [
    title,
    ['soft', 12, 19, 48, 1],
    ...three.flatMap((x): Shape[] => [
      ['accent', x + 5, 15, 8, 8, 4],
      line(x + 1, 28, 16),
      line(x + 3, 33, 12),
    ]),
  ],
  schedule: rows((y) => [['accent', 12, y, 12, 3], line(28, y, 32), ['soft', 12, y + 5, 48, 1]]),
  events: rows((y) => [
    ['soft', 12, y - 1, 48, 6, 1],
    ['accent', 14, y, 6, 4, 1],
    line(24, y + 1, 26),
  ]),
  posts: cards((x) => [['picture', x, 15, 18, 10, 1], line(x + 3, 28, 12), line(x + 3, 33, 9)]),
  stats: three.flatMap((x): Shape[] => [['accent', x + 2, 15, 14, 7], line(x + 3, 27, 12)]),
  cta: [
    ['soft', 6, 8, 60, 28, 3],
    ['ink', 20, 14, 32, 4],
    ['accent', 27, 24, 18, 6, 2],
  ],
  contact: [
    ['ink', 8, 10, 18, 4],
    line(8, 18, 22),
    line(8, 23, 16),
    ['soft', 38, 9, 26, 6, 1],
    ['soft', 38, 18, 26, 10, 1],
    ['accent', 38, 31, 14, 5, 1],
  ],
  newsletter: [title, line(18, 15, 36), ['soft', 12, 24, 32, 7, 1], ['accent', 46, 24, 14, 7, 1]],
  location: [
    ['picture', 8, 9, 34, 27, 2],
    ['accent', 22, 17, 6, 6, 3],
    ['ink', 47, 12, 16, 4],
    line(47, 20, 18),
    line(47, 25, 14),
  ],
};

const anySection: readonly Shape[] = [title, line(14, 16, 44), line(14, 21, 44), line(14, 26, 30)];

/** The thumbnail of an element or section; unknown sections look like text. */
export const drawingOf = (id: string): readonly Shape[] => drawings[id] ?? anySection;
