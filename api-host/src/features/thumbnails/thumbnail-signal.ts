import { EventEmitter } from 'node:events';

/** Notifies this process's thumbnail maker of a publication; it reads from the database which. */
export class ThumbnailSignal {
  readonly #emitter = new EventEmitter();

  enqueue(): void {
    this.#emitter.emit('enqueued');
  }

  onEnqueued(listener: () => void): () => void {
    this.#emitter.on('enqueued', listener);
    return () => this.#emitter.off('enqueued', listener);
  }
}
