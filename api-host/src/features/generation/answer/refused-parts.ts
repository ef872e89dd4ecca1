import type { OutcomePart } from 'shared-kit/contract';

const line = /^\W{0,4}NOT DONE:\W{0,3}(.+)$/;
const maxParts = 10;

/**
 * What a model says it did not do, from lines such as `NOT DONE: online payment: it needs a
 * server`.
 */
export function refusedParts(answer: string): OutcomePart[] {
  const refused: OutcomePart[] = [];
  let isCode = false;
  for (const text of answer.split('\n')) {
    if (/^\s*(?:```|<{5,9} ?SEARCH)/.test(text)) isCode = true;
    const said = isCode ? null : line.exec(text)?.[1]?.trim();
    if (/^\s*(?:```\s*$|>{5,9} ?REPLACE)/.test(text)) isCode = false;
    if (said) refused.push(partOf(said));
  }
  return refused.slice(0, maxParts);
}

function partOf(said: string): OutcomePart {
  const colon = said.indexOf(': ');
  if (colon < 1) return { text: said, done: false };
  return { text: said.slice(0, colon), done: false, detail: `Not done: ${said.slice(colon + 2)}` };
}
