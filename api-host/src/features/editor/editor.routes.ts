import type { FastifyInstance } from 'fastify';
import { openEditor } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { mount } from '../../plugins/mount';
import type { RandomBytes } from '../../randomness';
import type { ConfigSource } from '../runtime-config/config-source';
import { requireNamedWebsite } from '../websites/named-website';
import { editorAddress } from './editor-address';
import { issueTicket } from './editor-tickets.repository';

/** What opening the editor needs of the host. */
interface EditorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Where the editor is. */
  readonly config: ConfigSource;
}

/** Letting the site editor, which has no session, at one website. */
export function mountEditor(app: FastifyInstance, deps: EditorDeps): void {
  mount(app, openEditor, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const website = await requireNamedWebsite(deps.db, caller, body);
      const { ticket, expiresAt } = await issueTicket(deps, caller, {
        websiteId: website.id,
        projectId: body.project_id ?? null,
      });
      const { adminSiteUrl } = await deps.config.read(request.log);
      const url = editorAddress(adminSiteUrl, ticket);
      return {
        message: 'The editor is ready',
        ticket,
        expires_at: expiresAt.toISOString(),
        ...(url === null ? {} : { url }),
      };
    },
  });
}
