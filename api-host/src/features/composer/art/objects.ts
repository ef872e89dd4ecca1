/** Single things that stand on a table: `x` is their middle, `y` their foot, `s` their height. */
type Thing = (x: number, y: number, s: number, colour: number) => string;

const n = (value: number) => Math.round(value);
const fill = (colour: number, d: string) => `<path class="c${colour}" d="${d}"/>`;
const line = (colour: number, d: string, width: number) =>
  `<path class="s${colour}" d="${d}" stroke-width="${n(width)}"/>`;

const vase: Thing = (x, y, s, c) =>
  fill(
    c,
    `M${n(x - s * 0.1)} ${n(y - s * 0.8)}h${n(s * 0.2)}c0 ${n(s * 0.26)} ${n(s * 0.22)} ${n(s * 0.24)} ${n(s * 0.2)} ${n(s * 0.5)}c0 ${n(s * 0.2)} ${n(-s * 0.1)} ${n(s * 0.3)} ${n(-s * 0.16)} ${n(s * 0.3)}h${n(-s * 0.28)}c${n(-s * 0.06)} 0 ${n(-s * 0.16)} ${n(-s * 0.1)} ${n(-s * 0.16)} ${n(-s * 0.3)}c0 ${n(-s * 0.26)} ${n(s * 0.2)} ${n(-s * 0.24)} ${n(s * 0.2)} ${n(-s * 0.5)}z`,
  ) +
  line(
    4,
    `M${n(x)} ${n(y - s * 0.8)}q${n(-s * 0.04)} ${n(-s * 0.26)} ${n(s * 0.08)} ${n(-s * 0.5)}M${n(x)} ${n(y - s * 0.95)}q${n(-s * 0.1)} ${n(-s * 0.1)} ${n(-s * 0.14)} ${n(-s * 0.26)}`,
    s * 0.018,
  ) +
  `<circle class="c2" cx="${n(x + s * 0.08)}" cy="${n(y - s * 1.32)}" r="${n(s * 0.07)}"/><circle class="c5" cx="${n(x - s * 0.14)}" cy="${n(y - s * 1.22)}" r="${n(s * 0.05)}"/>`;

const cup: Thing = (x, y, s, c) =>
  line(
    c,
    `M${n(x + s * 0.26)} ${n(y - s * 0.42)}q${n(s * 0.24)} 0 ${n(s * 0.2)} ${n(s * 0.16)}t${n(-s * 0.24)} ${n(s * 0.12)}`,
    s * 0.06,
  ) +
  fill(
    c,
    `M${n(x - s * 0.32)} ${n(y - s * 0.52)}h${n(s * 0.64)}c0 ${n(s * 0.3)} ${n(-s * 0.04)} ${n(s * 0.52)} ${n(-s * 0.16)} ${n(s * 0.52)}h${n(-s * 0.32)}c${n(-s * 0.12)} 0 ${n(-s * 0.16)} ${n(-s * 0.22)} ${n(-s * 0.16)} ${n(-s * 0.52)}z`,
  ) +
  `<ellipse class="c5" cx="${n(x)}" cy="${n(y - s * 0.52)}" rx="${n(s * 0.32)}" ry="${n(s * 0.06)}"/>`;

const bowl: Thing = (x, y, s, c) =>
  fill(
    c,
    `M${n(x - s * 0.44)} ${n(y - s * 0.34)}h${n(s * 0.88)}c0 ${n(s * 0.22)} ${n(-s * 0.16)} ${n(s * 0.3)} ${n(-s * 0.28)} ${n(s * 0.34)}h${n(-s * 0.32)}c${n(-s * 0.12)} ${n(-s * 0.04)} ${n(-s * 0.28)} ${n(-s * 0.12)} ${n(-s * 0.28)} ${n(-s * 0.34)}z`,
  ) +
  `<ellipse class="c5" cx="${n(x)}" cy="${n(y - s * 0.34)}" rx="${n(s * 0.44)}" ry="${n(s * 0.07)}"/>`;

const bottle: Thing = (x, y, s, c) =>
  fill(
    c,
    `M${n(x - s * 0.07)} ${n(y - s)}h${n(s * 0.14)}v${n(s * 0.3)}q${n(s * 0.12)} ${n(s * 0.06)} ${n(s * 0.12)} ${n(s * 0.2)}v${n(s * 0.5)}h${n(-s * 0.38)}v${n(-s * 0.5)}q0 ${n(-s * 0.14)} ${n(s * 0.12)} ${n(-s * 0.2)}z`,
  ) +
  `<rect class="c5" x="${n(x - s * 0.19)}" y="${n(y - s * 0.38)}" width="${n(s * 0.38)}" height="${n(s * 0.2)}"/>`;

const pot: Thing = (x, y, s, c) =>
  [-52, -20, 14, 46]
    .map(
      (angle, index) =>
        `<path class="c${index % 2 === 0 ? 4 : 3}" transform="translate(${n(x)} ${n(y - s * 0.4)}) rotate(${angle})" d="M0 0C${n(s * 0.16)} ${n(-s * 0.16)} ${n(s * 0.12)} ${n(-s * 0.46)} 0 ${n(-s * 0.6)}C${n(-s * 0.12)} ${n(-s * 0.46)} ${n(-s * 0.16)} ${n(-s * 0.16)} 0 0Z"/>`,
    )
    .join('') +
  fill(
    c,
    `M${n(x - s * 0.26)} ${n(y - s * 0.42)}h${n(s * 0.52)}l${n(-s * 0.07)} ${n(s * 0.42)}h${n(-s * 0.38)}z`,
  );

const jar: Thing = (x, y, s, c) =>
  `<rect class="c${c}" x="${n(x - s * 0.22)}" y="${n(y - s * 0.5)}" width="${n(s * 0.44)}" height="${n(s * 0.5)}" rx="${n(s * 0.06)}"/><rect class="c5" x="${n(x - s * 0.24)}" y="${n(y - s * 0.6)}" width="${n(s * 0.48)}" height="${n(s * 0.12)}" rx="${n(s * 0.03)}"/><rect class="c0" x="${n(x - s * 0.13)}" y="${n(y - s * 0.34)}" width="${n(s * 0.26)}" height="${n(s * 0.18)}"/>`;

const bag: Thing = (x, y, s, c) =>
  line(
    c,
    `M${n(x - s * 0.14)} ${n(y - s * 0.6)}q0 ${n(-s * 0.2)} ${n(s * 0.14)} ${n(-s * 0.2)}t${n(s * 0.14)} ${n(s * 0.2)}`,
    s * 0.035,
  ) +
  fill(
    c,
    `M${n(x - s * 0.3)} ${n(y - s * 0.6)}h${n(s * 0.6)}l${n(s * 0.06)} ${n(s * 0.6)}h${n(-s * 0.72)}z`,
  );

const candle: Thing = (x, y, s, c) =>
  `<rect class="c${c}" x="${n(x - s * 0.15)}" y="${n(y - s * 0.5)}" width="${n(s * 0.3)}" height="${n(s * 0.5)}"/>` +
  line(4, `M${n(x)} ${n(y - s * 0.5)}v${n(-s * 0.06)}`, s * 0.02) +
  fill(
    2,
    `M${n(x)} ${n(y - s * 0.56)}c${n(-s * 0.1)} ${n(-s * 0.1)} 0 ${n(-s * 0.16)} 0 ${n(-s * 0.26)}c${n(s * 0.1)} ${n(s * 0.1)} ${n(s * 0.1)} ${n(s * 0.2)} 0 ${n(s * 0.26)}z`,
  );

const box: Thing = (x, y, s, c) =>
  `<rect class="c${c}" x="${n(x - s * 0.32)}" y="${n(y - s * 0.46)}" width="${n(s * 0.64)}" height="${n(s * 0.46)}"/><rect class="c5" x="${n(x - s * 0.05)}" y="${n(y - s * 0.46)}" width="${n(s * 0.1)}" height="${n(s * 0.46)}"/><rect class="c2" x="${n(x - s * 0.36)}" y="${n(y - s * 0.54)}" width="${n(s * 0.72)}" height="${n(s * 0.1)}"/>`;

export const objects: readonly Thing[] = [vase, cup, bowl, bottle, pot, jar, bag, candle, box];

/** Things by the words of an article, so that a mug looks like a mug. */
const named: readonly (readonly [RegExp, Thing])[] = [
  [/\b(?:mug|cup|coffee|tea|espresso|latte|white|filter|cappuccino)s?\b/i, cup],
  [/\b(?:bowl|plate|dish|soup|salad|ramen)s?\b/i, bowl],
  [/\b(?:vase|flower|bouquet|bud)s?\b/i, vase],
  [/\b(?:plant|planter|pot|herb|succulent|cactus)s?\b/i, pot],
  [/\b(?:bottle|wine|oil|beer|juice|serum|shampoo|perfume|lotion)s?\b/i, bottle],
  [/\b(?:jar|honey|jam|cream|balm|spice|pickle|butter)s?\b/i, jar],
  [/\b(?:bag|tote|dress|shirt|t-shirt|hoodie|jacket|clothes|shoe|sneaker|backpack)s?\b/i, bag],
  [/\b(?:candle|incense|lamp|soap)s?\b/i, candle],
  [/\b(?:box|gift|card|set|kit|book|voucher)s?\b/i, box],
];

export function thingFor(label: string): Thing | null {
  return named.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}
