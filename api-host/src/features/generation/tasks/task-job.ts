import { pictureFolder, pictureLimits } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';
import { listPicturesOf } from '../../pictures/pictures.repository';
import type { PictureRow } from '../../pictures/pictures.repository';
import type { ReadReference } from '../../pictures/reference-picture';
import type { GenerationEngine, GenerationJob, JobPicture } from '../generation-engine.port';
import type { TaskRow } from './tasks.repository';

interface JobSources {
  readonly db: Database;
  readonly engine: GenerationEngine;
  /** Without it, every picture is shown on the page. */
  readonly readReference?: ReadReference | undefined;
}

/** Builds the engine's job from a task. */
export async function jobOf(sources: JobSources, task: TaskRow): Promise<GenerationJob> {
  const { prompt, mode, html, css, js, faults, target } = task;
  return {
    prompt,
    mode,
    html,
    css,
    js,
    ...(faults && { faults }),
    ...(target && { target }),
    ...(await picturesOf(sources, task)),
  };
}

/** The pictures as they are when the work begins, including those added while the task waited. */
async function picturesOf(
  { db, engine, readReference }: JobSources,
  { user_id, project_id, faults }: Pick<TaskRow, 'user_id' | 'project_id' | 'faults'>,
): Promise<Pick<GenerationJob, 'pictures' | 'references'>> {
  if (project_id === null) return {};
  const rows = await listPicturesOf(db, user_id, project_id);
  const looks = readReference !== undefined && engine.describe().sees_pictures === true;
  const shown = rows.filter((row) => !looks || !row.is_reference);
  // A repair fixes faults; references to how it should look do not apply.
  const isSeen = (row: PictureRow) => looks && row.is_reference && !faults;
  const references = await readAll(rows.filter(isSeen), readReference);
  return {
    ...(shown.length > 0 && { pictures: shown.map(jobPicture) }),
    ...(references.length > 0 && { references }),
  };
}

const jobPicture = ({ name, alt, width, height }: PictureRow): JobPicture => ({
  path: pictureFolder + name,
  alt,
  width,
  height,
});

async function readAll(rows: readonly PictureRow[], read: ReadReference | undefined) {
  const files = await Promise.all(
    rows.slice(0, pictureLimits.references).map(async (row) => (await read?.(row)) ?? null),
  );
  return files.filter((file) => file !== null);
}
