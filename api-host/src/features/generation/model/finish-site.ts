import { collectFiles } from '../answer/collect-files';
import type { SiteCode } from '../answer/collect-files';
import { siteFiles } from '../answer/file-names';
import type { SiteFault } from '../checks/check-site';
import { GenerationFailure } from '../generation-failure';
import { askModel } from './ask-model';
import { fillPrompt, readPrompt, showFiles, showProblems } from './prompts';
import type { ModelWork } from './model-work';
import { SiteReader } from './site-reader';
import type { FittedSite } from '../site-work/site-work';

/**
 * Turns a model's output into a site that may be shown: assembles the files, repairs the style
 * sheet, checks everything and gives the model one chance to fix the remaining faults.
 */
export async function finishSite(
  work: ModelWork,
  files: Partial<SiteCode>,
  before?: SiteCode,
): Promise<SiteCode> {
  const { site, faults } = await fitTogether(work, files, before);
  work.progress.advanceTo('review');
  if (faults.length === 0) return site;
  const repair = await askForRepair(work, site, faults);
  const corrected = await fitTogether(work, { ...site, ...repair }, before);
  if (corrected.faults.length > 0) {
    throw new GenerationFailure('ANSWER_UNUSABLE', namesOf(corrected.faults));
  }
  return corrected.site;
}

async function fitTogether(
  { progress, sites }: ModelWork,
  files: Partial<SiteCode>,
  before?: SiteCode,
): Promise<FittedSite> {
  const fitted = await sites.fit(files, before);
  if (fitted.css !== 'sound') progress.cssFailed();
  if (fitted.css === 'repaired') progress.cssRepaired();
  return fitted;
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
  const reader = new SiteReader(work);
  await askModel(work.call, conversation, reader, work.signal);
  return collectFiles(reader.end().blocks).files;
}

/** For the operator's log: file names only, never their content. */
function namesOf(faults: readonly SiteFault[]): string {
  const names = [...new Set(faults.map(({ file }) => siteFiles[file]))];
  return `faults left in ${names.join(', ')}`;
}
