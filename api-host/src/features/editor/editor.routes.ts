import type { FastifyInstance } from 'fastify';
import { openEditor } from 'shared-kit/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/schema';
import { mount } from '../../plugins/mount';
import type { RandomBytes } from '../../randomness';
import type { ConfigSource } from '../runtime-config/config-source';
import { editorAddress } from './editor-address';
import { issueTicket } from './editor-tickets.repository';
import { findEdited } from './find-edited';

/** What opening the editor needs. */
interface EditorDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** The address of the editor. */
  readonly config: ConfigSource;
}

/** Endpoint that lets the site editor, which has no session, edit one website or draft. */
export function mountEditor(app: FastifyInstance, deps: EditorDeps): void {
  mount(app, openEditor, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const edited = await findEdited(deps.db, caller, body);
      const { ticket, expiresAt } = await issueTicket(deps, caller, edited);
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
