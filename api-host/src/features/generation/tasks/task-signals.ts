import { EventEmitter } from 'node:events';

/** Tells readers and runners in this process at once; other hosts find out by asking the database. */
export class TaskSignals {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  /** A new task waits, or one was given back. */
  queued(): void {
    this.#emitter.emit('queued');
  }

  changed(id: string): void {
    this.#emitter.emit(`changed ${id}`);
  }

  onQueued(listener: () => void): () => void {
    return this.#on('queued', listener);
  }

  onChanged(id: string, listener: () => void): () => void {
    return this.#on(`changed ${id}`, listener);
  }

  #on(event: string, listener: () => void): () => void {
    this.#emitter.on(event, listener);
    return () => this.#emitter.off(event, listener);
  }
}
