import { siteFileNames } from 'shared-kit/contract';
import { deployedFile } from '../../features/websites/deployment';
import { factsOf } from '../../features/websites/derived/stored-facts';
import { sendKept, sendRevalidated, sendUnchanged } from '../revalidated-answer';
import { siteMap, siteRobots } from './crawler-files';
import { decoratePage } from './decorate-page';
import { renderFavicon } from './favicon';
import { sitePicture } from './site-picture';
import { madeFingerprint } from './made-fingerprint';
import type { AnswerVisit, SiteVisit } from './site-visit';

/** A file derived from a website; null when a republish has removed its source. */
type Make = (visit: SiteVisit) => Promise<Buffer | string | null>;

const makePage: Make = async (visit) => {
  const { deps, site } = visit;
  const [file, facts] = await Promise.all([
    deps.storage.get(deployedFile(site.id, site.deployment, siteFileNames.html)),
    factsOf(deps, site),
  ]);
  if (file === null || facts === null) return null;
  const picture = `${visit.link}social.png?v=${madeFingerprint(visit).slice(0, 8)}`;
  return decoratePage(file.content.toString(), facts, { page: visit.link, picture });
};

const makeFavicon: Make = async ({ deps, site }) => {
  const facts = await factsOf(deps, site);
  return facts && renderFavicon(facts.title, facts.look);
};

/** The page with the head tags it lacked. */
export const answerPage: AnswerVisit = made('page', 'text/html; charset=utf-8', makePage);

/** Derived files that every website has, by name. */
export const madeFiles: Readonly<Record<string, AnswerVisit>> = {
  'favicon.svg': made('favicon', 'image/svg+xml', makeFavicon),
  'social.png': made('picture', 'image/png', sitePicture),
  'robots.txt': async (visit) => {
    sendMade(visit, 'text/plain; charset=utf-8', siteRobots(visit.link));
    return true;
  },
  'sitemap.xml': async (visit) => {
    sendMade(visit, 'application/xml; charset=utf-8', siteMap(visit.link, visit.site.published_at));
    return true;
  },
};

/** A matching ETag costs one comparison; files made before come from the cache. */
function made(name: string, contentType: string, make: Make): AnswerVisit {
  return async (visit) => {
    const { request, reply, site, sent } = visit;
    const fingerprint = madeFingerprint(visit);
    if (sendUnchanged(request, reply, fingerprint)) return true;
    const file = await sent.get(
      `${site.id} ${site.deployment} ${fingerprint} ${name}`,
      async () => {
        const content = await make(visit);
        return content === null ? null : { content, contentType };
      },
    );
    if (file === null) return false;
    sendKept(request, reply, file);
    return true;
  };
}

const sendMade = (visit: SiteVisit, contentType: string, content: Buffer | string) =>
  sendRevalidated(visit.request, visit.reply, {
    content,
    contentType,
    fingerprint: madeFingerprint(visit),
  });
