import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from 'shared-kit/contract';
import type { Endpoint, ResponseOf, Schema } from 'shared-kit/contract';
import type * as z from 'zod/mini';
import { workingFor } from '../threads/current-member';
import type { Access, CallerOf } from './access';
import { StreamedAnswer } from './streamed-answer';

type Parsed<S> = S extends Schema ? z.output<S> : undefined;

/** What a handler gets: the validated input and the caller. */
export interface EndpointCall<E, A extends Access> {
  readonly params: E extends Endpoint<infer P> ? Parsed<P> : never;
  readonly query: E extends Endpoint<Schema | undefined, infer Q> ? Parsed<Q> : never;
  readonly body: E extends Endpoint<Schema | undefined, Schema | undefined, infer B>
    ? Parsed<B>
    : never;
  readonly caller: CallerOf<A>;
  readonly request: FastifyRequest;
  /** For headers; the status is 200 unless set here, the body is the handler's return value. */
  readonly reply: FastifyReply;
}

/** The endpoint's response, complete or streamed. */
type Answer<E extends Endpoint> = ResponseOf<E> | StreamedAnswer;

interface MountOptions<E extends Endpoint, A extends Access> {
  readonly access: A;
  /**
   * Requires a recent re-authentication, else 403: for actions a stolen session must not perform.
   */
  readonly confirmed?: true;
  readonly handler: (call: EndpointCall<E, A>) => Answer<E> | Promise<Answer<E>>;
}

/**
 * Serves an endpoint of the contract: input and response are validated by its schemas, documented
 * from them, and unknown response fields are removed (so a password hash cannot leak by accident).
 */
export function mount<E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E,
  { access, confirmed, handler }: MountOptions<E, A>,
): void {
  refuseContradiction(endpoint, access);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access, confirmed: confirmed === true },
    ...(endpoint.bodyBytes === undefined ? {} : { bodyLimit: endpoint.bodyBytes }),
    schema: {
      operationId: endpoint.operation,
      summary: endpoint.summary,
      ...(endpoint.authentication === 'bearer' ? { security: [{ bearer: [] }] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { 200: endpoint.response, '4xx': errorBody, '5xx': errorBody },
    },
    handler: async (request, reply) => {
      // Fastify has just validated these with the endpoint's own schemas and set the caller that
      // the access requires; its types cannot express that.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        caller: request.caller,
        request,
        reply,
      } as EndpointCall<E, A>;
      const { caller } = request;
      const answer = await (caller
        ? workingFor(caller.user.id, () => handler(call))
        : handler(call));
      return answer instanceof StreamedAnswer ? answer.send(reply) : answer;
    },
  });
}

function refuseContradiction(endpoint: Endpoint, access: Access): void {
  const sendsToken = endpoint.authentication === 'bearer';
  if (sendsToken === (access !== 'anyone')) return;
  throw new Error(
    `${endpoint.operation}: the contract says authentication "${endpoint.authentication}", the host mounts it for "${access}"`,
  );
}
