import { APICallError, InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import type { ChosenModel } from '../chosen-model';
import { AddressRefused } from '../connection/guarded-fetch';
import { GenerationFailure } from '../generation-failure';
import { connectionProblem } from './connection-problem';

/** The server responded, but not in the expected protocol. */
export class NoAnswer extends Error {}

const speaks = {
  anthropic: 'Anthropic’s protocol',
  'openai-compatible': 'the OpenAI-compatible protocol',
} as const;

/** Explains a failed trial to the administrator who connects the model. */
export function explainTrial(error: unknown, chosen: ChosenModel): string {
  if (error instanceof AddressRefused) {
    return 'This address belongs to the local link or to a cloud’s metadata service, so it is not asked. An operator can set it in the environment of the host.';
  }
  // A long retry-after, which generations do not wait for either.
  if (error instanceof GenerationFailure) return usedUp;
  if (APICallError.isInstance(error)) return explainCall(error, chosen);
  const isForeign = [JSONParseError, TypeValidationError, InvalidResponseDataError, NoAnswer].some(
    (kind) => error instanceof kind,
  );
  if (isForeign) return otherProtocol(chosen);
  return connectionProblem(error) ?? explainStreamError(error, chosen);
}

const usedUp =
  'The server accepts no more requests with this key at the moment: a limit is reached or the credit is used up (status 429).';

const otherProtocol = ({ provider }: ChosenModel): string =>
  `Something answers at this address, but not in ${speaks[provider]}. Check the provider and the address.`;

function explainCall(error: APICallError, chosen: ChosenModel): string {
  const { statusCode: status, responseBody: body = '' } = error;
  if (status === undefined) return connectionProblem(error) ?? 'The server cannot be reached.';
  if (status < 400) return otherProtocol(chosen);
  const said = wordsOf(body);
  if (status === 401 || status === 403) {
    return chosen.key === null
      ? `The server asks for a key (status ${status}).`
      : `The server refused the key (status ${status}).`;
  }
  if ((status === 400 || status === 404) && isAboutModel(said)) {
    return `The server does not know the model “${chosen.model}”.`;
  }
  if (status === 404) return explainMissingPath(chosen);
  if (status === 402 || status === 429) return usedUp.replace('429', String(status));
  const who =
    status >= 500 ? 'The server reported an error of its own' : 'The server refused the request';
  return `${who} (status ${status})${quoted(said, chosen)}`;
}

function explainMissingPath({ provider }: ChosenModel): string {
  const advice =
    provider === 'openai-compatible' ? ' The address of most such servers ends in /v1.' : '';
  return `A server answers, but there is no language model at this address (status 404).${advice}`;
}

/** Explains errors that arrive inside a stream with a success status. */
function explainStreamError(error: unknown, chosen: ChosenModel): string {
  const { message } = (error ?? {}) as { message?: unknown };
  return `The server broke off with an error${quoted(typeof message === 'string' ? message : '', chosen)}`;
}

const isAboutModel = (said: string): boolean =>
  /model/i.test(said) &&
  /not[ _](?:be )?(?:found|exist|valid|supported)|unknown|invalid/i.test(said);

/**
 * The error text in either protocol; nothing else of the response is shown, since it may come from
 * any server.
 */
function wordsOf(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    if (typeof error === 'string') return error;
    const { message, type, code } = (error ?? {}) as Record<string, unknown>;
    if (typeof message !== 'string') return '';
    const isMissing = type === 'not_found_error' || code === 'model_not_found';
    // Anthropic's message for this type is only “model: name”.
    return isMissing && /model/i.test(message) ? `${message} not found` : message;
  } catch {
    return '';
  }
}

const maxQuoteLength = 200;

/** Quotes a server's message, with the key removed in case it is repeated. */
function quoted(said: string, { key }: ChosenModel): string {
  const clean = (key === null ? said : said.replaceAll(key, '…')).replaceAll(/\s+/g, ' ').trim();
  if (clean === '') return '.';
  return `: “${clean.length > maxQuoteLength ? `${clean.slice(0, maxQuoteLength)}…` : clean}”`;
}
