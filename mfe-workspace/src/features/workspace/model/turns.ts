import { projectTurnLimit } from 'shared-kit/contract';
import type { OutcomePart, ProjectTurn, ProjectTurnPart } from 'shared-kit/contract';
import { newProjectId } from '../../../draft';

/** The turns of a project's conversation, oldest first. */
export type Turns = readonly ProjectTurn[];

/** Fields of a new turn. */
export type NewTurn = Pick<ProjectTurn, 'kind' | 'prompt' | 'mode'> &
  Partial<Pick<ProjectTurn, 'target' | 'status' | 'version' | 'restored_from'>>;

/** Appends a turn. Its time is set by the host. */
export function addTurn(turns: Turns, begun: NewTurn): Turns {
  const turn: ProjectTurn = {
    id: newProjectId(),
    target: null,
    status: 'running',
    parts: [],
    version: null,
    created_at: '',
    ...begun,
  };
  return [...turns, turn].slice(-projectTurnLimit);
}

/** Ends the running turn; changes nothing when none is running. */
export function endTurn(
  turns: Turns,
  end: Pick<ProjectTurn, 'status'> & Partial<Pick<ProjectTurn, 'parts' | 'version' | 'message'>>,
): Turns {
  const at = turns.findLastIndex(({ status }) => status === 'running');
  return turns.map((turn, index) => (index === at ? { ...turn, ...end } : turn));
}

/** The host's turns, followed by the local turn that has not been sent yet. */
export function withUnsent(told: Turns, known: Turns): Turns {
  const last = known.at(-1);
  const isKnown = told.some(({ status }) => status === 'running');
  return last?.status === 'running' && !isKnown ? [...told, last] : told;
}

/** Converts the parts of an outcome to those of a turn. */
export const turnParts = (parts: readonly OutcomePart[]): ProjectTurnPart[] =>
  parts.map(({ done, ...part }) => ({ ...part, status: done ? 'done' : 'not_done' }));

/**
 * The turn whose prompt describes the displayed website: the first, or the newest that replaced the
 * whole site. Restoring a version restores its description.
 */
export function describingTurn(turns: Turns, version: number | null): ProjectTurn | undefined {
  const fresh = turns.filter(({ mode }) => mode === 0);
  // A host without versions has only the newest website.
  if (version === null) return fresh.findLast(({ status }) => status === 'done') ?? fresh[0];
  const shown = originOf(turns, version);
  const made = fresh.findLast((turn) => turn.version !== null && turn.version <= shown);
  return made ?? fresh[0];
}

function originOf(turns: Turns, version: number): number {
  let shown = version;
  // Terminates: a restored version is older than the one it became.
  for (const turn of turns.toReversed()) {
    const from = turn.version === shown ? turn.restored_from : null;
    if (typeof from === 'number' && from < shown) shown = from;
  }
  return shown;
}
