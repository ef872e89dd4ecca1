import { EventEmitter } from 'node:events';
import type { Draft } from '../generation.tables';

/** Notifies readers and runners in this process at once; other hosts poll the database. */
export class TaskSignals {
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #drafts = new Map<string, Draft>();

  /** A new task waits, or one was handed back. */
  queued(): void {
    this.#emitter.emit('queued');
  }

  changed(id: string): void {
    this.#emitter.emit(`changed ${id}`);
    this.#emitter.emit('any', id);
  }

  /** More of a task's files has been written here. */
  drafted(id: string, draft: Draft): void {
    this.#drafts.set(id, draft);
    this.changed(id);
  }

  /** The newest draft of a task that runs in this process. */
  draftOf(id: string): Draft | undefined {
    return this.#drafts.get(id);
  }

  forgetDraft(id: string): void {
    this.#drafts.delete(id);
  }

  /** A member has stopped a task: its runner in this process must abort. */
  stopped(id: string): void {
    this.#emitter.emit(`stopped ${id}`);
  }

  onStopped(id: string, listener: () => void): () => void {
    return this.#on(`stopped ${id}`, listener);
  }

  onQueued(listener: () => void): () => void {
    return this.#on('queued', listener);
  }

  onChanged(id: string, listener: () => void): () => void {
    return this.#on(`changed ${id}`, listener);
  }

  /** Called with the id of every task that has changed in this process. */
  onAnyChange(listener: (id: string) => void): void {
    this.#emitter.on('any', listener);
  }

  #on(event: string, listener: () => void): () => void {
    this.#emitter.on(event, listener);
    return () => this.#emitter.off(event, listener);
  }
}
