import type {
  GenerationEngine as EngineDescription,
  OutcomePart,
  PageFault,
  PointedElement,
} from 'shared-kit/contract';
import type { EngineResult, GenerationEngine, JobPicture } from '../generation-engine.port';
import { createSite } from '../model/create-site';
import { editSite } from '../model/edit-site';
import { fillPrompt, showProblems } from '../model/prompts';
import { StepProgress } from '../model/step-progress';
import type { SiteWork } from '../site-work/site-work';
import type { ModelCall } from '../model/stream-answer';

/** The engine for any language model of the AI library. */
export function modelEngine(
  description: EngineDescription,
  call: ModelCall,
  sites: SiteWork,
): GenerationEngine {
  return {
    describe: () => description,
    async generate(
      { prompt, mode, html, css, js, faults, target, pictures = [], references = [] },
      context,
    ) {
      const { draft, signal, spend } = context;
      const code = { html, css, js };
      // One that is already on the page need not be mentioned.
      const missing = pictures.filter(({ path }) => !html.includes(path) && !css.includes(path));
      const progress = new StepProgress(context.report);
      progress.advanceTo('analyze');
      const work = {
        call: { ...call, onSpent: spend },
        sites,
        progress,
        signal,
        draft,
        references,
      };
      // An empty page cannot be refined, whatever the mode.
      const { site, notes, refused } =
        mode === 1 && html.trim() !== ''
          ? await editSite(
              work,
              withPictures(
                lookingLike(requestOf(prompt, faults, target), references),
                faults ? [] : missing,
              ),
              code,
            )
          : await createSite(
              work,
              withPictures(
                lookingLike(fillPrompt('create-request', { prompt }), references),
                pictures,
              ),
            );
      progress.finish();
      return { ...site, framework: 'vanilla', notes, ...toldInParts(prompt, refused) };
    },
  };
}

/**
 * Only where the model reported something left out; otherwise the outcome is derived from the
 * files.
 */
function toldInParts(
  prompt: string,
  refused: readonly OutcomePart[],
): Pick<EngineResult, 'parts' | 'unfulfilled'> {
  if (refused.length === 0) return {};
  const unfulfilled = refused.map(({ text, detail }) => `${text}. ${detail ?? 'Not done.'}`);
  return { parts: [{ text: prompt, done: true }, ...refused], unfulfilled };
}

/** Adds a sentence about the attached reference pictures to a request. */
const lookingLike = (request: string, references: readonly Uint8Array[]): string =>
  references.length === 0 ? request : fillPrompt('look-like', { request });

/** Adds the list of pictures to show to a request. */
function withPictures(request: string, pictures: readonly JobPicture[]): string {
  if (pictures.length === 0) return request;
  const list = pictures.map(
    ({ path, alt, width, height }) => `- ${path} (${width}×${height}): ${alt}`,
  );
  return fillPrompt('own-pictures', { request, pictures: list.join('\n') });
}

function requestOf(
  prompt: string,
  faults: readonly PageFault[] | undefined,
  target: PointedElement | undefined,
): string {
  if (faults) return repairRequest(faults);
  if (!target) return prompt;
  const { selector, excerpt } = target;
  return fillPrompt('edit-element', { selector, excerpt, prompt });
}

/**
 * Turns fault reports into an instruction. Line breaks in text from the page would look like
 * further reports.
 */
function repairRequest(faults: readonly PageFault[]): string {
  const problems = faults.map(({ kind, text, place }) => {
    const where = place === undefined ? '' : ` (${place})`;
    return `${faultNames[kind] ?? kind}: ${text.replaceAll(/\s+/g, ' ')}${where}`;
  });
  return fillPrompt('repair-page', { problems: showProblems(problems) });
}

const faultNames: Readonly<Record<string, string>> = {
  error: 'Uncaught error',
  rejection: 'Unhandled rejection',
  resource: 'Could not be loaded',
  empty: 'The page has loaded and nothing on it can be seen',
  stuck: 'The page does not finish loading; a script may be running without an end',
};
