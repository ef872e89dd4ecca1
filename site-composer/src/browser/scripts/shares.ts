import { debts } from './debts';
import type { Payment } from './debts';
import { fill, labelled, make } from './dom';
import { openStore } from './storage';
import { startTools } from './tool';
import type { Tool } from './tool';

interface SharesPlan {
  readonly people: readonly string[];
  readonly currency: string;
  readonly storageKey: string;
}

interface Held {
  readonly people: readonly string[];
  readonly payments: readonly Payment[];
}

const mostPeople = 40;

function startShares({ root, plan, labels, language, id }: Tool<SharesPlan>): void {
  const store = openStore<Held>(plan.storageKey, { people: plan.people, payments: [] });
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const money = (cents: number) => `${plan.currency}${number.format(cents / 100)}`;
  const person = make('input', { id: `${id}-person`, required: true, maxLength: 60 });
  const addPerson = make('form', { className: 'tool-row' }, [
    labelled(person, word('addName')),
    make('button', { className: 'plain-button', type: 'submit' }, [word('add')]),
  ]);
  const by = make('select', { id: `${id}-by`, required: true });
  const what = make('input', { id: `${id}-what`, maxLength: 120 });
  const amount = make('input', { id: `${id}-amount`, type: 'number', min: '0.01', step: '0.01' });
  amount.required = true;
  const form = make('form', { className: 'tool-row' }, [
    labelled(by, word('paidBy')),
    labelled(what, word('whatFor')),
    labelled(amount, word('amount')),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  const result = make('ul', { className: 'debts' });
  result.setAttribute('aria-live', 'polite');
  const list = make('ul', { className: 'picker-items' });
  const note = make('p', { className: 'tool-note' });

  const entry = (payment: Payment) => {
    const said = [payment.by, payment.what].filter((text) => text !== '').join(' · ');
    const remove = make('button', { className: 'plain-button', type: 'button' }, [word('delete')]);
    remove.setAttribute('aria-label', `${word('delete')}: ${said} ${money(payment.cents)}`);
    remove.addEventListener('click', () => {
      const { people, payments } = store.read();
      store.write({ people, payments: payments.filter((one) => one !== payment) });
      show();
      amount.focus();
    });
    return make('li', {}, [make('span', {}, [`${said} · ${money(payment.cents)}`]), remove]);
  };
  function show(): void {
    const { people, payments } = store.read();
    const chosen = by.value;
    by.replaceChildren(...people.map((name) => make('option', {}, [name])));
    if (people.includes(chosen)) by.value = chosen;
    form.hidden = people.length < 2;
    const owed = debts(people, payments);
    const lines = owed.map(({ from, to, cents }) =>
      word('owes', { from, to, amount: money(cents) }),
    );
    const even = payments.length === 0 ? word('nothingPaid') : word('allEven');
    result.replaceChildren(
      ...(lines.length === 0 ? [even] : lines).map((line) => make('li', {}, [line])),
    );
    list.replaceChildren(...payments.map(entry));
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
  }
  addPerson.addEventListener('submit', (event) => {
    event.preventDefault();
    const name = person.value.trim();
    const { people, payments } = store.read();
    if (name !== '' && !people.includes(name) && people.length < mostPeople)
      store.write({ people: [...people, name], payments });
    addPerson.reset();
    show();
    person.focus();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { people, payments } = store.read();
    const cents = Math.round(amount.valueAsNumber * 100);
    const paid = { what: what.value.trim(), by: by.value, cents };
    if (cents > 0) store.write({ people, payments: [...payments, paid] });
    what.value = '';
    amount.value = '';
    show();
    what.focus();
  });
  root.append(form, result, list, addPerson, note);
  show();
}

startTools('shares', startShares);
