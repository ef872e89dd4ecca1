import type { FastifyInstance } from 'fastify';
import { collectOrphans } from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { collectOrphans as collect } from './orphans';
import type { StorageCareDeps } from './orphans';

/** Endpoints for operators to maintain the storage. */
export function mountStorageCare(app: FastifyInstance, deps: StorageCareDeps): void {
  mount(app, collectOrphans, {
    access: 'admin',
    handler: async ({ body, caller, request }) => {
      const kinds = await collect(deps, body);
      const files = kinds.reduce((sum, kind) => sum + kind.files, 0);
      if (body.remove) request.log.info({ by: caller.user.id, kinds }, 'orphaned files removed');
      return { message: describe(files, body.remove), removed: body.remove, kinds };
    },
  });
}

function describe(files: number, removed: boolean): string {
  if (files === 0) return 'Nothing is stored that nothing refers to';
  const what = files === 1 ? '1 file' : `${files.toLocaleString('en')} files`;
  return removed ? `Removed ${what}` : `Nothing refers to ${what}`;
}
