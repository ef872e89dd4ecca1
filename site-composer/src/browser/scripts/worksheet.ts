import { labelled, make } from './dom';
import { evaluate } from './evaluate';
import { sharesOf } from './shares-of';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface WorksheetInput {
  readonly label: string;
  readonly value: number | null;
  readonly kind?: 'number' | 'tick' | 'choice';
  readonly options?: readonly string[];
}

interface WorksheetPlan {
  readonly inputs: readonly WorksheetInput[];
  readonly people: { readonly label: string; readonly most: number | null } | null;
  readonly results: readonly {
    readonly label: string;
    readonly postfix: readonly (number | string)[];
    readonly before: string;
    readonly behind: string;
  }[];
  readonly storageKey: string;
}

interface Kept {
  readonly values: readonly string[];
  readonly people: readonly { readonly name: string; readonly used: string }[];
}

type Control = HTMLInputElement | HTMLSelectElement;

/** What a figure, a box to tick or a choice is entered with. */
function controlOf({ kind, options = [] }: WorksheetInput, id: string, value: string): Control {
  if (kind === 'tick') return make('input', { id, type: 'checkbox', checked: value === '1' });
  if (kind !== 'choice') return make('input', { id, type: 'number', min: '0', step: 'any', value });
  const select = make(
    'select',
    { id },
    options.map((option, index) => make('option', { value: String(index) }, [option])),
  );
  select.value = value === '' ? '0' : value;
  return select;
}

function numberIn(control: Control): number {
  if (!('valueAsNumber' in control)) return Number(control.value);
  return control.type === 'checkbox' ? Number(control.checked) : control.valueAsNumber;
}

const writtenIn = (control: Control): string =>
  'checked' in control && control.type === 'checkbox'
    ? String(Number(control.checked))
    : control.value;

function startWorksheet({ root, plan, labels, language, id }: Tool<WorksheetPlan>): void {
  const word = (name: string) => labels[name] ?? '';
  const first = plan.inputs.map(({ value }) => (value === null ? '' : String(value)));
  const person = { name: '', used: '' };
  const store = openStore<Kept>(plan.storageKey, { values: first, people: [person, person] });
  const number = new Intl.NumberFormat(language, {
    maximumFractionDigits: 2,
  });
  const money = new Intl.NumberFormat(language, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const kept = store.read();
  const inputs = plan.inputs.map((input, index) =>
    controlOf(input, `${id}-${index}`, kept.values[index] ?? first[index] ?? ''),
  );
  const rows = make('div', { className: 'worksheet-people' });
  const results = make('div', { className: 'results' });
  results.setAttribute('aria-live', 'polite');
  const note = make('p', { className: 'tool-note' });
  let people = kept.people.map((one) => ({ ...one }));

  const result = (label: string, text: string) =>
    make('div', { className: 'result' }, [make('span', {}, [label]), make('output', {}, [text])]);
  const show = () => {
    const values = inputs.map(numberIn);
    const found = plan.results.map(({ postfix }) =>
      evaluate({ postfix, minimum: null, whole: false }, values),
    );
    const total = found[0]?.value ?? 0;
    const shares = sharesOf(
      total,
      people.map(({ used }) => Number(used) || 0),
    );
    const before = plan.results[0]?.before ?? '';
    results.replaceChildren(
      ...plan.results.map((one, index) => {
        const value = found[index]?.value;
        const text =
          value === undefined
            ? '–'
            : `${one.before}${(one.before === '' ? number : money).format(value)}${one.behind}`;
        return result(one.label, text);
      }),
      ...(plan.people === null
        ? []
        : people.map(({ name }, index) =>
            result(
              name === '' ? `${word('person')} ${index + 1}` : name,
              `${before}${(before === '' ? number : money).format(shares[index] ?? 0)}`,
            ),
          )),
    );
    store.write({ values: inputs.map(writtenIn), people });
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  };
  const drawPeople = () => {
    rows.replaceChildren(
      ...people.map((one, index) => {
        const name = make('input', { id: `${id}-name-${index}`, value: one.name });
        const used = make('input', {
          id: `${id}-used-${index}`,
          type: 'number',
          min: '0',
          step: 'any',
          value: one.used,
          ...(plan.people?.most == null ? {} : { max: String(plan.people.most) }),
        });
        name.addEventListener('input', () => (one.name = name.value.trim()));
        used.addEventListener('input', () => (one.used = used.value));
        const remove = make('button', { className: 'plain-button', type: 'button' }, [
          word('delete'),
        ]);
        remove.setAttribute('aria-label', `${word('delete')}: ${one.name || index + 1}`);
        remove.addEventListener('click', () => {
          people = people.filter((other) => other !== one);
          drawPeople();
          add.focus();
        });
        return make('div', { className: 'tool-row' }, [
          labelled(name, word('name')),
          labelled(used, plan.people?.label ?? ''),
          remove,
        ]);
      }),
    );
    show();
  };
  const add = make('button', { className: 'plain-button', type: 'button' }, [word('addPerson')]);
  add.addEventListener('click', () => {
    people = [...people, { ...person }];
    drawPeople();
    rows.lastElementChild?.querySelector('input')?.focus();
  });
  root.append(
    make(
      'div',
      { className: 'tool-row' },
      inputs.map((input, index) => labelled(input, plan.inputs[index]?.label ?? '')),
    ),
    ...(plan.people === null ? [] : [rows, add]),
    results,
    note,
  );
  root.addEventListener('input', show);
  drawPeople();
}

startTools('worksheet', startWorksheet);
