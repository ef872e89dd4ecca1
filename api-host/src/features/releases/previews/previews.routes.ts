import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-kit/contract/releases';
import { mount } from '../../../plugins/mount';
import { noteOverrides } from '../overrides/override-cookie';
import { readOverrides } from '../overrides/overrides.repository';
import type { ReleaseDeps } from '../release-deps';
import { requireRight, whoCalls } from '../rights/release-rights';
import { createPreview, openPreview, requirePreviewOf, revokePreview } from './change-previews';
import { listPreviewRows, presentPreview } from './previews.repository';

/** Pipelines make and close previews; people open them. */
const access = 'remoteReleaser';
const people = 'remoteOwner';

/** Links to builds that only the team of their remote opens. */
export function mountPreviews(app: FastifyInstance, deps: ReleaseDeps): void {
  const { db, clock } = deps;

  mount(app, calls.listPreviews, {
    access,
    handler: async ({ query: { remote }, caller }) => {
      const who =
        remote === undefined
          ? await whoCalls(db, caller)
          : await requireRight(db, caller, remote, 'read');
      const rows = await listPreviewRows(
        db,
        clock(),
        remote === undefined ? who.remotes : [remote],
      );
      const previews = rows.map((row) => presentPreview(row, clock()));
      return { message: 'Previews loaded', previews };
    },
  });

  mount(app, calls.createPreview, {
    access,
    handler: async ({ body, caller }) => ({
      message: 'Preview made',
      preview: await createPreview(deps, body, caller),
    }),
  });

  mount(app, calls.revokePreview, {
    access,
    handler: async ({ body, caller }) => ({
      message: 'Preview revoked',
      preview: await revokePreview(deps, body.id, caller),
    }),
  });

  mount(app, calls.getPreview, {
    access: people,
    handler: async ({ params, caller }) => {
      const row = await requirePreviewOf(db, params.id, caller);
      return { message: 'Preview loaded', preview: presentPreview(row, clock()) };
    },
  });

  mount(app, calls.openPreview, {
    access: people,
    handler: async ({ body, caller, reply }) => {
      const { remote, version } = await openPreview(deps, body.id, caller);
      const who = await whoCalls(db, caller);
      const overrides = await readOverrides(db, caller.sessionId, clock(), who);
      noteOverrides(reply, overrides.length > 0);
      return { message: `You run ${remote} ${version} from the next page load on`, overrides };
    },
  });
}
