import type * as z from 'zod/mini';
import type { Endpoint, ErrorBody, ErrorCode, ResponseOf, Schema } from '../contract';

type ReceivedPart<Name extends string, S> = S extends Schema
  ? { readonly [K in Name]: z.output<S> }
  : { readonly [K in Name]?: undefined };

/** A request as the server's handler would see it, after the contract's schemas. */
export type ReceivedRequest<E> =
  E extends Endpoint<infer P, infer Q, infer B>
    ? ReceivedPart<'params', P> &
        ReceivedPart<'query', Q> &
        ReceivedPart<'body', B> & {
          /** The bearer token that came with the call, or null. */
          readonly token: string | null;
        }
    : never;

/** Status and body as they go over the wire, made with `apiFailure` or `rawAnswer`. */
export class RawAnswer {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** Return type of a fake handler: the contract's response, or a failure. */
export type FakeAnswer<E> = ResponseOf<E> | RawAnswer;

/** Fake handler of one endpoint. With a promise a test decides when the response arrives. */
export type FakeHandler<E> = (
  request: ReceivedRequest<E>,
) => FakeAnswer<E> | Promise<FakeAnswer<E>>;

/** An error response as our host sends it. */
export function apiFailure(
  code: ErrorCode,
  message: string,
  status: number,
  more: Pick<ErrorBody, 'fields' | 'requestId'> = {},
): RawAnswer {
  return new RawAnswer(status, { code, message, ...more });
}

/** A response outside the contract: a proxy's page, a body without a message, a wrong shape. */
export function rawAnswer(status: number, body: unknown): RawAnswer {
  return new RawAnswer(status, body);
}
