import { shuffled } from './chance';
import { fill, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

const signs = ['★', '♥', '♣', '☀', '☂', '♪', '⚑', '✿'];

function startMemory({ root, labels }: Tool<unknown>): void {
  const board = make('div', { className: 'game-board' });
  board.style.gridTemplateColumns = 'repeat(4, 1fr)';
  const status = make('p', { className: 'tool-note' });
  status.setAttribute('role', 'status');
  const again = make('button', { className: 'plain-button', type: 'button' }, [
    labels['again'] ?? '',
  ]);
  let open: HTMLButtonElement[] = [];
  let found = 0;
  let moves = 0;

  const turn = (cell: HTMLButtonElement, up: boolean) => {
    cell.dataset['open'] = String(up);
    cell.textContent = up ? (cell.dataset['sign'] ?? '') : '';
    cell.setAttribute(
      'aria-label',
      up ? (cell.dataset['sign'] ?? '') : (cell.dataset['place'] ?? ''),
    );
  };
  const tell = () => {
    const words = fill(labels['moves'] ?? '', { count: moves });
    status.textContent = found === signs.length ? `${labels['won'] ?? ''} ${words}` : words;
  };
  const choose = (cell: HTMLButtonElement) => {
    if (cell.dataset['open'] === 'true') return;
    if (open.length === 2) {
      for (const other of open) turn(other, false);
      open = [];
    }
    turn(cell, true);
    open.push(cell);
    if (open.length < 2) return;
    moves += 1;
    if (open[0]?.dataset['sign'] === open[1]?.dataset['sign']) {
      found += 1;
      open = [];
    }
    tell();
  };
  const deal = () => {
    open = [];
    found = 0;
    moves = 0;
    const cells = shuffled([...signs, ...signs]).map((sign, index) => {
      const cell = make('button', { className: 'game-cell', type: 'button' });
      cell.dataset['sign'] = sign;
      cell.dataset['place'] = String(index + 1);
      turn(cell, false);
      cell.addEventListener('click', () => choose(cell));
      return cell;
    });
    board.replaceChildren(...cells);
    tell();
  };
  again.addEventListener('click', deal);
  root.append(board, status, again);
  deal();
}

startTools('memory', startMemory);
