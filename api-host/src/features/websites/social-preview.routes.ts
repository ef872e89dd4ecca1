import type { FastifyInstance } from 'fastify';
import { pictureNamesIn, previewSocialPicture } from 'shared-kit/contract';
import { AttemptLimit } from '../../attempts/attempt-limit';
import { mount } from '../../plugins/mount';
import { readFacts } from '../../sites/published/page-facts';
import { readLook } from '../../sites/published/site-look';
import { renderSocialPicture } from '../../sites/published/social-picture';
import { picturesFor } from '../pictures/deploy-pictures';
import { requireVersion } from '../versions/version-calls';
import type { WebsiteDeps } from './website-deps';

/** Each is drawn and compressed: a member who looks at the sheet needs a few. */
const mostAMinute = { attempts: 30, windowMs: 60_000 } as const;

/** How a page that is not published yet will look where its link is shared. */
export function mountSocialPreviews(app: FastifyInstance, deps: WebsiteDeps): void {
  const drawings = new AttemptLimit(deps, 'social-preview', mostAMinute);

  mount(app, previewSocialPicture, {
    access: 'signedIn',
    handler: async ({ caller, params, query }) => {
      const userId = caller.user.id;
      const key = { userId, projectId: params.project_id };
      const { files } = await requireVersion(deps.db, key, params.number);
      await drawings.begin(userId);
      const facts = readFacts(files.html, query.title);
      const [name] = pictureNamesIn({ html: files.html, css: '', js: '' });
      const shown = name === undefined ? [] : await picturesFor(deps, userId, files);
      const picture = await renderSocialPicture({
        title: facts.title,
        description: facts.description,
        place: deps.addresses
          .linkOf(query.address)
          .replace(/^https?:\/\//, '')
          .replace(/\/$/, ''),
        look: readLook(files.css),
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
