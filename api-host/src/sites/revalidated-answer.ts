import type { FastifyReply, FastifyRequest } from 'fastify';

interface Answer {
  readonly content: Buffer | string;
  readonly contentType: string;
  /** Changes whenever the content does. */
  readonly fingerprint: string;
}

/**
 * Sends content that browsers may keep but must ask about each time: a new version shows at once, an
 * unchanged one costs no bytes.
 */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  return (
    sendUnchanged(request, reply, answer.fingerprint) ??
    reply.type(answer.contentType).send(answer.content)
  );
}

/** Answers who has this content already; null for everybody else. Comes before anything is read. */
export function sendUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  fingerprint: string,
): FastifyReply | null {
  const etag = `"${fingerprint}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (!isKnown(request.headers['if-none-match'], etag)) return null;
  return reply.header('vary', 'accept-encoding').status(304).send();
}

/** A proxy that compresses may have marked the tag as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const tags = new Set(header.split(',').map((tag) => tag.trim().replace(/^W\//, '')));
  return tags.has(etag) || tags.has('*');
}
