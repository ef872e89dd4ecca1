import { readInstructions, type LockedInstruction } from './read-locked';
import { readStillPage } from './read-still-page';
import type { SeenPage, SeenText } from './seen-page';

/** A locked instruction by its id, for tests of the judges. */
export function locked(id: string): LockedInstruction {
  const found = readInstructions().find((one) => one.id === id);
  if (!found) throw new Error(`No instruction ${id}`);
  return found;
}

/** A small page for tests of the judges. */
export function pageOf(body: string, title = 'A page', language = 'en'): SeenText {
  return readStillPage(
    `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}</body></html>`,
  );
}

/** The same as the page a browser would have read. */
export function whole(text: SeenText): SeenPage {
  return { text, looks: null, errors: [] };
}
