import { featuresOf } from '../src/spans/token-features';
import { tokenize } from '../src/spans/tokenize';
import { windowWidth, wordWindows } from '../src/spans/word-window';
import { languageOf, operationsOf } from './learn-requests';
import type { Learned } from './learn-spans';
import { numberFeatures } from './prepare-examples';
import { randomFrom } from './random';
import type { Annotated } from './read-corpus';
import { joined, readPageRequests } from './read-page-requests';
import { trainChain } from './train-chain';

/** Orders one after the other, as a member puts them into one request. */
interface Row {
  readonly language: string;
  readonly text: string;
  /** Where each order begins. */
  readonly starts: readonly number[];
}

const joints = [
  '. ',
  ', ',
  ' and ',
  ', and ',
  '. Also ',
  '. And ',
  ' and can you ',
  '\n',
  ' & ',
  ', also ',
];

/** What a request of one order has none of: requests put together by chance, and those of pages as they were marked. */
export function learnCuts(texts: readonly Annotated[]): Learned {
  const random = randomFrom(7);
  const single = texts.filter((text) => operationsOf(text).length === 1);
  const pick = (language: string | undefined): Annotated | undefined =>
    single
      .filter((_, at) => at % 7 === Math.floor(random() * 7))
      .find((one) => one.header['lang'] === language && random() < 0.02);
  const rows = single.flatMap((one): Row[] => {
    const other = pick(one.header['lang']);
    const language = languageOf(one);
    const alone = { language, text: one.text, starts: [0] };
    if (!other) return [alone];
    const joint = joints[Math.floor(random() * joints.length)] ?? '. ';
    const first = one.text.replace(/[.\s]+$/u, '');
    return [
      alone,
      {
        language,
        text: `${first}${joint}${other.text}`,
        starts: [
          0,
          first.length +
            Math.max(
              0,
              joint.search(/[\p{L}&]/u) === -1 ? joint.length : joint.search(/[\p{L}&]/u),
            ),
        ],
      },
    ];
  });
  return learnRows([...rows, ...ownRows(), ...ownRows()]);
}

/** Requests of pages with two or three orders, and with one. */
function ownRows(): Row[] {
  return readPageRequests()
    .filter(({ part }) => part === 'train')
    .map(({ marked, language }) => {
      const bare = marked.replaceAll(/\{(?:\S+) ([^{}]*)\}/g, '$1').replaceAll(/[ \t]+/g, ' ');
      const orders = bare.split(' | ');
      const text = joined(bare);
      let at = 0;
      const starts = orders.map((order) => {
        at = text.indexOf(order.slice(0, 12), at);
        return at;
      });
      return { language, text, starts };
    });
}

function learnRows(rows: readonly Row[]): Learned {
  const read = rows.map(({ language, text, starts }) => {
    const tokens = tokenize(text);
    const gold = new Int16Array(tokens.length);
    for (const start of starts.slice(1)) {
      const at = tokens.findIndex((token) => token.start >= start);
      if (at > 0) gold[at] = 1;
    }
    return { hashes: featuresOf(tokens, language), windows: wordWindows(tokens), gold };
  });
  const numbers = numberFeatures(
    read.map(({ hashes }) => hashes),
    5,
  );
  const chain = trainChain(
    read.map(({ hashes, windows, gold }) => ({
      features: hashes.map((one) =>
        Int32Array.from([...one].flatMap((hash) => numbers.get(hash) ?? [])),
      ),
      windows,
      gold,
    })),
    {
      states: 2,
      features: numbers.size,
      epochs: 8,
      rate: 0.1,
      decay: 1e-5,
      dropout: 0.2,
      windowWidth,
      hidden: 8,
      seed: 1,
      follows: () => true,
    },
  );
  return { chain, numbers };
}
