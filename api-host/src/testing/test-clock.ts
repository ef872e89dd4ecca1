/** A clock that stands still until a test moves it. */
export class TestClock {
  #time = Date.parse('2026-01-02T03:04:05.000Z');
  #elapsed = 0;

  /** Pass it where a `Clock` is asked for. */
  readonly now = (): Date => new Date(this.#time);

  /** Pass it where `Elapsed` is asked for. */
  readonly elapsed = (): number => this.#elapsed;

  advance(milliseconds: number): void {
    this.#time += milliseconds;
    this.#elapsed += milliseconds;
  }

  /** As somebody who puts a clock right: no time goes by. */
  setBack(milliseconds: number): void {
    this.#time -= milliseconds;
  }
}
