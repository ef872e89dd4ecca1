import type { FastifyInstance } from 'fastify';
import {
  addEditorPicture,
  enterEditor,
  listEditorBlocks,
  loadEditedSite,
  publishEditedSite,
  saveEditedSite,
} from 'shared-kit/contract';
import type { SiteBlock, SiteFiles } from 'shared-kit/contract';
import { badRequest } from '../../errors';
import type { Caller } from '../../plugins/access';
import { mount } from '../../plugins/mount';
import { listPicturesOf } from '../pictures/pictures.repository';
import { keepPicture, presentPicture } from '../pictures/pictures.routes';
import type { PictureDeps } from '../pictures/pictures.routes';
import { publishAgain } from '../websites/publish-website';
import type { WebsiteDeps } from '../websites/website-deps';
import { readSite, readSiteAt } from './edited-site';
import { openEditorSession } from './editor-sessions.repository';
import type { EditorCaller } from './editor-sessions.repository';
import { saveSite } from './save-site';

/** What the editor's own endpoints need. */
export interface SiteEditorDeps extends WebsiteDeps, PictureDeps {
  /** The composer's sections in the style of a page. */
  readonly blocksFor: (files: SiteFiles) => Promise<readonly SiteBlock[]>;
}

/**
 * The visual editor's endpoints, served on the editor's origin only: `authenticate` of that app
 * returns callers with the website their token is for.
 */
export function mountSiteEditor(app: FastifyInstance, deps: SiteEditorDeps): void {
  const { db } = deps;

  mount(app, enterEditor, {
    access: 'anyone',
    handler: async ({ body }) => {
      const opened = await openEditorSession(deps, body.ticket);
      if (opened === null) {
        throw badRequest(
          'This link to the editor has already been used or has expired. Open the editor again with Edit in the workspace',
        );
      }
      const { token, expiresAt } = opened;
      return { message: 'The editor is open', token, expires_at: expiresAt.toISOString() };
    },
  });

  mount(app, loadEditedSite, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      const editor = editorOf(caller);
      const { website, title, files, revision, version } = await readSite(db, editor);
      const pictures = await listPicturesOf(db, editor.user.id, pictureProject(editor));
      const site = {
        title,
        ...files,
        revision,
        version,
        link: website ? deps.addresses.linkOf(website.slug) : '',
        ...(!website && editor.projectId !== null && { draft: editor.projectId }),
        sitesUrl: deps.addresses.shared(''),
        pictures: pictures.map(presentPicture),
      };
      return { message: 'Website loaded', site };
    },
  });

  mount(app, saveEditedSite, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      const { revision, version } = await saveSite(deps, editorOf(caller), body);
      const message = version === null ? 'Saved' : `Saved as version ${version}`;
      return { message, revision, version };
    },
  });

  mount(app, publishEditedSite, {
    access: 'signedIn',
    handler: async ({ caller, body, request }) => {
      const { website } = await readSiteAt(db, editorOf(caller), body.base);
      if (!website) {
        throw badRequest('Publish this project in the workspace: there you choose its address');
      }
      const { html, css, js, title, prompt } = website;
      const content = { html, css, js, title, prompt };
      const { slug } = await publishAgain(deps, caller, website.id, content, request.log);
      return {
        message: 'Website published successfully',
        link: deps.addresses.linkOf(slug, request),
      };
    },
  });

  mount(app, addEditorPicture, {
    access: 'signedIn',
    handler: async ({ caller, body }) => {
      const project_id = pictureProject(editorOf(caller));
      const row = await keepPicture(deps, caller.user.id, { ...body, project_id });
      return { message: 'Picture added', picture: presentPicture(row) };
    },
  });

  mount(app, listEditorBlocks, {
    access: 'signedIn',
    handler: async ({ caller }) => {
      const { files } = await readSite(db, editorOf(caller));
      return { message: 'Blocks loaded', blocks: [...(await deps.blocksFor(files))] };
    },
  });
}

/** The pictures of a website without a project are stored under its own id. */
const pictureProject = ({ projectId, websiteId }: EditorCaller) => projectId ?? websiteId ?? '';

function editorOf(caller: Caller): EditorCaller {
  if (!('websiteId' in caller)) throw new Error('The editor’s calls belong on the editor’s origin');
  return caller as EditorCaller;
}
