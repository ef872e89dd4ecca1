import { verified } from '../carry-out';
import type { Outcome } from '../outcome';
import type { RefinedPart, RefineOptions, SiteFiles } from '../refine-types';
import { unknownRequest } from '../not-understood';
import { Site } from '../site';
import { isDoubtful, isOverwritten } from './doubtful';
import { rowAdded } from './do-add-row';
import { fieldAdded } from './do-field';
import { hoursRetold, hoursSaid } from './do-hours';
import { leadRetold } from './do-lead';
import { moved } from './do-move';
import { questioned } from './do-question';
import { quoted } from './do-quote';
import { removed } from './do-remove';
import { said } from './do-say';
import { entrySaid } from './do-say-entry';
import { resized } from './do-size';
import { retold } from './do-value';
import { relabelled, renamed, replaced } from './do-words';
import { lookCommand } from './look-command';
import { otherReadings, surerReading } from './readings/other-readings';
import { placeAdded } from './name-runs';
import type { Order } from './order';

/** A page after a request, and what is told of each part of it. */
export interface Told {
  readonly files: SiteFiles;
  readonly parts: readonly RefinedPart[];
}

export type ByRules = (files: SiteFiles, asked: string) => Told;

type Doer = (order: Order, site: Site, options: RefineOptions) => Outcome | null;

/** What carries out each operation, asked one after the other. */
const doers: Readonly<Record<string, readonly Doer[]>> = {
  'add-item': [placeAdded, rowAdded, entrySaid],
  'add-section': [said],
  'add-quote': [quoted],
  'add-question': [questioned],
  'add-field': [fieldAdded],
  remove: [removed],
  move: [moved],
  price: [retold],
  date: [hoursRetold, retold, hoursSaid],
  hours: [hoursRetold, retold, hoursSaid],
  replace: [replaced, retold, relabelled, leadRetold],
  'set-text': [renamed, replaced, retold, relabelled, leadRetold],
  bigger: [resized],
  smaller: [resized],
};

/** Below it what was learned is no better than a guess, and a wrong change is worse than none. */
const sure = 0.8;
const surely = 0.85;

/** Carries out each order of a request by what its words were learned to be; what is beyond that goes to the rules. */
export function runOrders(
  files: SiteFiles,
  orders: readonly Order[],
  byRules: ByRules,
  options: RefineOptions,
): Told {
  let current = files;
  const parts: RefinedPart[] = [];
  for (const order of orders) {
    const isLost = parts.at(-1)?.outcome === 'not_done' && isOfBefore(order);
    const told = isLost
      ? refusedAs(current, order.asked)
      : carryOutOrder(current, order, byRules, options);
    const kept = parts.some((part) => isOverwritten(part, told.parts))
      ? refusedAs(current, order.asked)
      : told;
    current = kept.files;
    parts.push(...kept.parts);
  }
  return { files: current, parts };
}

/** "huge and red-brown": how a part should be that was named before. */
const isOfBefore = (order: Order): boolean =>
  /^(?:and|und|et|y|e|en)\b/iu.test(order.said) &&
  ['colour', 'bigger', 'smaller', 'font', 'darker', 'lighter'].includes(order.operation) &&
  order.of('target') === null &&
  order.of('role') === null;

function carryOutOrder(
  files: SiteFiles,
  order: Order,
  byRules: ByRules,
  options: RefineOptions,
): Told {
  const { asked } = order;
  const surer = surerReading(order, new Site(files));
  const learned =
    (surer && carryOutLearned(files, surer, options)) ?? carryOutLearned(files, order, options);
  if (learned) return learned;
  const styled = restyle(files, order, byRules);
  if (styled) return styled;
  const ruled = byRules(files, asked);
  const isTaken = ruled.parts.every((part) => part.outcome === 'done' && !isDoubtful(part, order));
  if (isTaken) return ruled;
  const reread = carryOutOtherwise(files, order, options);
  if (reread) return reread;
  return ruled.parts.some((part) => isDoubtful(part, order)) ? refusedAs(files, asked) : ruled;
}

function carryOutOtherwise(files: SiteFiles, order: Order, options: RefineOptions): Told | null {
  for (const reading of otherReadings(order, new Site(files))) {
    const told = carryOutLearned(files, reading, options);
    if (told) return told;
  }
  return null;
}

/** How the page looks changes by the plain words alone: what else was said gives the reason, or says it in other words. */
function restyle(files: SiteFiles, order: Order, byRules: ByRules): Told | null {
  const command = lookCommand(order);
  if (command === null) return null;
  const told = byRules(files, command);
  if (told.parts.some(({ outcome }) => outcome !== 'done')) return null;
  return { ...told, parts: told.parts.map((part) => ({ ...part, asked: order.asked })) };
}

const refusedAs = (files: SiteFiles, asked: string): Told => ({
  files,
  parts: [
    {
      asked,
      outcome: 'not_done',
      sentence: `${unknownRequest} “${asked.slice(0, 90)}”.`,
    },
  ],
});

function carryOutLearned(files: SiteFiles, order: Order, options: RefineOptions): Told | null {
  const { asked } = order;
  // Nothing goes from a page on a guess.
  if (order.sure < (order.operation === 'remove' ? surely : sure)) return null;
  const site = new Site(files);
  for (const perform of doers[order.operation] ?? []) {
    const outcome = perform(order, site, options);
    if (!outcome || 'refused' in outcome) continue;
    const request = { asked, action: null, verb: '', rest: asked, quotes: [], content: '' };
    if (!outcome.holds(outcome.site, site) || outcome.site.files.html === site.files.html) continue;
    const { part, changed } = verified(request, { ...outcome, isWhole: true }, site);
    if (part.outcome === 'done') return { files: changed.files, parts: [part] };
  }
  return null;
}
