import { compose, refine } from 'site-composer';

/** What a composer answers, as far as it is measured. */
export interface MadeSite {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly notes: readonly string[];
  /** What was asked for and not done. */
  readonly undone: readonly string[];
}

export interface Engine {
  readonly name: string;
  compose(instruction: string): MadeSite;
  refine(site: MadeSite, request: string): MadeSite;
}

/** The day the instructions count as written: the dates they name are still to come, and every run gives the same. */
const today = new Date('2026-01-12T12:00:00Z');

/** The composer of the product. */
export const siteComposer: Engine = {
  name: 'site-composer',
  compose(instruction) {
    const { html, css, js, notes, unfulfilled } = compose(instruction, { today });
    return { html, css, js, notes, undone: unfulfilled };
  },
  refine({ html, css, js }, request) {
    const { files, parts } = refine({ html, css, js }, request, { today });
    const undone = parts.filter(({ outcome }) => outcome === 'not_done');
    return {
      ...files,
      notes: parts.map(({ sentence }) => sentence),
      undone: undone.map(({ sentence }) => sentence),
    };
  },
};
