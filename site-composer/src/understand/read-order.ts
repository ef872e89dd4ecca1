import type { Sentence } from '../text/sentences';
import { isOf } from '../catalogue/vocabulary/vocabulary';

export interface Order {
  readonly rest: string;
  readonly negative: boolean;
  readonly allows: boolean;
}

const looking = new Set([
  'use',
  'keep',
  'ensure',
  'style',
  'apply',
  'set',
  'highlight',
  'focus',
  'give',
]);
const polite = new Set([
  'please',
  'also',
  'and',
  'then',
  'plus',
  'maybe',
  'just',
  'finally',
  ',',
  'additionally',
  'pls',
  'but',
]);

/** An order to us: an imperative, or what the page "should" be; `look` when it asks for nothing to be read. */
export function readOrder({ text, tokens }: Sentence): Order | 'look' | null {
  let at = 0;
  while (polite.has(tokens[at]?.lower ?? '')) at += 1;
  const first = tokens[at]?.lower ?? '';
  const behind = (index: number) => text.slice(tokens[index]?.start ?? text.length).trim();
  if (
    ['no', 'without', 'avoid', 'skip', "don't", 'dont', 'remove'].includes(first) ||
    (first === 'do' && ['not', "n't"].includes(tokens[at + 1]?.lower ?? ''))
  ) {
    const rest = behind(at + 1)
      .replace(/^(?:not |n't )?(?:include|add|use|show|want|need|have|put) (?:any )?/i, '')
      .replace(/^any /i, '');
    return { rest, negative: true, allows: false };
  }
  if (
    looking.has(first) ||
    (first === 'make' && !/^make (?:a|an|sure (?:to|there|users|people)) /i.test(behind(at)))
  )
    return 'look';
  if (['allow', 'let', 'enable'].includes(first))
    return { rest: behind(at + 1), negative: false, allows: true };
  if (
    isOf('instructionVerbs', first) &&
    !['we', 'our'].includes(first) &&
    tokens[at]?.pos !== 'PROPN'
  )
    return { rest: behind(at + 1), negative: false, allows: false };
  const modal =
    /^(?:it|the (?:\w+ )?(?:site|website|page|app|application|platform|tool|design|system|homepage|style|look|tone|layout|colou?rs?)|i|we|i'd|there|this|users?|visitors?|people|customers?|guests?|everything|each \w+|main \w+)(?: also| all)? (?:should|must|needs?(?: to)?|has to|have to|want(?: to| it)?|would like(?: to)?|would love(?: to)?|'d like(?: to)?|like(?: to)?|will|shall|can|could|wants?)\s(?:also |all |definitely )?(.+)$/i.exec(
      text,
    );
  if (!modal || isHelpWanted(text)) return null;
  return fromModal(modal[1] ?? '');
}

/** "We need two cornet players badly": whom a club looks for is no part of its page. */
function isHelpWanted(text: string): boolean {
  return /^(?:we|i) (?:also |still |always |really |badly )?(?:need|want)s? (?:[\p{L}\d-]+ ){0,4}?(?:volunteers|helpers|drivers|players|singers|hands|\p{L}{4,}(?:ists|eers))\b/iu.test(
    text,
  );
}

function fromModal(rest: string): Order | 'look' | null {
  if (/^(?:be able to|allow|let|enable|users|visitors|people|customers|visitors to)/i.test(rest)) {
    return {
      rest: rest.replace(/^(?:be able to|allow|let|enable)\s/i, ''),
      negative: false,
      allows: true,
    };
  }
  const have =
    /^(?:to )?(?:also )?(?:have|include|show|feature|contain|display|list|offer|provide|present|explain|add|see|cover|mention|get|highlight)\s(.+)$/i.exec(
      rest,
    );
  if (have) return { rest: have[1] ?? '', negative: false, allows: false };
  if (/^(?:be|look|feel|use|work|load|not|it|stay|keep|make)\b/i.test(rest)) return 'look';
  if (/^(?:a|an|the|some|my|our|to) /i.test(rest))
    return { rest: rest.replace(/^to /i, ''), negative: false, allows: false };
  return { rest, negative: false, allows: true };
}
