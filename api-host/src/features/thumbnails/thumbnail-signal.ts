import { EventEmitter } from 'node:events';

/** Tells the thumbnail maker of this process that a website was published; it reads from the database which. */
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
