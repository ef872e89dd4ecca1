/** Whether a task's event stream is connected, so that polling can pause. */
export class StreamState {
  #speaks: boolean;
  #waiting: (() => void)[] = [];

  constructor(speaks: boolean) {
    this.#speaks = speaks;
  }

  get speaks(): boolean {
    return this.#speaks;
  }

  set(speaks: boolean): void {
    this.#speaks = speaks;
    if (!speaks) for (const resume of this.#waiting.splice(0)) resume();
  }

  /** Resolves once the stream is disconnected, or when the signal is aborted. */
  async untilSilent(signal: AbortSignal): Promise<void> {
    if (!this.#speaks || signal.aborted) return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      signal.addEventListener('abort', () => resolve());
    });
  }
}
