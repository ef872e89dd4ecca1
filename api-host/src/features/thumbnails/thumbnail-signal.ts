import { EventEmitter } from 'node:events';

/** Tells the maker of pictures in this process that something is published; it asks the database what. */
export class ThumbnailSignal {
  readonly #emitter = new EventEmitter();

  wanted(): void {
    this.#emitter.emit('wanted');
  }

  onWanted(listener: () => void): () => void {
    this.#emitter.on('wanted', listener);
    return () => this.#emitter.off('wanted', listener);
  }
}
