import { assembleSite, linkNewFiles } from '../answer/assemble-site';
import { collectFiles } from '../answer/collect-files';
import type { SiteCode } from '../answer/collect-files';
import { siteFiles } from '../answer/file-names';
import { checkSite } from '../checks/check-site';
import type { SiteFault } from '../checks/check-site';
import { repairCss } from '../checks/repair-css';
import type { GenerationContext } from '../generation-engine.port';
import { GenerationFailure } from '../generation-failure';
import { askModel } from './ask-model';
import { fillPrompt, readPrompt, showFiles, showProblems } from './prompts';
import { SiteReader } from './site-reader';
import type { StepProgress } from './step-progress';
import type { ModelCall } from './stream-answer';

export interface ModelWork {
  call: ModelCall;
  progress: StepProgress;
  signal: AbortSignal;
  /** What the page should look like, as JPEGs. */
  references?: readonly Uint8Array[];
  /** Shows what is written of whole files, while it is. */
  draft: GenerationContext['draft'];
}

/**
 * Turns what a model wrote into a site that may be shown: puts the files together, repairs the style
 * sheet, checks everything and gives the model one chance to correct what is left.
 */
export async function finishSite(
  work: ModelWork,
  files: Partial<SiteCode>,
  before?: SiteCode,
): Promise<SiteCode> {
  const site = fitTogether(work, files, before);
  work.progress.advanceTo('review');
  const faults = checkSite(site, before);
  if (faults.length === 0) return site;
  const repair = await askForRepair(work, site, faults);
  const corrected = fitTogether(work, { ...site, ...repair }, before);
  const left = checkSite(corrected, before);
  if (left.length > 0) throw new GenerationFailure('ANSWER_UNUSABLE', namesOf(left));
  return corrected;
}

function fitTogether(
  { progress }: ModelWork,
  files: Partial<SiteCode>,
  before?: SiteCode,
): SiteCode {
  const site = before ? linkNewFiles({ ...before, ...files }, before) : assembleSite(files);
  return withSoundCss(site, progress, before);
}

function withSoundCss(site: SiteCode, progress: StepProgress, before?: SiteCode): SiteCode {
  // What the member wrote is theirs: only a style sheet the model touched is repaired.
  if (before?.css === site.css) return site;
  const { css, faults, repaired } = repairCss(site.css);
  if (faults.length > 0) progress.cssFailed();
  if (faults.length > 0 && repaired) progress.cssRepaired();
  return { ...site, css };
}

async function askForRepair(work: ModelWork, site: SiteCode, faults: readonly SiteFault[]) {
  const problems = faults.map(({ file, message }) => `${siteFiles[file]}: ${message}`);
  const content = fillPrompt('repair-files', {
    files: showFiles(site),
    problems: showProblems(problems),
  });
  const conversation = {
    system: readPrompt('create'),
    messages: [{ role: 'user' as const, content }],
  };
  const reader = new SiteReader(work.progress);
  await askModel(work.call, conversation, reader, work.signal);
  return collectFiles(reader.end().blocks).files;
}

/** For the operator's log: which files, never what is in them. */
function namesOf(faults: readonly SiteFault[]): string {
  const names = [...new Set(faults.map(({ file }) => siteFiles[file]))];
  return `faults left in ${names.join(', ')}`;
}
