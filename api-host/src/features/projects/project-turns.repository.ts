import { sql } from 'kysely';
import { projectTurnLimit } from 'shared-kit/contract';
import type { OutcomePart, ProjectTurn, ProjectTurnPart } from 'shared-kit/contract';
import type { Database } from '../../database/schema';
import type { ProjectKey } from './project-key';

/** Enough of the selected element's source to identify it. */
const targetLength = 200;

/** A project's conversation, oldest first: its generations, and the versions made without one. */
export async function listTurns(db: Database, key: ProjectKey): Promise<ProjectTurn[]> {
  const tasks = await listTasks(db, key);
  const versions = await listVersions(db, key);
  const byTask = new Set(tasks.map(versionMade));
  const byHand = versions.filter(({ number }) => !byTask.has(number));
  // Stable for equal times: a generation comes before the versions made from it.
  return [...tasks.toReversed().map(turnOfTask), ...byHand.toReversed().map(turnOfVersion)]
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .slice(-projectTurnLimit);
}

const listTasks = (db: Database, key: ProjectKey) =>
  db
    .selectFrom('generation_tasks')
    .select(['id', 'mode', 'prompt', 'target', 'status', 'error', 'version', 'engine'])
    .select('outcome')
    .select(['created_at', sql<boolean>`faults is not null`.as('is_repair')])
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .orderBy('created_at', 'desc')
    .limit(projectTurnLimit)
    .execute();

const listVersions = (db: Database, key: ProjectKey) =>
  db
    .selectFrom('project_versions')
    .select(['number', 'kind', 'prompt', 'engine', 'restored_from', 'created_at'])
    .where('user_id', '=', key.userId)
    .where('project_id', '=', key.projectId)
    .orderBy('number', 'desc')
    .limit(projectTurnLimit)
    .execute();

type TaskOfTurn = Awaited<ReturnType<typeof listTasks>>[number];
type VersionOfTurn = Awaited<ReturnType<typeof listVersions>>[number];

function turnOfTask(task: TaskOfTurn): ProjectTurn {
  const { id, mode, prompt, target, status, error, engine, outcome } = task;
  const asked = mode === 1 ? 'refined' : 'generated';
  return {
    id,
    kind: task.is_repair ? 'repair' : asked,
    prompt,
    mode,
    target: target === null ? null : target.excerpt.slice(0, targetLength),
    status: status === 'queued' ? 'running' : (outcome?.status ?? status),
    parts: outcome?.parts.map(turnPart) ?? [],
    version: versionMade(task),
    ...(error && { message: error.message }),
    engine,
    created_at: task.created_at.toISOString(),
  };
}

const turnPart = ({ done, ...part }: OutcomePart): ProjectTurnPart => ({
  ...part,
  status: done ? 'done' : 'not_done',
});

/** A generation that changed nothing stores its base version, and made none. */
const versionMade = ({ version, outcome }: TaskOfTurn): number | null =>
  outcome?.status === 'not_done' ? null : version;

/** Also used for generations from before the host stored tasks. */
function turnOfVersion(version: VersionOfTurn): ProjectTurn {
  const { number, kind, prompt, engine, restored_from } = version;
  return {
    id: `version-${number}`,
    kind,
    prompt,
    mode: modeOfKind.get(kind) ?? null,
    target: null,
    status: 'done',
    parts: [],
    version: number,
    restored_from,
    engine,
    created_at: version.created_at.toISOString(),
  };
}

const modeOfKind = new Map<string, number>([
  ['generated', 0],
  ['refined', 1],
]);
