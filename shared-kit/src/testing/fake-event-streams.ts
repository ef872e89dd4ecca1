import { matchPath } from './received-request';
import { generationEventsPath } from '../contract';
import type { DraftEvent, GenerationTask } from '../contract';

/** Stands in for EventSource, which jsdom lacks; receives only what the test sends. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  readonly url: string;
  closed = false;
  readyState = 1;

  constructor(url: string, opened: FakeEventSource[]) {
    super();
    this.url = url;
    opened.push(this);
  }

  close(): void {
    this.closed = true;
    this.readyState = FakeEventSource.CLOSED;
  }
}

/** The event streams of the fake network. Without `install`, following a task breaks at once. */
export class FakeEventStreams {
  #opened: FakeEventSource[] = [];
  readonly #original = Object.getOwnPropertyDescriptor(globalThis, 'EventSource');

  /** Puts a fake `EventSource` in place. */
  install(): void {
    const opened: FakeEventSource[] = [];
    this.#opened = opened;
    const EventSource = class extends FakeEventSource {
      constructor(url: string) {
        super(url, opened);
      }
    };
    Object.defineProperty(globalThis, 'EventSource', { value: EventSource, configurable: true });
  }

  /** Puts back what was there. */
  uninstall(): void {
    if (this.#original) Object.defineProperty(globalThis, 'EventSource', this.#original);
    else Reflect.deleteProperty(globalThis, 'EventSource');
  }

  /** Whether the task's stream is being followed. */
  isFollowed(taskId: string): boolean {
    return this.#sourcesOf(taskId).length > 0;
  }

  /** Sends an event to all who follow the task. */
  send(taskId: string, task: GenerationTask): void {
    const event = new MessageEvent('task', { data: JSON.stringify(task) });
    for (const source of this.#sourcesOf(taskId)) source.dispatchEvent(event);
  }

  /** Sends what was written since to all who follow the task. */
  sendDraft(taskId: string, draft: DraftEvent): void {
    const event = new MessageEvent('draft', { data: JSON.stringify(draft) });
    for (const source of this.#sourcesOf(taskId)) source.dispatchEvent(event);
  }

  /** Breaks the streams of the task for good, as a host that refuses to stream does. */
  break(taskId: string): void {
    for (const source of this.#sourcesOf(taskId)) {
      source.readyState = FakeEventSource.CLOSED;
      source.dispatchEvent(new Event('error'));
    }
  }

  /** Interrupts the streams of the task; a browser reconnects by itself. */
  interrupt(taskId: string): void {
    for (const source of this.#sourcesOf(taskId)) source.dispatchEvent(new Event('error'));
  }

  #sourcesOf(taskId: string): FakeEventSource[] {
    return this.#opened.filter(
      ({ url, closed }) => !closed && matchPath(generationEventsPath, url)?.task_id === taskId,
    );
  }
}
