import { labelled, make } from './dom';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface BoardPlan {
  readonly thing: string;
  readonly lanes: readonly string[];
  readonly places?: number;
  readonly storageKey: string;
}

interface LaneCard {
  readonly title: string;
  readonly lane: number;
}

/** From more columns on, the one a card goes to is chosen by name. */
const mostSteps = 4;

function startBoard({ root, plan, labels, id }: Tool<BoardPlan>): void {
  const store = openStore<readonly LaneCard[]>(plan.storageKey, []);
  const word = (name: string) => labels[name] ?? '';
  const title = make('input', { id: `${id}-title`, type: 'text', required: true, maxLength: 200 });
  const form = make('form', { className: 'tool-row' }, [
    labelled(title, plan.thing),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  const lanes = make('div', { className: 'lanes' });
  const note = make('p', { className: 'tool-note' });

  const change = (card: LaneCard, lane: number | null) => {
    const cards = store.read().flatMap((other) => {
      if (other !== card) return [other];
      return lane === null ? [] : [{ ...card, lane }];
    });
    store.write(cards);
    show();
  };
  const button = (card: LaneCard, label: string, lane: number | null) => {
    const made = make('button', { className: 'plain-button', type: 'button' }, [label]);
    made.setAttribute('aria-label', `${label}: ${card.title}`);
    made.addEventListener('click', () => change(card, lane));
    return made;
  };
  /** With many columns the wanted one is chosen, rather than walked to. */
  const chooser = (card: LaneCard) => {
    const choice = make(
      'select',
      {},
      plan.lanes.map((name, lane) => make('option', { value: String(lane) }, [name])),
    );
    choice.value = String(card.lane);
    choice.setAttribute('aria-label', `${word('moveOn')}: ${card.title}`);
    choice.addEventListener('change', () => change(card, Number(choice.value)));
    return choice;
  };
  const steps = (card: LaneCard) => [
    ...(card.lane > 0 ? [button(card, word('moveBack'), card.lane - 1)] : []),
    ...(card.lane < plan.lanes.length - 1 ? [button(card, word('moveOn'), card.lane + 1)] : []),
  ];
  let dragged: LaneCard | null = null;
  const drawn = (card: LaneCard) => {
    const made = make('div', { className: 'lane-card', draggable: true }, [
      card.title,
      make('div', { className: 'lane-buttons' }, [
        ...(plan.lanes.length > mostSteps ? [chooser(card)] : steps(card)),
        button(card, word('delete'), null),
      ]),
    ]);
    made.addEventListener('dragstart', () => (dragged = card));
    return made;
  };
  const column = (name: string, lane: number, cards: readonly LaneCard[]) => {
    const own = cards.filter((card) => card.lane === lane);
    const room = plan.places === undefined || lane === 0 ? '' : ` (${own.length}/${plan.places})`;
    const made = make('div', { className: 'lane' }, [
      make('h3', {}, [`${name}${room}`]),
      ...own.map(drawn),
    ]);
    made.addEventListener('dragover', (event) => event.preventDefault());
    made.addEventListener('drop', (event) => {
      event.preventDefault();
      if (dragged !== null) change(dragged, lane);
      dragged = null;
    });
    return made;
  };
  function show(): void {
    const cards = store.read();
    lanes.replaceChildren(...plan.lanes.map((name, lane) => column(name, lane, cards)));
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    store.write([...store.read(), { title: title.value.trim(), lane: 0 }]);
    form.reset();
    show();
  });
  root.append(form, lanes, note);
  show();
}

startTools('board', startBoard);
