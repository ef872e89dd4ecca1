import type { FastifyInstance } from 'fastify';
import { previewSocialPicture } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { mount } from '../../plugins/mount';
import { renderSocialPicture } from '../../sites/published/social-picture';
import { picturesFor } from '../pictures/deploy-pictures';
import { requireVersion } from '../versions/version-calls';
import { refuseUnreadable } from './publish-website';
import type { WebsiteDeps } from './website-deps';

/** Each one is drawn and compressed; the publishing dialog needs only a few. */
const perMinute = { attempts: 30, windowMs: 60_000 } as const;

/** Endpoint for the social picture of a page that is not published yet. */
export function mountSocialPreviews(app: FastifyInstance, deps: WebsiteDeps): void {
  const drawings = new AttemptLimit(deps, 'social-preview', perMinute);

  mount(app, previewSocialPicture, {
    access: 'signedIn',
    handler: async ({ caller, params, query, request }) => {
      const userId = caller.user.id;
      const key = { userId, projectId: params.project_id };
      const { files } = await requireVersion(deps.db, key, params.number);
      await drawings.begin(userId);
      const { html, css, js } = files;
      const page = { html, css, js, title: query.title, as: 'silent' } as const;
      const { facts } = await refuseUnreadable(deps.derive(page));
      const name = facts.picture;
      const shown = name === null ? [] : await picturesFor(deps, userId, files);
      const picture = await renderSocialPicture({
        title: facts.title,
        description: facts.description,
        place: deps.addresses
          .linkOf(query.address, request)
          .replace(/^https?:\/\//, '')
          .replace(/\/$/, ''),
        look: facts.look,
        shot: null,
        photo: shown.find(({ path }) => path.endsWith(`/${name}`))?.content ?? null,
      });
      return {
        message: 'Social picture',
        picture: `data:image/png;base64,${picture.toString('base64')}`,
      };
    },
  });
}
