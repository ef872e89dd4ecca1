import { n, rect, disc, oval, path, stroke, repeat, type Canvas } from './drawing';
import { objects } from './objects';
import { leaf } from './outdoors';

const table = (w: number, h: number, c = 3) => rect(c, 0, h * 0.74, w, h * 0.26);

export const vessels = ({ w, h, random }: Canvas) => {
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

export const plates = ({ w, h, random }: Canvas) => {
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

export const bread = ({ w, h, random }: Canvas) => {
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

export const books = ({ w, h, random }: Canvas) => {
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

export const interfaceArt = ({ w, h, random }: Canvas) => {
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

export const stage = ({ w, h, random }: Canvas) =>
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

export const portrait = ({ w, h, random }: Canvas) => {
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
