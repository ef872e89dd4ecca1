import { fill, labelled, make } from './dom';
import { openStore } from './storage';
import { editedTask, moveTask, shownTasks } from './task-order';
import type { Shown, Task } from './task-order';
import { startTools } from './tool';
import type { Tool } from './tool';

interface TasksPlan {
  readonly tasks: readonly string[];
  readonly storageKey: string;
}

const views = ['all', 'open', 'done'] as const satisfies Shown[];

function startTasks({ root, plan, labels, id }: Tool<TasksPlan>): void {
  const given = plan.tasks.map((text) => ({ text, done: false }));
  const store = openStore<readonly Task[]>(plan.storageKey, given);
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  let view: Shown = 'all';
  let edited: Task | null = null;
  const title = make('input', { id: `${id}-new`, type: 'text', required: true, maxLength: 200 });
  const form = make('form', { className: 'tool-row' }, [
    labelled(title, word('newTask')),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  const list = make('ul', { className: 'tasks' });
  const count = make('p', { className: 'tasks-count' });
  count.setAttribute('role', 'status');
  const clear = plainButton(word('clearDone'));
  const note = make('p', { className: 'tool-note' });
  const chips = views.map((name) => {
    const chip = make('button', { className: 'chip', type: 'button' }, [word(chipLabels[name])]);
    chip.addEventListener('click', () => {
      view = name;
      show();
    });
    return chip;
  });
  const bar = make('div', { className: 'chips' }, chips);
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', word('showTasks'));

  const write = (tasks: readonly Task[]) => {
    store.write(tasks);
    show();
  };
  const action = (name: string, task: Task, run: () => void, mark?: string) => {
    const button = plainButton(mark ?? word(name));
    button.setAttribute('aria-label', `${word(name)}: ${task.text}`);
    button.addEventListener('click', run);
    return button;
  };
  const move = (task: Task, step: -1 | 1) => {
    write(moveTask(store.read(), task, step, view));
    // The drawn list is new: the button that was pressed keeps the focus, so that it can be pressed again.
    const name = `${word(step < 0 ? 'moveUp' : 'moveDown')}: ${task.text}`;
    list.querySelector<HTMLElement>(`[aria-label="${CSS.escape(name)}"]`)?.focus();
  };
  const editor = (task: Task, at: number) => {
    const field = make('input', { id: `${id}-edit`, value: task.text, maxLength: 200 });
    const close = (text: string) => {
      edited = null;
      write(editedTask(store.read(), task, text));
      list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')[at]?.focus();
    };
    const row = make('form', { className: 'task-edit' }, [
      labelled(field, word('edit')),
      make('button', { className: 'plain-button', type: 'submit' }, [word('save')]),
    ]);
    row.addEventListener('submit', (event) => {
      event.preventDefault();
      close(field.value);
    });
    field.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') close(task.text);
    });
    return make('li', {}, [row]);
  };
  const row = (task: Task, at: number) => {
    if (task === edited) return editor(task, at);
    const box = make('input', { id: `${id}-${at}`, type: 'checkbox', checked: task.done });
    box.addEventListener('change', () => {
      write(store.read().map((one) => (one === task ? { ...one, done: box.checked } : one)));
      list.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')[at]?.focus();
    });
    const item = make('li', {}, [
      box,
      make('label', { htmlFor: box.id }, [task.text]),
      make('span', { className: 'task-buttons' }, [
        action('moveUp', task, () => move(task, -1), '↑'),
        action('moveDown', task, () => move(task, 1), '↓'),
        action('edit', task, () => {
          edited = task;
          show();
          list.querySelector<HTMLInputElement>('.task-edit input')?.focus();
        }),
        action('delete', task, () => {
          write(store.read().filter((one) => one !== task));
          title.focus();
        }),
      ]),
    ]);
    if (task.done) item.dataset['state'] = 'done';
    return item;
  };
  function show(): void {
    const tasks = store.read();
    const open = tasks.filter(({ done }) => !done).length;
    const found = shownTasks(tasks, view);
    list.replaceChildren(...found.map(row));
    chips.forEach((chip, at) => chip.setAttribute('aria-pressed', String(views[at] === view)));
    bar.hidden = tasks.length === 0;
    clear.hidden = open === tasks.length;
    if (tasks.length === 0) count.textContent = word('nothingYet');
    else count.textContent = open === 0 ? word('allDone') : word('tasksLeft', { count: open });
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = title.value.trim();
    form.reset();
    title.focus();
    if (view === 'done') view = 'all';
    if (text !== '') write([...store.read(), { text, done: false }]);
  });
  clear.addEventListener('click', () => {
    write(store.read().filter(({ done }) => !done));
    title.focus();
  });
  root.append(form, bar, list, make('div', { className: 'tasks-foot' }, [count, clear]), note);
  show();
}

const chipLabels = { all: 'all', open: 'openTasks', done: 'doneTasks' } as const;

function plainButton(text: string): HTMLButtonElement {
  return make('button', { className: 'plain-button', type: 'button' }, [text]);
}

startTools('tasks', startTasks);
