import { fill, make } from './dom';
import { startTools } from './tool';
import type { Tool } from './tool';

const side = 17;
const pace = 130;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const wayLabels = { ArrowLeft: 'left', ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'rightwards' };

type Place = readonly [number, number];
const same = (one: Place, other: Place) => one[0] === other[0] && one[1] === other[1];
const somewhere = (): Place => [Math.floor(Math.random() * side), Math.floor(Math.random() * side)];

function startSnake({ root, labels }: Tool<unknown>): void {
  const canvas = make('canvas', {
    className: 'game-canvas',
    width: side * 20,
    height: side * 20,
    tabIndex: 0,
  });
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', labels['snakeKeys'] ?? '');
  const status = make('p', { className: 'tool-note' }, [labels['snakeKeys'] ?? '']);
  status.setAttribute('role', 'status');
  const context = canvas.getContext('2d');
  let body: Place[] = [];
  let food: Place = [3, 3];
  let way: Place = [1, 0];
  let turn: Place = [1, 0];
  let timer = 0;

  const square = ([x, y]: Place, colour: string) => {
    if (!context) return;
    context.fillStyle = colour;
    context.fillRect(x * 20 + 1, y * 20 + 1, 18, 18);
  };
  const draw = () => {
    const style = getComputedStyle(root);
    context?.clearRect(0, 0, canvas.width, canvas.height);
    for (const place of body) square(place, style.getPropertyValue('--button') || '#060');
    square(food, style.getPropertyValue('--art-accent') || '#c00');
  };
  const move = () => {
    way = turn;
    const [x, y] = body[0] ?? [8, 8];
    const head: Place = [(x + way[0] + side) % side, (y + way[1] + side) % side];
    if (body.some((place) => same(place, head))) {
      clearInterval(timer);
      status.textContent = `${labels['youLose'] ?? ''} ${fill(labels['points'] ?? '', { count: body.length - 3 })}`;
      return;
    }
    body.unshift(head);
    if (same(head, food)) food = somewhere();
    else body.pop();
    status.textContent = fill(labels['points'] ?? '', { count: body.length - 3 });
    draw();
  };
  const steer = (key: string) => {
    const wanted = ways[key];
    if (wanted && (wanted[0] + way[0] !== 0 || wanted[1] + way[1] !== 0)) turn = wanted;
    return wanted !== undefined;
  };
  const begin = () => {
    clearInterval(timer);
    body = [
      [8, 8],
      [7, 8],
      [6, 8],
    ];
    way = turn = [1, 0];
    food = somewhere();
    timer = window.setInterval(move, pace);
    canvas.focus();
  };
  canvas.addEventListener('keydown', (event) => {
    if (steer(event.key)) event.preventDefault();
  });
  const button = (label: string, act: () => void) => {
    const made = make('button', { className: 'plain-button', type: 'button' }, [label]);
    made.addEventListener('click', act);
    return made;
  };
  const buttons = Object.entries(wayLabels).map(([key, label]) =>
    button(labels[label] ?? label, () => steer(key)),
  );
  const row = make('div', { className: 'lane-buttons' }, [
    button(labels['start'] ?? '', begin),
    ...buttons,
  ]);
  root.append(canvas, status, row);
  draw();
}

startTools('snake', startSnake);
