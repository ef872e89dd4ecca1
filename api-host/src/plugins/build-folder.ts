import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type HeaderSetter = NonNullable<Parameters<typeof fastifyStatic>[1]['setHeaders']>;

/**
 * Source maps contain the sources, so they are served to nobody. They lie in the build for our own tools. The
 * files they would be compressed into count too, and on some disks so does another case.
 */
export const isSourceMap = (file: string): boolean => /\.map(?:\.(?:br|gz))?$/i.test(file);

/** Serves a folder of builds: its files never change, so they are cached for ever, and lie compressed on disk. */
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
