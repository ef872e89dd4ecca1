import type { GenerationUsage } from 'shared-kit/contract';
import type { SpentTokens } from '../generation-engine.port';

/** What the operator pays for a million tokens. */
export interface TokenPrices {
  readonly input: number;
  readonly output: number;
  readonly currency: string;
}

/** Adds up what the answers of one generation took: drafts, continuations and repairs alike. */
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

  /** Null when no language model has counted anything. */
  total(): GenerationUsage | null {
    if (this.#input + this.#output === 0) return null;
    return {
      input_tokens: this.#input,
      output_tokens: this.#output,
      cost: this.#prices && this.#costs(this.#prices),
      currency: this.#prices?.currency ?? null,
    };
  }

  /** To a hundred-thousandth: small generations cost less than a cent. */
  #costs({ input, output }: TokenPrices): number {
    const cost = (this.#input * input + this.#output * output) / 1_000_000;
    return Math.round(cost * 100_000) / 100_000;
  }
}
