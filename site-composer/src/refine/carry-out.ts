import { findPrice } from '../text/money';
import type { Changer, Outcome } from './outcome';
import { readLearned } from './read/learned-request';
import { unmask } from './read/quotes';
import type { Request } from './read/request';
import type { RefinedPart, RefineOptions, SiteFiles } from './refine-types';
import { explains, unheard } from './explains';
import { leftOver } from './left-over';
import { contradiction } from './page/check-request';
import { notUnderstood, unknownRequest } from './not-understood';
import { Site } from './site';
import { thingNamedIn } from './target/find-thing';

/** Limit of requests by page size, because reading takes linear time. */
const mostRead = 6_000_000;

interface CarriedOut {
  readonly files: SiteFiles;
  readonly parts: readonly RefinedPart[];
}

/** Applies requests one after the other, verifies each result, and reverts those without effect. */
export function carryOutEach(
  files: SiteFiles,
  requests: readonly Request[],
  changers: readonly Changer[],
  options: RefineOptions,
): CarriedOut {
  let site = new Site(files);
  const parts: RefinedPart[] = [];
  const askedBy = new Map<RefinedPart, Request>();
  const size = files.html.length + files.css.length + files.js.length;
  const most = Math.max(3, Math.floor(mostRead / Math.max(size, 1)));
  for (const [index, given] of requests.entries()) {
    const request = withAdded(given, parts.at(-1));
    const asked = request.asked;
    if (index >= most) {
      parts.push(
        notDone(asked, 'Not done: these are too many requests at once for a page of this size.'),
      );
      continue;
    }
    const { part, changed } = carryOut(request, site, changers, options);
    askedBy.set(part, request);
    parts.push(part);
    site = changed;
    const left = part.outcome === 'done' ? unheard(request, site) : null;
    if (left !== null) parts.push(notDone(left, `${unknownRequest} “${left.slice(0, 90)}”.`));
  }
  const isAnyDone = parts.some(({ outcome }) => outcome === 'done');
  return {
    files: site.files,
    parts: isAnyDone ? parts.filter((part) => !explains(askedBy.get(part), part)) : parts,
  };
}

/** "add bhajis £4 and make it first": what was added a moment ago. */
function withAdded(request: Request, before: RefinedPart | undefined): Request {
  const name = /^Added “([^”]{2,60})”/u.exec(before?.sentence ?? '')?.[1];
  if (name === undefined || before?.outcome !== 'done') return request;
  const rest = request.rest.replace(/^(?:it|that|this|them)\b/iu, name);
  return rest === request.rest ? request : { ...request, rest };
}

const againstEnd = (against: string | null): string =>
  against === null ? 'so nothing was changed.' : 'Nothing was changed.';

/** What was learned must still be about the part of the page the member named. */
function keepsNames(request: Request, plain: Request, site: Site): boolean {
  const said = unmask(request.asked, request.quotes);
  const named = thingNamedIn(site, said, ['section', 'group', 'item', 'question']);
  if (!named) return true;
  return (
    thingNamedIn(site, unmask(plain.rest, plain.quotes), [named.kind])?.element === named.element
  );
}

function notDone(asked: string, sentence: string): RefinedPart {
  return { asked, outcome: 'not_done', sentence };
}

function carryOut(
  request: Request,
  site: Site,
  changers: readonly Changer[],
  options: RefineOptions,
): { part: RefinedPart; changed: Site } {
  const outcome = firstOutcome(request, site, changers, options);
  if ('refused' in outcome && options.element === undefined) {
    const again = carryOutLearned(request, site, changers, options, outcome.refused);
    if (again) return again;
  }
  return verified(request, outcome, site);
}

/** A result is looked for on the page and taken back where it is not there, or speaks against what was asked. */
export function verified(
  request: Request,
  outcome: Outcome,
  site: Site,
): { part: RefinedPart; changed: Site } {
  if ('refused' in outcome) return { part: notDone(request.asked, outcome.refused), changed: site };
  const after = outcome.site;
  if (outcome.isStanding !== true && isSame(after.files, site.files))
    return {
      part: notDone(request.asked, 'Not done: the page is like that already.'),
      changed: site,
    };
  const against =
    contradiction(request, after, site) ??
    (outcome.isWhole === true ? null : leftOver(request, after, site, outcome.sentence));
  if (against !== null || !outcome.holds(after, site) || lacksAmount(request, after.files))
    return {
      part: notDone(
        request.asked,
        `Not done: ${against ?? 'it did not show on the page as asked,'} ${againstEnd(against)}`,
      ),
      changed: site,
    };
  return {
    part: { asked: request.asked, outcome: 'done', sentence: outcome.sentence },
    changed: after,
  };
}

/** What no rule understood is read as was learned from annotated requests, and then held to the same checks. */
function carryOutLearned(
  request: Request,
  site: Site,
  changers: readonly Changer[],
  options: RefineOptions,
  refused: string,
): { part: RefinedPart; changed: Site } | null {
  const learned = readLearned(request);
  if (!learned) return null;
  if (learned.plain === null)
    return learned.beyond !== null && refused.startsWith(unknownRequest)
      ? { part: notDone(request.asked, `Not done: ${learned.beyond}`), changed: site }
      : null;
  // Nothing goes from a page for a verb that takes nothing away: "fix both in the program".
  const isRemoval = learned.plain.action === 'remove';
  if (isRemoval && request.action !== null && request.action !== 'remove') return null;
  const outcome = firstOutcome(learned.plain, site, changers, options);
  if ('refused' in outcome) {
    // What is missing helps more than that it was not understood.
    const isToldMore =
      refused.startsWith(unknownRequest) && !outcome.refused.startsWith(unknownRequest);
    return isToldMore ? { part: notDone(request.asked, outcome.refused), changed: site } : null;
  }
  const after = outcome.site;
  if (isSame(after.files, site.files) || !outcome.holds(after, site)) return null;
  if (lacksAmount(learned.plain, after.files) || contradiction(request, after, site)) return null;
  if (leftOver(request, after, site, outcome.sentence) !== null) return null;
  if (contradiction(learned.plain, after, site) || !keepsNames(request, learned.plain, site))
    return null;
  return {
    part: { asked: request.asked, outcome: 'done', sentence: outcome.sentence },
    changed: after,
  };
}

/** Whatever was done: an amount that was asked for and is nowhere means that a part of the request was not. */
function lacksAmount({ action, rest, quotes }: Request, { html, js }: SiteFiles): boolean {
  if (action !== 'add' && action !== 'set') return false;
  const text = unmask(rest, quotes);
  const price = findPrice(text);
  // Of two, one may be the old price.
  if (!price || findPrice(text.slice(price.end))) return false;
  const [amount] = /\d+(?:[.,]\d+)*/.exec(price.price) ?? [];
  return amount !== undefined && !html.includes(amount) && !js.includes(amount);
}

function firstOutcome(
  request: Request,
  site: Site,
  changers: readonly Changer[],
  options: RefineOptions,
): Outcome {
  for (const change of changers) {
    const outcome = change(request, site, options);
    if (outcome) return outcome;
  }
  return { refused: notUnderstood(request, site) };
}

function isSame(one: SiteFiles, other: SiteFiles): boolean {
  return one.html === other.html && one.css === other.css && one.js === other.js;
}
