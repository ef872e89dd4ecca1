import { findRequest } from '../../spans/find-request';
import type { FoundRequest, RequestSpan } from '../../spans/find-request';
import type { RequestSpanLabel } from '../../spans/request-labels';
import { namingWords } from '../told/content-words';

/** One thing that is asked for: what is to be done, and which of its words say what. */
export interface Order {
  /** The member's own words, without what joins them to the order before. */
  readonly asked: string;
  /** The same with it. */
  readonly said: string;
  readonly language: string;
  readonly operation: string;
  readonly sure: number;
  /** What its words say, in the order they were said. */
  readonly spans: readonly RequestSpan[];
  readonly of: (label: RequestSpanLabel) => string | null;
  readonly all: (label: RequestSpanLabel) => readonly string[];
}

/** What a joining word or a courtesy in front of an order adds to it is nothing. */
const lead = /^(?:(?:(?:and|also|n|&|et|e|y|und|en|oh|then|so|ok)\b|&)[,:]?\s+)+/iu;
const edges = /^[\s"“”„«»‘'(]+|[\s"“”„«»'),;:]+$/gu;

/** Reads an order as was learned from annotated requests. */
export function readOrder(asked: string, language: string): Order {
  const text = asked.replace(lead, '').trim();
  return orderOf(text, asked, language, findRequest(text, language));
}

/** The same words read in another way, which is tried before it is believed. */
export const readAs = (
  { asked, said, language }: Order,
  operation: string,
  ...spans: readonly RequestSpan[]
): Order => orderOf(asked, said, language, { operation, sure: 1, spans });

function orderOf(
  asked: string,
  said: string,
  language: string,
  { operation, sure, spans }: FoundRequest,
): Order {
  const all = (label: RequestSpanLabel): string[] =>
    spans
      .filter((span) => span.label === label)
      .map((span) => span.text.replaceAll(edges, ''))
      .filter((text) => text !== '');
  return {
    asked,
    said,
    language,
    operation,
    sure,
    spans,
    all,
    of: (label) => all(label)[0] ?? null,
  };
}

/** The words of an order that name something, without those of some spans. */
export function contextOf({ asked }: Order, ...without: readonly (string | null)[]): string[] {
  const left = without.reduce<string>(
    (text, one) => (one === null || one === '' ? text : text.replace(one, ' ')),
    asked,
  );
  return [...new Set(namingWords(left))];
}
