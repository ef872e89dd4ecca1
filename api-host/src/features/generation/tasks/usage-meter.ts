import type { GenerationUsage } from 'shared-kit/contract';
import type { SpentTokens } from '../generation-engine.port';

/** Prices per million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
  readonly currency: string;
}

/** Sums the usage of all answers in one generation: drafts, continuations and repairs. */
export class UsageMeter {
  readonly #prices: TokenPrices | null;
  #input = 0;
  #output = 0;

  constructor(prices: TokenPrices | null) {
    this.#prices = prices;
  }

  add({ input, output }: SpentTokens): void {
    this.#input += input;
    this.#output += output;
  }

  /** Null when no language model has reported usage. */
  total(): GenerationUsage | null {
    if (this.#input + this.#output === 0) return null;
    return {
      input_tokens: this.#input,
      output_tokens: this.#output,
      cost: this.#prices && this.#costs(this.#prices),
      currency: this.#prices?.currency ?? null,
    };
  }

  /** Rounded to 1/100,000: small generations cost less than a cent. */
  #costs({ input, output }: TokenPrices): number {
    const cost = (this.#input * input + this.#output * output) / 1_000_000;
    return Math.round(cost * 100_000) / 100_000;
  }
}
