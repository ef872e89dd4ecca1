import type { FastifyInstance } from 'fastify';
import { getVersion, listVersions, restoreVersion, saveVersion } from 'shared-kit/contract';
import { mount } from '../../plugins/mount';
import { storableText } from '../generation/tasks/storable-text';
import { addOnTop, noProject, presentLine, presentWhole, requireVersion } from './version-calls';
import type { VersionDeps } from './version-calls';
import { listVersionLines } from './versions.repository';
import type { ProjectKey } from './versions.repository';

/** Endpoints of project histories. */
export function mountVersions(app: FastifyInstance, deps: VersionDeps): void {
  const { db, clock } = deps;
  const keyOf = (userId: string, projectId: string): ProjectKey => ({ userId, projectId });

  mount(app, listVersions, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const lines = await listVersionLines(db, keyOf(caller.user.id, params.project_id));
      if (lines.length === 0) throw noProject();
      return { message: 'Versions loaded', versions: lines.map(presentLine) };
    },
  });

  mount(app, getVersion, {
    access: 'signedIn',
    handler: async ({ caller, params }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const version = await requireVersion(db, key, params.number);
      return {
        message: 'Version loaded',
        version: presentWhole(version),
      };
    },
  });

  mount(app, saveVersion, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const added = await addOnTop(deps, keyOf(caller.user.id, params.project_id), body.base, {
        kind: 'edited',
        prompt: storableText(body.prompt),
        files: {
          html: storableText(body.html),
          css: storableText(body.css),
          js: storableText(body.js),
          framework: 'vanilla',
          notes: [],
        },
        engine: null,
        restored_from: null,
        review: null,
        created_at: clock(),
      });
      return { message: 'Version saved', version: presentLine(added) };
    },
  });

  mount(app, restoreVersion, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const old = await requireVersion(db, key, params.number);
      const { files, prompt, engine, review } = old;
      const restored = { files, prompt, engine, review, restored_from: params.number } as const;
      const added = await addOnTop(deps, key, body.base, {
        ...restored,
        kind: 'restored',
        created_at: clock(),
      });
      return {
        message: `Version ${params.number} is back as version ${added.number}`,
        version: presentWhole({ ...added, files }),
      };
    },
  });
}
