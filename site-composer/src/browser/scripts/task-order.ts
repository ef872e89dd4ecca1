export interface Task {
  readonly text: string;
  readonly done: boolean;
}

/** Which tasks are shown: all of them, those still open, or those that are done. */
export type Shown = 'all' | 'open' | 'done';

export function shownTasks(tasks: readonly Task[], shown: Shown): Task[] {
  return tasks.filter(({ done }) => shown === 'all' || done === (shown === 'done'));
}

/** Changes places with the next task above or below that is shown; at the end of the list it stays. */
export function moveTask(
  tasks: readonly Task[],
  task: Task,
  step: -1 | 1,
  shown: Shown,
): readonly Task[] {
  const visible = shownTasks(tasks, shown);
  const other = visible[visible.indexOf(task) + step];
  if (other === undefined) return tasks;
  return tasks.map((one) => (one === task ? other : one === other ? task : one));
}

/** A task under its new words; without any it keeps the old ones. */
export function editedTask(tasks: readonly Task[], task: Task, words: string): Task[] {
  const text = words.trim();
  return tasks.map((one) => (one === task && text !== '' ? { ...one, text } : one));
}
