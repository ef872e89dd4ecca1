import type { DraftEvent } from 'shared-kit/contract';
import type { Draft } from './generation.tables';

const files = ['html', 'css', 'js'] as const;

/**
 * What one reader of a stream has received of a task: its revision and the length of each file.
 * Encoded in the id of every event, so a reader that reconnects gets only what it lacks.
 */
export class ReaderPosition {
  revision = -1;
  #version = -1;
  #lengths = { html: 0, css: 0, js: 0 };

  /** Parses an id made by this class; anything else means a reader that has nothing. */
  static after(lastEventId: string | undefined): ReaderPosition {
    const position = new ReaderPosition();
    const parts = /^(\d+)\.(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(lastEventId ?? '');
    if (!parts) return position;
    const [, version = 0, html = 0, css = 0, js = 0] = parts.slice(1).map(Number);
    // The revision is not restored: sending the task once too often is cheaper than missing its
    // end.
    position.#version = version;
    position.#lengths = { html, css, js };
    return position;
  }

  get id(): string {
    const { html, css, js } = this.#lengths;
    return [Math.max(this.revision, 0), Math.max(this.#version, 0), html, css, js].join('.');
  }

  /** Returns what the reader lacks of a draft and marks it as sent. */
  advance(draft: Draft): DraftEvent[] {
    if (draft.version !== this.#version) {
      const had = this.#lengths;
      this.#version = draft.version;
      this.#lengths = { html: 0, css: 0, js: 0 };
      // Otherwise, files of the previous attempt that this one has not started would stay on
      // screen.
      return files.flatMap((file) =>
        had[file] > 0 || draft[file] !== '' ? [this.#restart(file, draft[file])] : [],
      );
    }
    return files.flatMap((file) => {
      const from = this.#lengths[file];
      if (draft[file].length <= from) return [];
      this.#lengths[file] = draft[file].length;
      return [{ file, from, text: draft[file].slice(from) }];
    });
  }

  #restart(file: DraftEvent['file'], text: string): DraftEvent {
    this.#lengths[file] = text.length;
    return { file, from: 0, text };
  }
}
