import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor } from './published/sent-files';
import type { SentFile } from './published/sent-files';

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

/** The same of what is compressed already. */
export function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentFile,
): FastifyReply {
  const { encoding, content } = encodingFor(file, request.headers['accept-encoding']);
  // Also says to `@fastify/compress` that this is done.
  if (encoding !== null) reply.header('content-encoding', encoding);
  if (file.br !== null || file.gzip !== null) reply.header('vary', 'accept-encoding');
  return reply.type(file.contentType).send(content);
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
