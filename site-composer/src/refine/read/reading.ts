import type { Site } from '../site';
import type { Thing } from '../target/things';

/** What is read of an instruction so far: its sentences, and what its quotations say. */
export interface Reading {
  readonly site: Site;
  /** Names of parts are put behind the quotations, so that no rule reads them as part of a command. */
  readonly quotes: string[];
  /** The part of the page that was spoken of last. */
  about: string | null;
  /** The heading above the item that was taken away last: what is added next stands there. */
  emptied: string | null;
}

/** A part of the page as commands refer to it: its name behind a number, so that no rule reads it. */
export function reference({ kind, name, text }: Thing, { quotes }: Reading): string {
  quotes.push(name === '' ? text.slice(0, 80) : name);
  return `the ${kind} ‹${quotes.length - 1}›`;
}
