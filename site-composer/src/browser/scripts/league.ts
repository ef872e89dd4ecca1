import { fill, labelled, make } from './dom';
import { ladder, standings } from './standings';
import type { Match, PointRules } from './standings';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface LeaguePlan {
  readonly members: readonly string[];
  readonly order: 'points' | 'ladder';
  readonly points: PointRules;
  readonly scores: boolean;
  readonly storageKey: string;
}

interface Held {
  readonly names: readonly string[];
  readonly matches: readonly Match[];
}

const mostMatches = 2_000;

function startLeague({ root, plan, labels, id }: Tool<LeaguePlan>): void {
  const store = openStore<Held>(plan.storageKey, { names: plan.members, matches: [] });
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const select = (name: string) => make('select', { id: `${id}-${name}`, required: true });
  const number = (name: string) =>
    make('input', { id: `${id}-${name}`, type: 'number', min: '0', max: '9999', required: true });
  const one = select('one');
  const other = select('other');
  const first = number('first');
  const second = number('second');
  const outcome = select('outcome');
  const held = (control: HTMLElement, name: string) => {
    const holder = labelled(control, name);
    return { holder, label: holder.querySelector('label') };
  };
  const firstField = held(first, '');
  const secondField = held(second, '');
  const enter = make('form', { className: 'tool-row' }, [
    labelled(one, word('firstName')),
    labelled(other, word('secondName')),
    ...(plan.scores
      ? [firstField.holder, secondField.holder]
      : [labelled(outcome, word('outcome'))]),
    make('button', { className: 'button', type: 'submit' }, [word('enterResult')]),
  ]);
  const name = make('input', { id: `${id}-name`, type: 'text', required: true, maxLength: 60 });
  const join = make('form', { className: 'tool-row' }, [
    labelled(name, word('addName')),
    make('button', { className: 'plain-button', type: 'submit' }, [word('add')]),
  ]);
  const undo = make('button', { className: 'plain-button', type: 'button' }, [word('undo')]);
  const table = make('table', { className: 'entries' });
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');

  const heads = ['position', 'name', 'pointsHead', 'played', 'wonCount', 'drawnCount', 'lostCount'];
  const columns = plan.order === 'points' ? heads : heads.filter((head) => head !== 'pointsHead');
  const rows = () => {
    const { names, matches } = store.read();
    const all = standings(names, matches, plan.points);
    if (plan.order === 'points') return all;
    const places = new Map(ladder(names, matches).map((member, place) => [member, place]));
    const placeOf = (member: string) => places.get(member) ?? 0;
    return all.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  };
  const drawTable = () => {
    const lines = rows().map((row, index) => {
      const cells = [row.played, row.won, row.drawn, row.lost];
      const shown = plan.order === 'points' ? [row.points, ...cells] : cells;
      return make('tr', {}, [
        make('td', {}, [String(index + 1)]),
        make('th', { scope: 'row' }, [row.name]),
        ...shown.map((cell) => make('td', {}, [String(cell)])),
      ]);
    });
    table.replaceChildren(
      make('thead', {}, [
        make(
          'tr',
          {},
          columns.map((column) => make('th', { scope: 'col' }, [word(column)])),
        ),
      ]),
      make('tbody', {}, lines),
    );
    table.hidden = lines.length === 0;
  };
  /** The words of score and outcome carry the names chosen. */
  const nameResult = () => {
    const [a, b] = [one.value || word('firstName'), other.value || word('secondName')];
    if (firstField.label) firstField.label.textContent = word('score', { name: a });
    if (secondField.label) secondField.label.textContent = word('score', { name: b });
    const chosen = outcome.value;
    const options: [string, string][] = [
      ['', word('choose')],
      ['1', word('wins', { name: a })],
      ['2', word('wins', { name: b })],
      ['0', word('draw')],
    ];
    const offered = plan.order === 'ladder' ? options.slice(0, 3) : options;
    outcome.replaceChildren(...offered.map(([value, text]) => make('option', { value }, [text])));
    outcome.value = chosen;
  };
  const offerNames = () => {
    for (const list of [one, other]) {
      const chosen = list.value;
      const names = store.read().names.map((member) => make('option', {}, [member]));
      list.replaceChildren(make('option', { value: '' }, [word('choose')]), ...names);
      list.value = chosen;
    }
    nameResult();
  };
  function show(): void {
    offerNames();
    drawTable();
    undo.hidden = store.read().matches.length === 0;
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  const resultOf = (): [number, number] => {
    if (plan.scores) return [first.valueAsNumber || 0, second.valueAsNumber || 0];
    return [outcome.value === '1' ? 1 : 0, outcome.value === '2' ? 1 : 0];
  };
  enter.addEventListener('submit', (event) => {
    event.preventDefault();
    if (one.value === other.value) {
      note.textContent = word('twoNames');
      other.focus();
      return;
    }
    const [a, b] = resultOf();
    const { names, matches } = store.read();
    const match = { one: one.value, other: other.value, first: a, second: b };
    store.write({ names, matches: [...matches, match].slice(-mostMatches) });
    const told = `${match.one} – ${match.other}: ${plan.scores ? `${a} : ${b}` : (outcome.selectedOptions[0]?.textContent ?? '')}`;
    enter.reset();
    show();
    note.textContent = told;
    one.focus();
  });
  join.addEventListener('submit', (event) => {
    event.preventDefault();
    const member = name.value.trim();
    const { names, matches } = store.read();
    if (member !== '' && !names.includes(member))
      store.write({ names: [...names, member], matches });
    join.reset();
    show();
    name.focus();
  });
  undo.addEventListener('click', () => {
    const { names, matches } = store.read();
    store.write({ names, matches: matches.slice(0, -1) });
    show();
    one.focus();
  });
  one.addEventListener('change', nameResult);
  other.addEventListener('change', nameResult);
  const frame = make('div', { className: 'table-frame', tabIndex: 0 }, [table]);
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', word('standings'));
  root.append(frame, enter, undo, join, note);
  show();
}

startTools('league', startLeague);
