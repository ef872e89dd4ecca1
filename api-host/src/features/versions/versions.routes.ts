import type { FastifyInstance } from 'fastify';
import { getVersion, listVersions, restoreVersion, saveVersion } from 'shared-kit/contract';
import type { ProjectVersion } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { conflict, notFound } from '../../errors';
import { mount } from '../../plugins/mount';
import { storableText } from '../generation/tasks/storable-text';
import { addVersion, findVersion, listVersionLines, StaleBase } from './versions.repository';
import type { NewVersion, ProjectKey, VersionLine } from './versions.repository';

interface VersionDeps {
  readonly db: Database;
  readonly clock: Clock;
}

/** The history of a member's projects. */
export function mountVersions(app: FastifyInstance, { db, clock }: VersionDeps): void {
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
        version: { ...presentLine(version), files: version.files },
      };
    },
  });

  mount(app, saveVersion, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const added = await add(db, keyOf(caller.user.id, params.project_id), body.base, {
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
        created_at: clock(),
      });
      return { message: 'Version saved', version: presentLine(added) };
    },
  });

  mount(app, restoreVersion, {
    access: 'signedIn',
    handler: async ({ caller, params, body }) => {
      const key = keyOf(caller.user.id, params.project_id);
      const { files, prompt, engine } = await requireVersion(db, key, params.number);
      const restored = { files, prompt, engine, restored_from: params.number } as const;
      const added = await add(db, key, body.base, {
        ...restored,
        kind: 'restored',
        created_at: clock(),
      });
      return {
        message: `Version ${params.number} is back as version ${added.number}`,
        version: { ...presentLine(added), files },
      };
    },
  });
}

async function requireVersion(db: Database, key: ProjectKey, number: number) {
  const version = await findVersion(db, key, number);
  if (!version) throw notFound('There is no such version');
  return version;
}

async function add(
  db: Database,
  key: ProjectKey,
  base: number,
  version: NewVersion,
): Promise<VersionLine> {
  try {
    return await db
      .transaction()
      .execute((transaction) => addVersion(transaction, key, version, base));
  } catch (error) {
    if (!(error instanceof StaleBase)) throw error;
    // A project nobody has yet cannot have been changed by somebody else.
    if (error.newest === 0) throw noProject();
    throw conflict(
      `Somebody, perhaps you in another tab, has saved version ${error.newest} of this project meanwhile. Nothing was overwritten: look at that version, then save again.`,
    );
  }
}

const noProject = () => notFound('There is no such project');

const presentLine = ({ created_at: createdAt, ...line }: VersionLine): ProjectVersion => ({
  ...line,
  created_at: createdAt.toISOString(),
});
