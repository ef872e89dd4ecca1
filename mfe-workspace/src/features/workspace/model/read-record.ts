import {
  draftFiles,
  generatedFiles,
  generationEngine,
  generationUsage,
  pageFaults,
  pointedElement,
  processingStep,
  projectTurn,
  understoodPrompt,
} from 'shared-kit/contract';
import type { ProcessingStep } from 'shared-kit/contract';
import { isDraft } from '../../../draft';
import { pendingSteps } from './processing-steps';
import type {
  HostRevision,
  IdempotencyKey,
  ProjectRecord,
  PublishedSite,
  Run,
} from './project-record';
import type { Repair } from './repair';
import type { Turns } from './turns';

/**
 * Reads a stored record field by field. Fields with an unknown shape get defaults; without draft
 * and prompt the record is invalid and null is returned.
 */
export function readRecord(stored: unknown): ProjectRecord | null {
  if (!isObject(stored) || !isDraft(stored.draft) || typeof stored.prompt !== 'string') return null;
  const files = generatedFiles.safeParse(stored.files);
  const engine = generationEngine.safeParse(stored.engine);
  const written = draftFiles.safeParse(stored.written);
  return {
    draft: stored.draft,
    prompt: stored.prompt,
    files: files.success ? files.data : null,
    engine: engine.success ? engine.data : null,
    run: readRun(stored.run),
    steps: readSteps(stored.steps),
    site: readSite(stored.site),
    version: Number.isInteger(stored.version) ? Number(stored.version) : null,
    written: written.success ? written.data : null,
    understood: understoodPrompt.safeParse(stored.understood).data ?? null,
    usage: generationUsage.safeParse(stored.usage).data ?? null,
    turns: readTurns(stored.turns),
    repaired: listOf(stored.repaired).filter((entry) => typeof entry === 'string'),
    working: listOf(stored.working).filter((entry) => typeof entry === 'number'),
    kept: readKept(stored.kept),
    isRenamed: stored.isRenamed === true,
  };
}

const readTurns = (stored: unknown): Turns =>
  listOf(stored).flatMap((turn) => projectTurn.safeParse(turn).data ?? []);

function readKept(stored: unknown): HostRevision | null {
  if (!isObject(stored) || typeof stored.revision !== 'number') return null;
  return { revision: stored.revision };
}

const listOf = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

function readRun(stored: unknown): Run {
  if (!isObject(stored)) return { status: 'idle' };
  const repair = readRepair(stored.repair);
  const target = pointedElement.safeParse(stored.target);
  const asked = {
    mode: stored.mode === 1 ? 1 : 0,
    ...(repair && { repair }),
    ...(target.success && { target: target.data }),
  } as const;
  const { status, taskId, message } = stored;
  if (status === 'running' && typeof taskId === 'string') return { ...asked, status, taskId };
  const request = readRequest(stored.request);
  const unanswered = { ...asked, ...(request && { request }) };
  if (status === 'starting') return { ...unanswered, status };
  if ((status === 'failed' || status === 'cancelled') && typeof message === 'string') {
    return { ...unanswered, status, message };
  }
  return { status: 'idle' };
}

function readRequest(stored: unknown): IdempotencyKey | null {
  if (!isObject(stored)) return null;
  const { id, at } = stored;
  return typeof id === 'string' && typeof at === 'number' ? { id, at } : null;
}

function readRepair(stored: unknown): Repair | null {
  if (!isObject(stored) || typeof stored.prompt !== 'string') return null;
  const faults = pageFaults.safeParse(stored.faults);
  if (!faults.success) return null;
  const signatures = listOf(stored.signatures).filter((entry) => typeof entry === 'string');
  return { prompt: stored.prompt, faults: faults.data, signatures };
}

function readSteps(stored: unknown): readonly ProcessingStep[] {
  const steps = Array.isArray(stored) ? stored.map((step) => processingStep.safeParse(step)) : [];
  const good = steps.flatMap((step) => (step.success ? [step.data] : []));
  const fresh = pendingSteps();
  return good.length === fresh.length ? good : fresh;
}

function readSite(stored: unknown): PublishedSite | null {
  if (!isObject(stored)) return null;
  const { id, link } = stored;
  return { id: typeof id === 'string' ? id : null, link: typeof link === 'string' ? link : null };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
