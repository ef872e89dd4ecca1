import { composeJs } from './behave/compose-js';
import { composeHtml } from './compose/compose-html';
import { completePlan } from './plan/complete-plan';
import { checkComposition, tidyFiles } from './review/check-composition';
import { reviewNotes, undoneNotes } from './review/review';
import { composeCss } from './style/compose-css';
import { joinWords } from './text/words';
import { understand } from './understand/understand';

export { refine } from './refine/refine';
export { sectionBlocks } from './refine/section-blocks';

/** What a composition or a refinement answers: three files and sentences for the member. */
export interface Composition {
  html: string;
  css: string;
  js: string;
  notes: string[];
  /** Of the notes, those about what was asked for and could not be done. */
  undone: string[];
}

/** One finished stage. `id` is a processing step of the contract; `message` says what was really done. */
export interface ComposerStage {
  id: 'analyze' | 'plan' | 'generate' | 'style' | 'script' | 'optimize' | 'review';
  message: string;
  /** Files finished so far, for whoever wants to show them growing. */
  files: Partial<Pick<Composition, 'html' | 'css' | 'js'>>;
}

const size = (text: string) => `${Math.max(1, Math.round(text.length / 1024))} KB`;

/**
 * Composes a website stage by stage. Each `next()` does the work of one stage and then reports it; the
 * return value is the composition. Pure: the same prompt always gives the same bytes.
 */
export function* composeInStages(prompt: string): Generator<ComposerStage, Composition, void> {
  const brief = understand(prompt);
  const where = brief.place === null ? '' : ` in ${brief.place}`;
  yield {
    id: 'analyze',
    message: `Understood: ${brief.name}, ${brief.subject}${where}, ${brief.tone} in tone`,
    files: {},
  };

  const plan = completePlan(brief, composeHtml);
  const names = plan.sections.map((one) => one.nav.toLowerCase());
  yield { id: 'plan', message: `Planned ${names.length} sections: ${joinWords(names)}`, files: {} };

  const html = composeHtml(plan);
  yield { id: 'generate', message: `Wrote index.html, ${size(html)}`, files: { html } };

  const css = composeCss(plan);
  yield { id: 'style', message: `Wrote styles.css, ${size(css)}`, files: { html, css } };

  const js = composeJs(plan);
  yield { id: 'script', message: `Wrote script.js, ${size(js)}`, files: { html, css, js } };

  const files = tidyFiles({ html, css, js });
  yield {
    id: 'optimize',
    message: `Tidied the files: ${size(files.html + files.css + files.js)} in all, no external requests`,
    files,
  };

  const problems = checkComposition(files);
  const notes = [...reviewNotes(plan), ...problems];
  yield {
    id: 'review',
    message:
      problems.length === 0
        ? 'Checked ids, links and headings: no problems found'
        : `Found ${problems.length} things to look at`,
    files,
  };
  return { ...files, notes, undone: undoneNotes(plan) };
}

/** The whole composition at once. */
export function compose(prompt: string): Composition {
  const stages = composeInStages(prompt);
  for (;;) {
    const step = stages.next();
    if (step.done) return step.value;
  }
}
