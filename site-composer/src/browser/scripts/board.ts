import { labelled, make } from './dom';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface BoardPlan {
  readonly thing: string;
  readonly lanes: readonly string[];
  readonly storageKey: string;
}

interface LaneCard {
  readonly title: string;
  readonly lane: number;
}

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
  const drawn = (card: LaneCard) =>
    make('div', { className: 'lane-card' }, [
      card.title,
      make('div', { className: 'lane-buttons' }, [
        ...(card.lane > 0 ? [button(card, word('moveBack'), card.lane - 1)] : []),
        ...(card.lane < plan.lanes.length - 1 ? [button(card, word('moveOn'), card.lane + 1)] : []),
        button(card, word('delete'), null),
      ]),
    ]);
  function show(): void {
    const cards = store.read();
    lanes.replaceChildren(
      ...plan.lanes.map((name, lane) =>
        make('div', { className: 'lane' }, [
          make('h3', {}, [name]),
          ...cards.filter((card) => card.lane === lane).map(drawn),
        ]),
      ),
    );
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
