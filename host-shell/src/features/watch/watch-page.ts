import type { Symptom } from 'shared-kit/contract/rollout';
import { watchCalls } from './failed-calls';
import type { FollowAnswers } from './failed-calls';
import { bounded, measureVitals } from './felt-vitals';
import type { FeltVitals } from './felt-vitals';
import { findSymptoms } from './find-symptoms';
import { followContent } from './follow-content';

/** After so many seconds the vitals are told, sooner when the page goes. */
const vitalsAfterSeconds = 15;

/** A page that has been fine for so long is left alone: the watch must cost nobody anything. */
const watchSeconds = 180;

/** A page to watch: one remote's, since it rendered. */
export interface WatchedPage {
  /** When it was asked for and when it had rendered, on the page's own clock, in milliseconds. */
  readonly askedAt: number;
  readonly renderedAt: number;
  /** The first of the page load: asked for by the navigation itself. */
  readonly isFirst: boolean;
}

export interface PageReports {
  /** Each symptom at most once. */
  readonly symptom: (symptom: Symptom, cause: string) => void;
  readonly vitals: (vitals: FeltVitals & { readonly contentMs?: number }) => void;
  /** Called once a second, for what else is to be looked at. */
  readonly tick: () => void;
}

/** Where remotes render: the shell's main area, or on pages without a frame all of the page. */
const areaOf = (): Element | null =>
  document.querySelector('#content') ?? document.querySelector('#root');

/** Passes each symptom on once. */
function once(report: PageReports['symptom']): PageReports['symptom'] {
  const told = new Set<Symptom>();
  return (symptom, cause) => {
    if (told.has(symptom)) return;
    told.add(symptom);
    report(symptom, cause);
  };
}

/**
 * Watches a page that has rendered for what does not throw. Answers what ends it.
 *
 * @param followAnswers of `fetch`, those that came before this was loaded too
 */
export function watchPage(
  page: WatchedPage,
  reports: PageReports,
  followAnswers: FollowAnswers,
): () => void {
  const area = areaOf();
  if (!area) return () => undefined;
  const tell = once(reports.symptom);
  const content = followContent(area, page.renderedAt);
  const finder = findSymptoms(area, area.id === 'content' ? area : null, content);
  const stopCalls = watchCalls(page.askedAt, followAnswers, (status) => {
    tell('failed-call', `http-${status}`);
  });
  const stopVitals = followVitals(page, () => content.at(), reports.vitals);
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    reports.tick();
    for (const [symptom, cause] of finder.look()) tell(symptom, cause);
    if (seconds === watchSeconds) stop();
  }, 1_000);
  function stop(): void {
    clearInterval(timer);
    stopVitals();
    finder.stop();
    stopCalls();
    content.stop();
  }
  return stop;
}

/** Tells the vitals once: after their time, when the page goes, or when the watch ends. */
function followVitals(
  page: WatchedPage,
  contentAt: () => number | null,
  report: PageReports['vitals'],
): () => void {
  const vitals = measureVitals(page.askedAt, page.isFirst);
  let isTold = false;
  const tell = (): void => {
    if (isTold) return;
    isTold = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leave);
    window.removeEventListener('pagehide', tell);
    const at = contentAt();
    const contentMs = at === null ? {} : { contentMs: bounded(at - page.askedAt) };
    report({ ...vitals.read(), ...contentMs });
    vitals.stop();
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') tell();
  };
  const timer = setTimeout(tell, vitalsAfterSeconds * 1_000);
  document.addEventListener('visibilitychange', leave);
  window.addEventListener('pagehide', tell);
  return tell;
}
