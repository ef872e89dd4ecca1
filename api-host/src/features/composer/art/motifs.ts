import type { Motif } from '../kinds/kind';
import type { Random } from '../text/random';
import { objects } from './objects';

/** Canvas of a picture; wider or taller pictures show more or less of it. */
export interface Canvas {
  w: number;
  h: number;
  random: Random;
}

/** Whole numbers keep the file small and the same on every machine. */
const n = (value: number) => Math.round(value);
export const rect = (c: number, x: number, y: number, w: number, h: number, rx = 0) =>
  `<rect class="c${c}" x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"${rx > 0 ? ` rx="${n(rx)}"` : ''}/>`;
export const disc = (c: number, x: number, y: number, r: number) =>
  `<circle class="c${c}" cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`;
export const oval = (c: number, x: number, y: number, rx: number, ry: number) =>
  `<ellipse class="c${c}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"/>`;
export const path = (c: number, d: string) => `<path class="c${c}" d="${d}"/>`;
export const stroke = (c: number, d: string, width = 4) =>
  `<path class="s${c}" d="${d}" stroke-width="${width}"/>`;
const repeat = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function ridge(canvas: Canvas, base: number, height: number): string {
  const { w, h, random } = canvas;
  const parts = 5;
  let d = `M0 ${n(h)}V${n(base)}`;
  for (let index = 0; index < parts; index += 1) {
    const x0 = (index * w) / parts;
    const x1 = ((index + 1) * w) / parts;
    const y = base - random.between(-0.4, 1) * height;
    d += `S${n((x0 + x1) / 2 - w / 14)} ${n(y)} ${n(x1)} ${n(base - random.between(-0.3, 0.7) * height)}`;
  }
  return `${d}V${n(h)}Z`;
}

const landscape = (canvas: Canvas) => {
  const { w, h, random } = canvas;
  const layers = [3, 1, 4] as const;
  return (
    disc(
      2,
      w * random.between(0.2, 0.8),
      h * random.between(0.22, 0.42),
      h * random.between(0.1, 0.19),
    ) +
    layers.map((c, index) => path(c, ridge(canvas, h * (0.56 + index * 0.15), h * 0.16))).join('') +
    repeat(random.integer(2, 6), () => {
      const x = random.between(0.05, 0.95) * w;
      const size = random.between(0.05, 0.1) * h;
      return path(
        4,
        `M${n(x)} ${n(h * 0.86 - size * 2)}l${n(size)} ${n(size * 2.4)}h${n(-2 * size)}z`,
      );
    })
  );
};

const leaf = (c: number, x: number, y: number, size: number, angle: number) =>
  `<path class="c${c}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M0 0C${n(size * 0.5)} ${n(-size * 0.35)} ${n(size * 0.45)} ${n(-size)} 0 ${n(-size * 1.4)}C${n(-size * 0.45)} ${n(-size)} ${n(-size * 0.5)} ${n(-size * 0.35)} 0 0Z"/>`;

const botanical = ({ w, h, random }: Canvas) =>
  disc(
    random.pick([2, 3]),
    w * random.between(0.3, 0.7),
    h * 0.42,
    h * random.between(0.22, 0.34),
  ) +
  repeat(random.integer(2, 3), (stem) => {
    const x = w * (0.26 + stem * 0.24 + random.between(-0.05, 0.05));
    const lean = random.between(-50, 50);
    const top = h * random.between(0.14, 0.34);
    const colour = random.pick([1, 4, 3]);
    return (
      stroke(4, `M${n(x)} ${n(h)}Q${n(x)} ${n(h * 0.6)} ${n(x + lean)} ${n(top)}`, 5) +
      repeat(6, (index) => {
        const t = 0.2 + index * 0.14;
        const px = x + lean * t * t;
        const py = h - (h - top) * t;
        return leaf(colour, px, py, h * 0.11, index % 2 === 0 ? 58 : -58);
      }) +
      leaf(colour, x + lean, top + 8, h * 0.1, lean / 2)
    );
  });

const table = (w: number, h: number, c = 3) => rect(c, 0, h * 0.74, w, h * 0.26);

const vessels = ({ w, h, random }: Canvas) => {
  const count = random.integer(2, 4);
  const slots = random.shuffle(objects).slice(0, count);
  return (
    rect(
      5,
      w * random.between(0.08, 0.5),
      h * 0.08,
      w * random.between(0.3, 0.44),
      h * 0.66,
      random.pick([0, 200]),
    ) +
    table(w, h) +
    slots
      .map((draw, index) => {
        const size = h * random.between(0.34, 0.5);
        return draw(w * ((index + 0.5) / count), h * 0.78, size, random.pick([1, 2, 4, 1]));
      })
      .join('')
  );
};

const plates = ({ w, h, random }: Canvas) => {
  const plate = (x: number, y: number, r: number) => {
    const food = random.pick([1, 2, 4]);
    return (
      disc(5, x, y, r) +
      disc(0, x, y, r * 0.74) +
      repeat(random.integer(3, 6), () => {
        const angle = random.between(0, 6.28);
        return oval(
          random.pick([food, 2, 3]),
          x + Math.cos(angle) * r * 0.3,
          y + Math.sin(angle) * r * 0.3,
          r * random.between(0.14, 0.3),
          r * random.between(0.12, 0.22),
        );
      }) +
      leaf(4, x, y + r * 0.2, r * 0.3, random.between(-80, 80))
    );
  };
  const big = h * random.between(0.3, 0.36);
  const x = w * random.between(0.36, 0.62);
  return (
    rect(3, 0, 0, w, h) +
    rect(0, w * 0.06, h * 0.1, w * 0.88, h * 0.8, 8) +
    plate(x, h * 0.52, big) +
    plate(x + big * 1.65, h * 0.24, big * 0.55) +
    plate(x - big * 1.6, h * 0.78, big * 0.5) +
    stroke(
      4,
      `M${n(x + big * 1.3)} ${n(h * 0.38)}v${n(h * 0.4)}M${n(x + big * 1.45)} ${n(h * 0.36)}v${n(h * 0.42)}`,
      7,
    )
  );
};

const bread = ({ w, h, random }: Canvas) => {
  const loaf = (x: number, y: number, s: number, c: number) =>
    path(
      c,
      `M${n(x - s)} ${n(y)}C${n(x - s * 1.15)} ${n(y - s * 0.9)} ${n(x + s * 1.15)} ${n(y - s * 0.9)} ${n(x + s)} ${n(y)}Z`,
    ) +
    repeat(3, (index) =>
      stroke(
        5,
        `M${n(x - s * 0.5 + index * s * 0.42)} ${n(y - s * 0.2)}q${n(s * 0.1)} ${n(-s * 0.26)} ${n(s * 0.24)} ${n(-s * 0.32)}`,
        6,
      ),
    );
  const round = (x: number, y: number, s: number, c: number) =>
    disc(c, x, y - s * 0.6, s * 0.6) +
    stroke(
      5,
      `M${n(x - s * 0.3)} ${n(y - s * 0.6)}h${n(s * 0.6)}M${n(x)} ${n(y - s * 0.9)}v${n(s * 0.6)}`,
      6,
    );
  const stick = (x: number, y: number, s: number, c: number) =>
    `<g transform="rotate(${random.integer(-24, 24)} ${n(x)} ${n(y)})">${rect(c, x - s * 1.2, y - s * 0.36, s * 2.4, s * 0.36, s * 0.18)}${repeat(4, (index) => stroke(5, `M${n(x - s * 0.8 + index * s * 0.45)} ${n(y - s * 0.1)}l${n(s * 0.2)} ${n(-s * 0.18)}`, 5))}</g>`;
  const shapes = [loaf, round, stick, loaf];
  const s = h * random.between(0.17, 0.23);
  const count = random.integer(2, 4);
  const floor = h * random.between(0.68, 0.78);
  return (
    (random.chance(0.6)
      ? disc(2, w * random.between(0.2, 0.8), h * 0.3, h * random.between(0.12, 0.2))
      : rect(2, w * random.between(0.1, 0.6), h * 0.1, w * 0.26, h * 0.4, 200)) +
    rect(4, 0, floor, w, h - floor) +
    rect(5, w * 0.08, floor - h * 0.02, w * 0.84, h * 0.05, 8) +
    repeat(count, (index) =>
      (shapes[random.integer(0, 3)] ?? loaf)(
        w * ((index + 0.5) / count),
        floor - h * 0.02,
        s,
        [1, 3, 2, 1][(index + count) % 4] ?? 1,
      ),
    ) +
    repeat(9, () => disc(5, random.between(0.1, 0.9) * w, random.between(floor + h * 0.08, h), 3))
  );
};

const skyline = ({ w, h, random }: Canvas) => {
  let x = 0;
  let drawn = disc(2, w * random.between(0.2, 0.8), h * 0.3, h * 0.13);
  while (x < w) {
    const width = random.between(0.08, 0.17) * w;
    const height = random.between(0.24, 0.66) * h;
    const c = random.pick([1, 3, 4, 1]);
    drawn += rect(c, x, h - height, width - 4, height);
    const cols = Math.max(1, Math.floor(width / 30));
    drawn += repeat(cols * 3, (index) =>
      random.chance(0.7)
        ? rect(
            c === 4 ? 2 : 5,
            x + 10 + (index % cols) * 28,
            h - height + 16 + Math.floor(index / cols) * 34,
            12,
            18,
          )
        : '',
    );
    x += width;
  }
  return drawn;
};

const house = ({ w, h, random }: Canvas) => {
  const x = w * random.between(0.2, 0.32);
  const bw = w * random.between(0.38, 0.48);
  const flat = random.chance(0.45);
  return (
    disc(2, w * 0.8, h * 0.24, h * 0.1) +
    path(3, `M0 ${n(h * 0.7)}Q${n(w * 0.5)} ${n(h * 0.55)} ${n(w)} ${n(h * 0.7)}V${n(h)}H0Z`) +
    rect(5, x, h * 0.4, bw, h * 0.4) +
    (flat
      ? rect(1, x - 20, h * 0.34, bw + 40, h * 0.07)
      : path(
          1,
          `M${n(x - 26)} ${n(h * 0.41)}L${n(x + bw / 2)} ${n(h * 0.17)}L${n(x + bw + 26)} ${n(h * 0.41)}Z`,
        )) +
    rect(4, x + bw * 0.1, h * 0.56, bw * 0.18, h * 0.24) +
    rect(2, x + bw * 0.4, h * 0.5, bw * 0.2, h * 0.14) +
    rect(2, x + bw * 0.7, h * 0.5, bw * 0.2, h * 0.14) +
    disc(1, x + bw + w * 0.13, h * 0.6, h * 0.12) +
    rect(4, x + bw + w * 0.125, h * 0.66, 10, h * 0.14) +
    rect(4, 0, h * 0.8, w, h * 0.2)
  );
};

const arches = ({ w, h, random }: Canvas) => {
  const count = random.integer(2, 4);
  const width = w / (count + 0.6);
  const arch = (c: number, x: number, y: number, aw: number) =>
    path(
      c,
      `M${n(x)} ${n(h)}V${n(y + aw / 2)}A${n(aw / 2)} ${n(aw / 2)} 0 0 1 ${n(x + aw)} ${n(y + aw / 2)}V${n(h)}Z`,
    );
  return (
    repeat(count, (index) => {
      const x = width * 0.3 + index * width;
      const y = h * random.between(0.14, 0.34);
      const [a, b, c] = random.shuffle([1, 2, 3, 4]);
      return (
        arch(a ?? 1, x, y, width * 0.9) +
        arch(b ?? 2, x + width * 0.14, y + width * 0.22, width * 0.62) +
        arch(c ?? 3, x + width * 0.28, y + width * 0.46, width * 0.34)
      );
    }) + disc(5, w * random.between(0.1, 0.9), h * 0.14, h * 0.06)
  );
};

const sound = ({ w, h, random }: Canvas) =>
  disc(random.pick([2, 3]), w * random.between(0.35, 0.65), h * 0.5, h * 0.36) +
  repeat(21, (index) => {
    const height =
      h *
      (0.08 + 0.5 * Math.abs(Math.sin(index * random.between(0.3, 0.9))) * random.between(0.4, 1));
    return rect(
      index % 4 === 0 ? 4 : 1,
      w * (0.07 + index * 0.0415),
      h * 0.5 - height / 2,
      w * 0.02,
      height,
      6,
    );
  });

const interfaceArt = ({ w, h, random }: Canvas) => {
  const x = w * 0.1;
  const y = h * 0.12;
  const fw = w * 0.8;
  const fh = h * 0.76;
  const side = random.chance(0.6);
  const left = side ? x + fw * 0.24 : x + fw * 0.05;
  const room = x + fw * 0.95 - left;
  const bars = 7;
  return (
    disc(2, w * 0.88, h * 0.16, h * 0.16) +
    disc(3, w * 0.1, h * 0.88, h * 0.2) +
    rect(4, x - 4, y - 4, fw + 8, fh + 8, 18) +
    rect(5, x, y, fw, fh, 14) +
    rect(0, x, y + 30, fw, 2) +
    [0, 1, 2].map((index) => disc([1, 2, 3][index] ?? 1, x + 22 + index * 20, y + 16, 5)).join('') +
    (side
      ? repeat(5, (index) =>
          rect(
            index === 1 ? 1 : 0,
            x + fw * 0.04,
            y + fh * (0.18 + index * 0.13),
            fw * 0.14,
            14,
            7,
          ),
        )
      : '') +
    repeat(
      3,
      (index) =>
        rect(0, left + (room / 3) * index, y + fh * 0.16, room / 3 - 14, fh * 0.2, 10) +
        rect(index === 0 ? 1 : 3, left + (room / 3) * index + 14, y + fh * 0.21, room / 9, 10, 5) +
        rect(4, left + (room / 3) * index + 14, y + fh * 0.27, room / 5.5, 12, 6),
    ) +
    (random.chance(0.5)
      ? repeat(bars, (index) => {
          const height = fh * random.between(0.12, 0.42);
          return rect(
            index === 4 ? 2 : 1,
            left + (room / bars) * index,
            y + fh * 0.9 - height,
            room / bars - 12,
            height,
            5,
          );
        })
      : repeat(
          4,
          (index) =>
            rect(0, left, y + fh * (0.44 + index * 0.12), room - 14, fh * 0.09, 8) +
            disc(index % 2 === 0 ? 1 : 2, left + 20, y + fh * (0.485 + index * 0.12), 9) +
            rect(
              3,
              left + 42,
              y + fh * (0.47 + index * 0.12),
              room * random.between(0.2, 0.5),
              12,
              6,
            ) +
            rect(index === 1 ? 2 : 4, left + room - 90, y + fh * (0.465 + index * 0.12), 56, 16, 8),
        ))
  );
};

const geometric = ({ w, h, random }: Canvas) => {
  const size = h / random.pick([2, 3, 4]);
  let drawn = '';
  for (let y = 0; y < h - 1; y += size) {
    for (let x = 0; x < w; x += size) {
      const c = random.integer(0, 5);
      const r = n(size);
      const shape = random.integer(0, 5);
      if (shape > 0) drawn += rect((c + 3) % 6, x, y, size + 1, size + 1);
      if (shape === 1) drawn += disc(c, x + size / 2, y + size / 2, size * 0.36);
      if (shape === 2)
        drawn += path(c, `M${n(x)} ${n(y)}A${r} ${r} 0 0 1 ${n(x) + r} ${n(y) + r}H${n(x)}Z`);
      if (shape === 3)
        drawn += path(c, `M${n(x)} ${n(y) + r}A${r} ${r} 0 0 1 ${n(x) + r} ${n(y)}V${n(y) + r}Z`);
      if (shape === 4) drawn += path(c, `M${n(x)} ${n(y)}h${r}l${-r} ${r}z`);
    }
  }
  return drawn;
};

const books = ({ w, h, random }: Canvas) => {
  let x = w * 0.12;
  let drawn =
    disc(2, w * random.between(0.6, 0.85), h * 0.28, h * 0.15) +
    rect(4, w * 0.06, h * 0.78, w * 0.88, h * 0.04, 4);
  while (x < w * 0.7) {
    const width = random.between(0.035, 0.07) * w;
    const height = random.between(0.32, 0.55) * h;
    const c = random.pick([1, 2, 3, 4]);
    drawn +=
      rect(c, x, h * 0.78 - height, width, height, 3) +
      rect(5, x + width * 0.25, h * 0.78 - height * 0.82, width * 0.5, height * 0.1);
    x += width + 3;
  }
  return `${drawn}${oval(1, x + w * 0.1, h * 0.72, w * 0.06, h * 0.07)}${leaf(4, x + w * 0.1, h * 0.67, h * 0.1, 14)}`;
};

const kinetic = ({ w, h, random }: Canvas) => {
  const cx = w * random.between(0.3, 0.7);
  const cy = h * random.between(0.45, 0.75);
  return (
    repeat(6, (index) => {
      const r = h * (0.12 + index * 0.11);
      const from = random.between(0, 6.28);
      const to = from + random.between(1.6, 3.6);
      const point = (angle: number) =>
        `${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
      return stroke(
        [1, 2, 4, 3][index % 4] ?? 1,
        `M${point(from)}A${n(r)} ${n(r)} 0 ${to - from > 3.1416 ? 1 : 0} 1 ${point(to)}`,
        n(h * 0.055),
      );
    }) + disc(2, cx, cy, h * 0.06)
  );
};

const map = ({ w, h, random }: Canvas) =>
  path(
    3,
    `M0 ${n(h * 0.7)}C${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.5)} ${n(h * 0.95)} ${n(w)} ${n(h * 0.66)}V${n(h * 0.82)}C${n(w * 0.5)} ${n(h * 1.1)} ${n(w * 0.3)} ${n(h * 0.68)} 0 ${n(h * 0.86)}Z`,
  ) +
  repeat(7, (index) =>
    stroke(
      5,
      `M${n((w / 6) * index + random.between(-40, 40))} 0L${n((w / 6) * index + random.between(-70, 70))} ${n(h)}`,
      random.pick([6, 9, 14]),
    ),
  ) +
  repeat(4, (index) =>
    stroke(
      5,
      `M0 ${n((h / 4) * index + random.between(20, 90))}L${n(w)} ${n((h / 4) * index + random.between(10, 120))}`,
      random.pick([6, 9, 16]),
    ),
  ) +
  disc(2, w * 0.52, h * 0.42, h * 0.13) +
  path(4, `M${n(w * 0.52)} ${n(h * 0.5)}c-44 -58 -44 -116 0 -116s44 58 0 116z`) +
  disc(5, w * 0.52, h * 0.5 - 72, 16);

const stage = ({ w, h, random }: Canvas) =>
  rect(4, 0, 0, w, h) +
  repeat(4, (index) =>
    path(
      random.pick([1, 2, 3]),
      `M${n(w * (0.14 + index * 0.24))} 0l${n(-w * random.between(0.05, 0.14))} ${n(h * 0.86)}h${n(w * random.between(0.16, 0.26))}z`,
    ),
  ) +
  rect(1, 0, h * 0.84, w, h * 0.16) +
  repeat(11, (index) =>
    disc(4, w * (0.02 + index * 0.096), h * random.between(0.93, 1), h * 0.07),
  ) +
  disc(5, w * 0.5, h * 0.66, h * 0.045) +
  rect(5, w * 0.5 - h * 0.035, h * 0.71, h * 0.07, h * 0.14, 10);

const portrait = ({ w, h, random }: Canvas) => {
  const hair = random.integer(0, 3);
  const x = w / 2;
  const back = random.pick([2, 3, 0]);
  return (
    rect(back, 0, 0, w, h) +
    (random.chance(0.5) ? disc(back === 3 ? 2 : 3, x, h * 0.44, h * 0.36) : '') +
    (hair === 1
      ? path(
          4,
          `M${n(x - h * 0.2)} ${n(h * 0.36)}C${n(x - h * 0.24)} ${n(h * 0.1)} ${n(x + h * 0.24)} ${n(h * 0.1)} ${n(x + h * 0.2)} ${n(h * 0.36)}V${n(h * 0.66)}H${n(x - h * 0.2)}Z`,
        )
      : '') +
    path(
      1,
      `M${n(x - h * 0.36)} ${n(h)}C${n(x - h * 0.36)} ${n(h * 0.66)} ${n(x + h * 0.36)} ${n(h * 0.66)} ${n(x + h * 0.36)} ${n(h)}Z`,
    ) +
    rect(5, x - h * 0.06, h * 0.5, h * 0.12, h * 0.22, h * 0.05) +
    disc(5, x, h * 0.4, h * 0.15) +
    (hair === 2 ? disc(4, x, h * 0.19, h * 0.07) : '') +
    (hair === 3
      ? ''
      : path(
          4,
          `M${n(x - h * 0.16)} ${n(h * 0.39)}C${n(x - h * 0.19)} ${n(h * 0.2)} ${n(x + h * 0.19)} ${n(h * 0.2)} ${n(x + h * 0.16)} ${n(h * 0.39)}C${n(x + h * 0.08)} ${n(h * 0.3)} ${n(x - h * 0.06)} ${n(h * 0.33)} ${n(x - h * 0.16)} ${n(h * 0.39)}Z`,
        ))
  );
};

const waves = ({ w, h, random }: Canvas) =>
  disc(
    2,
    w * random.between(0.2, 0.8),
    h * random.between(0.2, 0.34),
    h * random.between(0.1, 0.17),
  ) +
  repeat(5, (index) => {
    const y = h * (0.44 + index * 0.13);
    const swing = h * random.between(0.03, 0.07);
    const part = w / 4;
    return path(
      [3, 1, 4, 1, 3][index] ?? 1,
      `M${n(-part * random.next())} ${n(y)}q${n(part / 2)} ${n(-swing * 2)} ${n(part)} 0t${n(part)} 0t${n(part)} 0t${n(part)} 0t${n(part)} 0V${n(h)}H0Z`,
    );
  }) +
  (random.chance(0.6)
    ? path(5, `M${n(w * 0.42)} ${n(h * 0.52)}l${n(w * 0.07)} ${n(-h * 0.26)}v${n(h * 0.26)}z`) +
      path(
        4,
        `M${n(w * 0.4)} ${n(h * 0.54)}h${n(w * 0.14)}l${n(-w * 0.02)} ${n(h * 0.04)}h${n(-w * 0.1)}z`,
      )
    : '');

const rays = ({ w, h, random }: Canvas) => {
  const x = w * random.between(0.25, 0.75);
  const y = h * random.between(0.72, 0.95);
  const count = random.integer(9, 15);
  const far = w + h;
  return (
    repeat(count, (index) => {
      const from = Math.PI + (index / count) * Math.PI;
      const to = from + (Math.PI / count) * 0.55;
      return path(
        index % 3 === 0 ? 2 : 3,
        `M${n(x)} ${n(y)}L${n(x + Math.cos(from) * far)} ${n(y + Math.sin(from) * far)}L${n(x + Math.cos(to) * far)} ${n(y + Math.sin(to) * far)}Z`,
      );
    }) +
    disc(1, x, y, h * random.between(0.22, 0.32)) +
    disc(5, x, y, h * random.between(0.1, 0.16)) +
    rect(4, 0, y, w, h - y)
  );
};

const blobs = ({ w, h, random }: Canvas) =>
  repeat(random.integer(4, 6), (index) => {
    const x = random.between(0.1, 0.9) * w;
    const y = random.between(0.1, 0.9) * h;
    const r = h * random.between(0.16, 0.34);
    const k = () => r * random.between(0.5, 1.2);
    return path(
      [3, 2, 1, 5, 4, 1][index] ?? 1,
      `M${n(x)} ${n(y - r)}C${n(x + k())} ${n(y - r)} ${n(x + r)} ${n(y - k() / 2)} ${n(x + r)} ${n(y)}S${n(x + k())} ${n(y + r)} ${n(x)} ${n(y + r)}S${n(x - r)} ${n(y + k() / 2)} ${n(x - r)} ${n(y)}S${n(x - k())} ${n(y - r)} ${n(x)} ${n(y - r)}Z`,
    );
  }) +
  repeat(3, (index) =>
    stroke(
      4,
      `M${n(w * 0.1)} ${n(h * (0.3 + index * 0.2))}q${n(w * 0.2)} ${n(-h * 0.2)} ${n(w * 0.4)} 0t${n(w * 0.4)} 0`,
      4,
    ),
  );

export const motifs: Readonly<Record<Motif, (canvas: Canvas) => string>> = {
  landscape,
  botanical,
  vessels,
  plates,
  skyline,
  house,
  arches,
  sound,
  interface: interfaceArt,
  portrait,
  geometric,
  books,
  kinetic,
  map,
  bread,
  stage,
  waves,
  rays,
  blobs,
};
