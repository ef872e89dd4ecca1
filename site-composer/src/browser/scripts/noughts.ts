import { make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

type Mark = '' | 'X' | 'O';

function hasWon(marks: readonly Mark[], mark: Mark): boolean {
  return lines.some((line) => line.every((place) => marks[place] === mark));
}

/** Completes an own line, closes the other's, or takes the best place that is left. */
function answer(marks: readonly Mark[]): number {
  const free = marks.flatMap((mark, place) => (mark === '' ? [place] : []));
  const winning = (mark: Mark) =>
    free.find((place) =>
      hasWon(
        marks.map((held, index) => (index === place ? mark : held)),
        mark,
      ),
    );
  const best = [4, 0, 2, 6, 8, 1, 3, 5, 7].find((place) => free.includes(place));
  return winning('O') ?? winning('X') ?? best ?? -1;
}

function startNoughts({ root, labels }: Tool<unknown>): void {
  const board = make('div', { className: 'game-board' });
  board.style.gridTemplateColumns = 'repeat(3, 1fr)';
  const status = make('p', { className: 'tool-note' });
  status.setAttribute('role', 'status');
  const again = make('button', { className: 'plain-button', type: 'button' }, [
    labels['again'] ?? '',
  ]);
  let marks: Mark[] = [];
  const cells = Array.from({ length: 9 }, () =>
    make('button', { className: 'game-cell', type: 'button' }),
  );
  const outcome = () => {
    if (hasWon(marks, 'X')) return 'youWin';
    if (hasWon(marks, 'O')) return 'youLose';
    return marks.includes('') ? 'yourTurn' : 'draw';
  };
  const show = () => {
    const state = outcome();
    status.textContent = labels[state] ?? '';
    cells.forEach((cell, place) => {
      cell.textContent = marks[place] ?? '';
      cell.disabled = state !== 'yourTurn' || marks[place] !== '';
      cell.setAttribute('aria-label', `${place + 1} ${marks[place] ?? ''}`.trim());
    });
  };
  const begin = () => {
    marks = Array<Mark>(9).fill('');
    show();
  };
  cells.forEach((cell, place) =>
    cell.addEventListener('click', () => {
      marks[place] = 'X';
      if (outcome() === 'yourTurn') marks[answer(marks)] = 'O';
      show();
    }),
  );
  again.addEventListener('click', begin);
  board.append(...cells);
  root.append(board, status, again);
  begin();
}

startTools('noughts', startNoughts);
