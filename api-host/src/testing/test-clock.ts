/** A clock that stands still until a test moves it. */
export class TestClock {
  #time = Date.parse('2026-01-02T03:04:05.000Z');

  /** Pass it where a `Clock` is asked for. */
  readonly now = (): Date => new Date(this.#time);

  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
