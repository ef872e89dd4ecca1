import { n, rect, disc, path, stroke, repeat, type Canvas } from './drawing';

export const arches = ({ w, h, random }: Canvas) => {
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

export const sound = ({ w, h, random }: Canvas) =>
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

export const geometric = ({ w, h, random }: Canvas) => {
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

export const kinetic = ({ w, h, random }: Canvas) => {
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
        `M${point(from)}A${n(r)} ${n(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${point(to)}`,
        n(h * 0.055),
      );
    }) + disc(2, cx, cy, h * 0.06)
  );
};

export const rays = ({ w, h, random }: Canvas) => {
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

export const blobs = ({ w, h, random }: Canvas) =>
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
