import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type HeaderSetter = NonNullable<Parameters<typeof fastifyStatic>[1]['setHeaders']>;

/**
 * Source maps contain the sources, so they are never served. They are in the build for our own
 * tools. Includes compressed files, and other cases, which some file systems do not distinguish.
 */
export const isSourceMap = (file: string): boolean => /\.map(?:\.(?:br|gz))?$/i.test(file);

/**
 * Serves a folder of builds: its files are immutable, so they are cached forever, and are
 * precompressed.
 */
export async function serveBuildFolder(
  scope: FastifyInstance,
  root: string,
  setHeaders?: HeaderSetter,
): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (file) => !isSourceMap(file),
    ...(setHeaders ? { setHeaders } : {}),
  });
}
