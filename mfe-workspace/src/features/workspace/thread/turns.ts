import { projectTurnLimit } from 'shared-kit/contract';
import type { OutcomePart, ProjectTurn, ProjectTurnPart } from 'shared-kit/contract';
import { newProjectId } from '../../../draft/draft-project';

/** The conversation of a project as this browser knows it, oldest first. */
export type Turns = readonly ProjectTurn[];

/** What a turn begins with. */
export type Begun = Pick<ProjectTurn, 'kind' | 'prompt' | 'mode'> &
  Partial<Pick<ProjectTurn, 'target' | 'status' | 'version' | 'restored_from'>>;

/** With one more turn. The time is the host's to say. */
export function addTurn(turns: Turns, begun: Begun): Turns {
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

/** The turn that runs has ended so; nothing changes when none runs. */
export function endTurn(
  turns: Turns,
  end: Pick<ProjectTurn, 'status'> & Partial<Pick<ProjectTurn, 'parts' | 'version' | 'message'>>,
): Turns {
  const at = turns.findLastIndex(({ status }) => status === 'running');
  return turns.map((turn, index) => (index === at ? { ...turn, ...end } : turn));
}

/** The parts of an outcome as a turn tells them. */
export const turnParts = (parts: readonly OutcomePart[]): ProjectTurnPart[] =>
  parts.map(({ done, ...part }) => ({ ...part, status: done ? 'done' : 'not_done' }));

/**
 * The turn whose prompt describes the website on display: its first one, or the newest that replaced the
 * whole site. Putting a version back brings its description back as well.
 */
export function describingTurn(turns: Turns, version: number | null): ProjectTurn | undefined {
  const fresh = turns.filter(({ mode }) => mode === 0);
  // A host that keeps no versions has only the newest website.
  if (version === null) return fresh.findLast(({ status }) => status === 'done') ?? fresh[0];
  const shown = originOf(turns, version);
  const made = fresh.findLast((turn) => turn.version !== null && turn.version <= shown);
  return made ?? fresh[0];
}

function originOf(turns: Turns, version: number): number {
  let shown = version;
  // A version put back is older than the one it became, so this ends.
  for (const turn of turns.toReversed()) {
    const from = turn.version === shown ? turn.restored_from : null;
    if (typeof from === 'number' && from < shown) shown = from;
  }
  return shown;
}
