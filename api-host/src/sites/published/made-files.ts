import { siteFileNames } from 'shared-kit/contract';
import { deployedFile } from '../../features/websites/deployment';
import { factsOf } from '../../features/websites/derived/stored-facts';
import { sendRevalidated, sendUnchanged } from '../revalidated-answer';
import { siteMap, siteRobots } from './crawler-files';
import { decoratePage } from './decorate-page';
import { renderFavicon } from './favicon';
import { sitePicture } from './site-picture';
import { madeFingerprint } from './site-visit';
import type { AnswerVisit, SiteVisit } from './site-visit';

/** The page itself, with what it lacks. */
export const answerPage: AnswerVisit = unlessKnown(async (visit) => {
  const { deps, site } = visit;
  const [file, facts] = await Promise.all([
    deps.storage.get(deployedFile(site.id, site.deployment, siteFileNames.html)),
    factsOf(deps, site),
  ]);
  if (file === null || facts === null) return null;
  const picture = `${visit.link}social.png?v=${madeFingerprint(visit).slice(0, 8)}`;
  const html = decoratePage(file.content.toString(), facts, { page: visit.link, picture });
  return sendMade(visit, 'text/html; charset=utf-8', html);
});

const answerFavicon: AnswerVisit = unlessKnown(async (visit) => {
  const facts = await factsOf(visit.deps, visit.site);
  return facts && sendMade(visit, 'image/svg+xml', renderFavicon(facts.title, facts.look));
});

const answerPicture: AnswerVisit = unlessKnown(async (visit) => {
  const picture = await sitePicture(visit);
  return picture && sendMade(visit, 'image/png', picture);
});

/** Files every website has although nobody wrote them, by name. */
export const madeFiles: Readonly<Record<string, AnswerVisit>> = {
  'favicon.svg': answerFavicon,
  'social.png': answerPicture,
  'robots.txt': async (visit) =>
    sendMade(visit, 'text/plain; charset=utf-8', siteRobots(visit.link)),
  'sitemap.xml': async (visit) =>
    sendMade(visit, 'application/xml; charset=utf-8', siteMap(visit.link, visit.site.published_at)),
};

/** What a visitor has already costs nothing but the look at the row. */
function unlessKnown(answer: AnswerVisit): AnswerVisit {
  return async (visit) =>
    sendUnchanged(visit.request, visit.reply, madeFingerprint(visit)) ?? answer(visit);
}

const sendMade = (visit: SiteVisit, contentType: string, content: Buffer | string) =>
  sendRevalidated(visit.request, visit.reply, {
    content,
    contentType,
    fingerprint: madeFingerprint(visit),
  });
