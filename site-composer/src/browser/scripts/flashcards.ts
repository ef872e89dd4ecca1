import { fill, labelled, make } from './dom';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface Flashcard {
  readonly front: string;
  readonly back: string;
  readonly known?: boolean;
}

interface FlashcardsPlan {
  readonly cards: readonly Flashcard[];
  readonly storageKey: string;
}

function startFlashcards({ root, plan, labels, id }: Tool<FlashcardsPlan>): void {
  const store = openStore<readonly Flashcard[]>(plan.storageKey, plan.cards);
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const button = (name: string, kind = 'button') =>
    make('button', { className: kind, type: 'button' }, [word(name)]);
  let current: Flashcard | null = null;
  let turned = false;
  const face = make('p', { className: 'flashcard' });
  face.setAttribute('aria-live', 'polite');
  const turn = button('turnOver');
  const knew = button('knewIt');
  const notYet = button('notYet', 'plain-button');
  const again = button('again', 'plain-button');
  const remove = button('delete', 'plain-button');
  const told = make('p', { className: 'tool-note' });
  const front = make('input', { id: `${id}-front`, required: true, maxLength: 200 });
  const back = make('input', { id: `${id}-back`, required: true, maxLength: 200 });
  const form = make('form', { className: 'tool-row' }, [
    labelled(front, word('front')),
    labelled(back, word('back')),
    make('button', { className: 'plain-button', type: 'submit' }, [word('add')]),
  ]);
  const note = make('p', { className: 'tool-note' });

  const open = () => store.read().filter(({ known }) => known !== true);
  const show = () => {
    const cards = store.read();
    const waiting = open();
    if (current === null || !waiting.includes(current)) current = waiting[0] ?? null;
    if (cards.length === 0) face.textContent = word('nothingYet');
    else if (current === null) face.textContent = word('allKnown');
    else face.textContent = turned ? current.back : current.front;
    face.dataset['side'] = turned ? 'back' : 'front';
    turn.hidden = current === null || turned;
    knew.hidden = current === null || !turned;
    notYet.hidden = knew.hidden;
    remove.hidden = current === null;
    again.hidden = waiting.length === cards.length;
    told.textContent = word('known', {
      count: cards.length - waiting.length,
      total: cards.length,
    });
    told.hidden = cards.length === 0;
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  };
  /** A card that was not known comes again behind the others. */
  const next = (known: boolean) => {
    const card = current;
    if (card === null) return;
    const others = store.read().filter((one) => one !== card);
    store.write([...others, { ...card, known }]);
    current = open()[0] ?? null;
    turned = false;
    show();
    (current === null ? again : turn).focus();
  };
  turn.addEventListener('click', () => {
    turned = true;
    show();
    knew.focus();
  });
  knew.addEventListener('click', () => next(true));
  notYet.addEventListener('click', () => next(false));
  again.addEventListener('click', () => {
    store.write(store.read().map((card) => ({ ...card, known: false })));
    turned = false;
    show();
    turn.focus();
  });
  remove.addEventListener('click', () => {
    store.write(store.read().filter((card) => card !== current));
    turned = false;
    show();
    front.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const card = { front: front.value.trim(), back: back.value.trim() };
    if (card.front !== '' && card.back !== '') store.write([...store.read(), card]);
    form.reset();
    front.focus();
    show();
  });
  const buttons = make('div', { className: 'lane-buttons' }, [turn, knew, notYet, again, remove]);
  root.append(face, buttons, told, form, note);
  show();
}

startTools('flashcards', startFlashcards);
