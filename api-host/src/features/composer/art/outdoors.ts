import { n, rect, disc, path, stroke, repeat, type Canvas } from './drawing';

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

export const landscape = (canvas: Canvas) => {
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

export const leaf = (c: number, x: number, y: number, size: number, angle: number) =>
  `<path class="c${c}" transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)})" d="M0 0C${n(size * 0.5)} ${n(-size * 0.35)} ${n(size * 0.45)} ${n(-size)} 0 ${n(-size * 1.4)}C${n(-size * 0.45)} ${n(-size)} ${n(-size * 0.5)} ${n(-size * 0.35)} 0 0Z"/>`;

export const botanical = ({ w, h, random }: Canvas) =>
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

export const skyline = ({ w, h, random }: Canvas) => {
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

export const house = ({ w, h, random }: Canvas) => {
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

/** Streets, a river and a park, without a place marked on them. */
export const plan = ({ w, h, random }: Canvas) =>
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
  disc(3, w * 0.8, h * 0.24, h * 0.14);

export const map = (canvas: Canvas) => {
  const { w, h } = canvas;
  return (
    plan(canvas) +
    disc(2, w * 0.52, h * 0.42, h * 0.13) +
    path(4, `M${n(w * 0.52)} ${n(h * 0.5)}c-44 -58 -44 -116 0 -116s44 58 0 116z`) +
    disc(5, w * 0.52, h * 0.5 - 72, 16)
  );
};

export const waves = ({ w, h, random }: Canvas) =>
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
