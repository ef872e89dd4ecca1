import { writeFileSync } from 'node:fs';
import { readPageRequests } from './read-page-requests';

/** `tsx site-composer/training/write-page-requests.ts`: the marked requests of `measure/requests` that may be learned from, as a file of the corpus. */
const names: Readonly<Record<string, string>> = {
  t: 'target',
  o: 'other',
  b: 'before',
  a: 'after',
  '^': 'top',
  _: 'bottom',
  i: 'item',
  p: 'price',
  n: 'note',
  x: 'text',
  '-': 'old',
  c: 'color',
  r: 'role',
  z: 'size',
  f: 'font',
  s: 'style',
  '#': 'phone',
  '@': 'email',
  A: 'address',
  h: 'hours',
  d: 'date',
  l: 'label',
  u: 'href',
  F: 'field',
  Q: 'q',
  '=': 'a',
};

const blocks = readPageRequests()
  .filter(({ part }) => part === 'train')
  .flatMap(({ language, operations, marked }) => {
    const orders = marked.split(' | ');
    if (orders.length !== operations.length) return [];
    return orders.map((order, at) => {
      const text = order.replaceAll(/\{(\S+) ([^{}]*)\}/g, (_, mark: string, said: string) => {
        const name = names[mark];
        if (name === undefined) throw new Error(`No mark ${mark} in ${marked}`);
        return `<${name}>${said}</${name}>`;
      });
      return `%%\nlang=${language} op=${operations[at] ?? 'other'}\n${text}\n`;
    });
  });
writeFileSync(new URL('requests/requests-5.txt', import.meta.url), blocks.join(''));
