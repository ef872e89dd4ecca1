import { fill, labelled, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

const highest = 100;

function startGuess({ root, labels, id }: Tool<unknown>): void {
  const word = (name: string) => labels[name] ?? '';
  const input = make('input', {
    id: `${id}-guess`,
    type: 'number',
    min: '1',
    max: String(highest),
    required: true,
  });
  const form = make('form', { className: 'tool-row' }, [
    labelled(input, word('guess')),
    make('button', { className: 'button', type: 'submit' }, [word('tryGuess')]),
  ]);
  const status = make('p');
  status.setAttribute('role', 'status');
  const again = make('button', { className: 'plain-button', type: 'button' }, [word('again')]);
  let secret = 0;
  let moves = 0;
  const begin = () => {
    secret = 1 + Math.floor(Math.random() * highest);
    moves = 0;
    status.textContent = '';
    form.reset();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    moves += 1;
    const guess = input.valueAsNumber;
    const verdict = guess === secret ? 'won' : guess < secret ? 'higher' : 'lower';
    status.textContent = `${word(verdict)} ${fill(word('moves'), { count: moves })}`;
    input.select();
  });
  again.addEventListener('click', begin);
  root.append(form, status, again);
  begin();
}

startTools('guess', startGuess);
