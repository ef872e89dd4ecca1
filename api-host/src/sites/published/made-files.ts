import { sendRevalidated } from '../revalidated-answer';
import { siteMap, siteRobots } from './crawler-files';
import { decoratePage } from './decorate-page';
import { renderFavicon } from './favicon';
import { sitePicture } from './site-picture';
import { madeFingerprint, readVisitedPage } from './site-visit';
import type { AnswerVisit, SiteVisit } from './site-visit';

/** The page itself, with what it lacks. */
export const answerPage: AnswerVisit = async (visit) => {
  const page = await readVisitedPage(visit);
  if (page === null) return null;
  const picture = `${visit.link}social.png?v=${madeFingerprint(visit).slice(0, 8)}`;
  const html = decoratePage(page.html, page.facts, { page: visit.link, picture });
  return sendMade(visit, 'text/html; charset=utf-8', html);
};

const answerFavicon: AnswerVisit = async (visit) => {
  const page = await readVisitedPage(visit);
  if (page === null) return null;
  return sendMade(visit, 'image/svg+xml', renderFavicon(page.facts.title, await page.look()));
};

const answerPicture: AnswerVisit = async (visit) => {
  const picture = await sitePicture(visit);
  return picture && sendMade(visit, 'image/png', picture);
};

/** Files every website has although nobody wrote them, by name. */
export const madeFiles: Readonly<Record<string, AnswerVisit>> = {
  'favicon.svg': answerFavicon,
  'social.png': answerPicture,
  'robots.txt': async (visit) =>
    sendMade(visit, 'text/plain; charset=utf-8', siteRobots(visit.link)),
  'sitemap.xml': async (visit) =>
    sendMade(visit, 'application/xml; charset=utf-8', siteMap(visit.link, visit.site.published_at)),
};

const sendMade = (visit: SiteVisit, contentType: string, content: Buffer | string) =>
  sendRevalidated(visit.request, visit.reply, {
    content,
    contentType,
    fingerprint: madeFingerprint(visit),
  });
