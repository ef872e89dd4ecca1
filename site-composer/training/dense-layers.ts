/* oxlint-disable typescript/no-non-null-assertion -- see chain-gradient.ts */

export interface DensePass {
  readonly windows: Float32Array;
  readonly length: number;
  readonly hidden: Float32Array;
  /** 0 for what was dropped, else the factor that makes up for it. */
  readonly mask: Float32Array;
}

/** One hidden layer over the meanings around a word. */
export class DenseLayers {
  readonly first: Float32Array;
  readonly bias: Float32Array;
  readonly second: Float32Array;
  private readonly squares: readonly [Float32Array, Float32Array, Float32Array];

  constructor(
    readonly width: number,
    readonly hidden: number,
    readonly states: number,
    private readonly random: () => number,
  ) {
    const spread = Math.sqrt(3 / width);
    this.first = new Float32Array(width * hidden).map(() => (random() * 2 - 1) * spread * 2);
    this.bias = new Float32Array(hidden);
    this.second = new Float32Array(hidden * states).map(() => (random() * 2 - 1) * 0.05);
    this.squares = [
      new Float32Array(this.first.length).fill(1e-2),
      new Float32Array(this.bias.length).fill(1e-2),
      new Float32Array(this.second.length).fill(1e-2),
    ];
  }

  /** Adds to the values; `dropout` is 0 when nothing is learned. */
  forward(windows: Float32Array, length: number, values: Float32Array, dropout: number): DensePass {
    const { width, hidden: units, states, first, second } = this;
    const hidden = new Float32Array(length * units);
    const mask = new Float32Array(length * units).map(() =>
      dropout > 0 && this.random() < dropout ? 0 : 1 / (1 - dropout),
    );
    for (let at = 0; at < length; at += 1)
      for (let unit = 0; unit < units; unit += 1) {
        let sum = this.bias[unit]!;
        const row = unit * width;
        const from = at * width;
        for (let x = 0; x < width; x += 1) sum += first[row + x]! * windows[from + x]!;
        const value = Math.tanh(sum);
        hidden[at * units + unit] = value;
        const weight = value * mask[at * units + unit]!;
        if (weight === 0) continue;
        for (let s = 0; s < states; s += 1)
          values[at * states + s]! += weight * second[unit * states + s]!;
      }
    return { windows, length, hidden, mask };
  }

  backward(
    { windows, length, hidden, mask }: DensePass,
    gradient: Float32Array,
    rate: number,
  ): void {
    const { width, hidden: units, states, first, second } = this;
    const firstGradient = new Float32Array(first.length);
    const biasGradient = new Float32Array(units);
    const secondGradient = new Float32Array(second.length);
    for (let at = 0; at < length; at += 1)
      for (let unit = 0; unit < units; unit += 1) {
        const factor = mask[at * units + unit]!;
        if (factor === 0) continue;
        const value = hidden[at * units + unit]!;
        let back = 0;
        for (let s = 0; s < states; s += 1) {
          const g = gradient[at * states + s]!;
          back += g * second[unit * states + s]!;
          secondGradient[unit * states + s]! += g * value * factor;
        }
        back *= factor * (1 - value * value);
        biasGradient[unit]! += back;
        if (back < 1e-6 && back > -1e-6) continue;
        for (let x = 0; x < width; x += 1)
          firstGradient[unit * width + x]! += back * windows[at * width + x]!;
      }
    step(first, firstGradient, this.squares[0], rate);
    step(this.bias, biasGradient, this.squares[1], rate);
    step(second, secondGradient, this.squares[2], rate);
  }
}

function step(
  weights: Float32Array,
  gradient: Float32Array,
  squares: Float32Array,
  rate: number,
): void {
  for (let at = 0; at < weights.length; at += 1) {
    const g = gradient[at]!;
    if (g === 0) continue;
    squares[at]! += g * g;
    weights[at]! -= (rate * g) / Math.sqrt(squares[at]!);
  }
}
