import { pictureFolder } from 'shared-kit/contract';
import type { Database } from '../../../database/schema';
import { listPicturesOf } from '../../pictures/pictures.repository';
import type { GenerationJob, JobPicture } from '../generation-engine.port';
import type { TaskRow } from './tasks.repository';

/** What a task asks its engine for. */
export async function jobOf(db: Database, task: TaskRow): Promise<GenerationJob> {
  const { prompt, mode, html, css, js, faults, target } = task;
  const pictures = await picturesOf(db, task);
  return {
    prompt,
    mode,
    html,
    css,
    js,
    ...(faults && { faults }),
    ...(target && { target }),
    ...(pictures && { pictures }),
  };
}

/** As they are when the work begins, so that one added while a task waited is there. */
async function picturesOf(
  db: Database,
  { user_id, project_id }: Pick<TaskRow, 'user_id' | 'project_id'>,
): Promise<JobPicture[] | null> {
  if (project_id === null) return null;
  const rows = await listPicturesOf(db, user_id, project_id);
  if (rows.length === 0) return null;
  return rows.map(({ name, alt, width, height }) => ({
    path: pictureFolder + name,
    alt,
    width,
    height,
  }));
}
