import type { OutcomePart, RequestOutcome } from 'shared-kit/contract';
import { siteFiles } from '../answer/file-names';
import type { SiteFile } from '../answer/file-names';
import type { EngineResult, GenerationJob } from '../generation-engine.port';
import { isUnchanged } from './unchanged';

/** Longer texts are cut: an outcome is shown in a thread, below the whole prompt. */
const textLength = 200;
const detailLength = 400;
const maxParts = 30;

const nothingChanged = 'Nothing on the page changed.';

/**
 * The outcome of each part of a request. The engine's statement counts, except where it says "done"
 * and the files are unchanged: that is not done.
 */
export function outcomeOf(job: GenerationJob, made: EngineResult): RequestOutcome {
  const told = made.parts?.length ? made.parts : partsWithoutWord(job, made);
  const isSame = isUnchanged(job, made);
  const parts = told
    .slice(0, maxParts)
    .map((part) => (isSame && part.done ? { ...part, done: false, detail: nothingChanged } : part))
    // Where parts have their own reasons, "nothing changed" for the whole adds nothing.
    .filter((part, _, all) => !isSame || all.length === 1 || part.detail !== nothingChanged)
    .map(shorten);
  return { status: statusOf(parts), parts };
}

/** For an engine that names no parts: the request as a whole, and what was unfulfilled. */
function partsWithoutWord(job: GenerationJob, made: EngineResult): OutcomePart[] {
  const { unfulfilled = [], notes } = made;
  const detail = (job.faults && notes[0]) ?? changedFiles(job, made);
  return [
    { text: job.prompt, done: true, detail },
    ...unfulfilled.map((sentence) => ({ text: sentence, done: false })),
  ];
}

function changedFiles(job: GenerationJob, made: EngineResult): string {
  if (job.mode === 0 || job.html.trim() === '') return 'Made the page.';
  const names = (Object.keys(siteFiles) as SiteFile[])
    .filter((file) => made[file] !== job[file])
    .map((file) => siteFiles[file]);
  return `Changed ${names.join(' and ')}.`;
}

function statusOf(parts: readonly OutcomePart[]): RequestOutcome['status'] {
  if (parts.every(({ done }) => done)) return 'done';
  return parts.some(({ done }) => done) ? 'partly' : 'not_done';
}

function shorten({ text, done, detail }: OutcomePart): OutcomePart {
  return {
    text: cut(text, textLength),
    done,
    ...(detail !== undefined && { detail: cut(detail, detailLength) }),
  };
}

function cut(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
