import type {
  GenerationMode,
  ProjectRecord as HostProject,
  ProjectTurn,
} from 'shared-kit/contract';
import type { DraftProject } from '../../../draft';
import { pendingSteps } from './processing-steps';
import type { StepList } from './processing-steps';
import { isLoading, newRecord } from './project-record';
import type { ProjectRecord, PublishedSite, Run } from './project-record';
import { withUnsent } from './turns';
import type { ProjectState } from './project-store';

/** Builds the local record of a project from the host's. */
export function recordOfHost(project: HostProject, userId: string): ProjectRecord {
  const asked = project.turns.findLast(isPrompt);
  const prompt = asked?.prompt ?? project.prompt;
  return {
    ...newRecord(draftOf(project, userId), prompt, runOf(project)),
    turns: project.turns,
    files: project.files,
    version: project.version,
    engine: project.engine,
    // A finished generation is not simulated again.
    steps: project.files && project.task_id === null ? completedSteps() : pendingSteps(),
    site: siteOf(project),
    written: project.written ?? null,
    understood: project.understood ?? null,
    usage: project.usage ?? null,
    kept: { revision: project.revision },
  };
}

/**
 * State changes that merge the host's record into an open project. What is in progress here is
 * kept.
 */
export function changesFromHost(
  current: ProjectState,
  project: HostProject,
): Partial<ProjectState> {
  const told = {
    // A rename not yet sent keeps the revision its member saw, so that a conflict is detected.
    kept: current.isRenamed && current.kept ? current.kept : { revision: project.revision },
    turns: withUnsent(project.turns, current.turns),
    firstPrompt: project.prompt,
    site: siteOf(project) ?? withoutId(current.site),
    isDeleted: false,
    draft: current.isRenamed
      ? current.draft
      : { ...draftOf(project, current.draft.user_id), created_at: current.draft.created_at },
  };
  if (isLoading(current)) return told;
  if (project.task_id !== null) {
    return { ...told, run: runOf(project), steps: pendingSteps(), written: null, viewed: null };
  }
  return { ...told, ...newerCode(current, project) };
}

/** Unsaved code is kept; the newer version is only noted. */
function newerCode(current: ProjectState, project: HostProject): Partial<ProjectState> {
  const { version, files } = project;
  if (version === null || files === null || version <= (current.version ?? 0)) return {};
  const { unsaved } = current;
  if (unsaved) return { unsaved: { ...unsaved, newer: version } };
  const made = project.turns.findLast((turn) => turn.version === version);
  const prompt = made && isPrompt(made) ? made.prompt : current.prompt;
  const { engine, understood, usage } = project;
  return {
    files,
    version,
    prompt,
    engine,
    understood: understood ?? null,
    usage: usage ?? null,
    viewed: null,
    steps: completedSteps(),
  };
}

function draftOf(project: HostProject, userId: string): DraftProject {
  const { id, title, slug, description, created_at, updated_at } = project;
  const fixed = { status: 'draft', framework: 'vanilla', deployment_type: 'slug' } as const;
  return { id, user_id: userId, title, slug, description, ...fixed, created_at, updated_at };
}

const siteOf = ({ website_id: id, link }: HostProject): PublishedSite | null =>
  id === null ? null : { id, link };

/** A website the host no longer names was deleted. */
const withoutId = (site: PublishedSite | null): PublishedSite | null =>
  site?.id === null ? site : null;

function runOf({ task_id: taskId, turns }: HostProject): Run {
  const latest = turns.findLast(({ mode }) => mode !== null);
  const mode: GenerationMode = latest?.mode === 1 ? 1 : 0;
  if (taskId !== null) return { status: 'running', mode, taskId };
  const status = turns.at(-1)?.status;
  if (status !== 'failed' && status !== 'cancelled') return { status: 'idle' };
  return { status, mode, message: latest?.message ?? endings[status] };
}

const endings = {
  failed: 'The generation failed.',
  cancelled: 'You stopped the generation.',
} as const;

/** Whether the turn is a prompt written by the member. */
const isPrompt = ({ mode, kind }: ProjectTurn): boolean => mode !== null && kind !== 'repair';

const completedSteps = (): StepList =>
  pendingSteps().map((step) => ({ ...step, message: 'Done', status: 'completed' }));
