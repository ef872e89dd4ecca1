/** A clock that stands still until a test moves it. */
export class TestClock {
  #time = Date.parse('2026-01-02T03:04:05.000Z');
  #elapsed = 0;

  /** Pass it as `Clock`. */
  readonly now = (): Date => new Date(this.#time);

  /** Pass it as `Elapsed`. */
  readonly elapsed = (): number => this.#elapsed;

  advance(milliseconds: number): void {
    this.#time += milliseconds;
    this.#elapsed += milliseconds;
  }

  /** Simulates a clock correction: the monotonic clock does not change. */
  setBack(milliseconds: number): void {
    this.#time -= milliseconds;
  }
}
