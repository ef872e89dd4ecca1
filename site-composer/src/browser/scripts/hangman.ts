import { fill, make } from './dom';
import { draw } from './draws';
import { startTools } from './tool';
import type { Tool } from './tool';

const tries = 8;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const bare = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function startHangman({ root, plan, labels }: Tool<{ words?: readonly string[] }>): void {
  const word = (name: string, values = {}) => fill(labels[name] ?? '', values);
  const words = plan.words ?? [];
  let drawn: readonly string[] = [];
  let secret = '';
  let guessed = new Set<string>();
  const face = make('p', { className: 'hangman-word' });
  face.setAttribute('role', 'status');
  const left = make('p', { className: 'tool-note' });
  left.setAttribute('role', 'status');
  const again = make('button', { className: 'button', type: 'button' }, [word('again')]);
  const keys = Array.from(alphabet).map((letter) => {
    const key = make('button', { className: 'plain-button', type: 'button' }, [letter]);
    key.addEventListener('click', () => guess(letter));
    return key;
  });
  const isKnown = (letter: string): boolean =>
    !alphabet.includes(bare(letter)) || guessed.has(bare(letter));
  function show(): void {
    const letters = Array.from(secret);
    const wrong = [...guessed].filter((one) => !letters.some((letter) => bare(letter) === one));
    const won = letters.every(isKnown);
    const over = won || wrong.length >= tries;
    face.textContent = letters
      .map((letter) => (isKnown(letter) || over ? letter : '_'))
      .join('\u2009');
    face.setAttribute('aria-label', letters.map((one) => (isKnown(one) ? one : '_')).join(' '));
    keys.forEach((key) => (key.disabled = over || guessed.has(key.textContent ?? '')));
    again.hidden = !over;
    if (won) left.textContent = word('youWin');
    else if (over) left.textContent = word('wordWas', { answer: secret });
    else left.textContent = word('triesLeft', { count: tries - wrong.length });
    if (over) again.focus();
  }
  function guess(letter: string): void {
    guessed.add(letter);
    show();
    // A key that was used takes no more focus; the next one does, so that the keyboard goes on working.
    const at = alphabet.indexOf(letter);
    [...keys.slice(at), ...keys].find(({ disabled }) => !disabled)?.focus();
  }
  const begin = () => {
    const next = draw(words, drawn, Math.random());
    secret = next?.item ?? '';
    drawn = next?.drawn ?? [];
    guessed = new Set();
    show();
  };
  again.addEventListener('click', () => {
    begin();
    keys[0]?.focus();
  });
  root.addEventListener('keydown', ({ key, ctrlKey, metaKey, altKey }) => {
    const pressed = keys.find(({ textContent }) => textContent === key.toUpperCase());
    if (!ctrlKey && !metaKey && !altKey && pressed && !pressed.disabled) guess(key.toUpperCase());
  });
  root.append(face, left, make('div', { className: 'letters' }, keys), again);
  begin();
}

startTools('hangman', startHangman);
