import type { Symptom } from 'shared-kit/contract/rollout';
import { noteBuiltIns } from '../features/health/built-ins';
import type { HealthReporter } from '../features/health/health-reporter';
import { whenScriptLeaves } from '../features/health/script-leaving';
import { noteRefusedFetches } from '../features/health/refused-fetches';
import { keepSentinel } from '../features/health/sentinel';
import { whenSignedOutByScript } from '../features/health/sign-outs';
import { noteTouches } from '../features/health/touched';
import type { Quarantine } from '../features/releases/quarantine';
import { quarantineMs } from '../features/releases/quarantine';
import { RemoteError } from '../features/remote-loader/remote-error';
import type { RemoteLoader } from '../features/remote-loader/remote-loader';
import type { RenderedPage } from '../features/remote-loader/remote-loader-options';
import type { RemoteCandidate } from '../features/remote-loader/remote-source.port';
import { reloadOnce } from './reload-once';

/** What ends with a page being given up where it is a candidate; the others are told and judged only. */
const endsTrial: ReadonlySet<Symptom> = new Set<Symptom>([
  'blank',
  'frame',
  'sign-out',
  'redirect',
  'loop',
  'memory',
  'global',
]);

/** Sees what does not throw, tells of it, and takes a candidate off that page. */
export interface ReleaseWatch {
  /** A visit of its page begins. */
  begin(candidate: RemoteCandidate): void;
  /** Its scripts are about to run; answers what they have to be waited for with. */
  run<T>(candidate: RemoteCandidate, load: () => Promise<T>): Promise<T>;
  /** It has failed, and that has been said. */
  failed(candidate: RemoteCandidate): void;
  rendered(page: RenderedPage): void;
  /** From now on another version takes the place of a page that is given up. */
  attach(loader: RemoteLoader): void;
}

export interface ReleaseWatchOptions {
  readonly load: string | undefined;
  readonly tab: string;
  readonly reporter: HealthReporter;
  readonly quarantine: Quarantine;
}

export function watchRelease(options: ReleaseWatchOptions): ReleaseWatch {
  const { load, tab, reporter, quarantine } = options;
  const sentinel = keepSentinel(load, tab);
  const builtIns = noteBuiltIns();
  noteTouches();
  const refusedFetches = noteRefusedFetches();
  const visited = new Set<string>();
  let current: RemoteCandidate | null = null;
  let loader: RemoteLoader | null = null;
  let stopWatching = (): void => undefined;
  const onTrial = ({ arm }: RemoteCandidate): boolean => arm === 'candidate';

  const suffer = (candidate: RemoteCandidate, symptom: Symptom, cause: string): void => {
    reporter.symptom(candidate, symptom, cause);
    if (!onTrial(candidate) || !endsTrial.has(symptom)) return;
    // At once: some of it ends the page, and the next visit has to work.
    quarantine.add(candidate.remote, candidate.version, quarantineMs('symptom'));
    if (symptom === 'sign-out' || symptom === 'redirect') return;
    loader?.breakDown(candidate, new RemoteError(candidate.remote, 'symptom', symptom, cause));
    if (symptom !== 'frame') return;
    // What it has done to the frame may be in its styles, which stay.
    reporter.flush();
    reloadOnce(candidate);
  };
  const inspect = (candidate: RemoteCandidate): RemoteError | null => {
    const damage = builtIns.repair();
    if (damage === null) return null;
    suffer(candidate, 'global', damage);
    if (!onTrial(candidate)) return null;
    reporter.flush();
    // Put back, but nobody knows what has run with it meanwhile.
    reloadOnce(candidate);
    return new RemoteError(candidate.remote, 'symptom', 'global', damage);
  };
  const onScreen = (): RemoteCandidate | null => current;
  whenSignedOutByScript(onScreen, (candidate) => {
    if (candidate) suffer(candidate, 'sign-out', 'by-script');
    reporter.flush();
  });
  whenScriptLeaves((how) => {
    if (!current) return;
    if (how === 'route') reporter.symptom(current, 'redirect', how);
    else suffer(current, 'redirect', how);
    reporter.flush();
  });

  const watchLate = (page: RenderedPage): void => {
    stopWatching();
    let isOver = false;
    stopWatching = () => {
      isOver = true;
    };
    const { candidate } = page;
    // Not an import of the first script: it arrives when the page is there, and without it nothing is missing.
    void import(/* webpackChunkName: "watch-page" */ '../features/watch/watch-page')
      .then(({ watchPage }) => {
        if (isOver) return;
        stopWatching = watchPage(
          page,
          {
            symptom: (symptom, cause) => {
              suffer(candidate, symptom, cause);
            },
            vitals: (vitals) => {
              reporter.vitals(candidate, vitals);
              // At the end of the page there is no later.
              if (document.visibilityState === 'hidden') reporter.flush();
            },
            tick: () => inspect(candidate),
          },
          refusedFetches.follow,
        );
      })
      .catch(() => undefined);
  };

  return {
    begin(candidate) {
      current = candidate;
      visited.add(`${candidate.remote} ${candidate.version}`);
      reporter.started(candidate);
      sentinel.begin(candidate);
    },
    async run(candidate, loading) {
      const key = `${candidate.remote} ${candidate.version}`;
      sentinel.begin(candidate);
      const loaded = await loading().finally(() => {
        if (!visited.has(key)) sentinel.settle(candidate, false);
      });
      const damage = inspect(candidate);
      if (damage) throw damage;
      return loaded;
    },
    failed(candidate) {
      sentinel.settle(candidate, false);
    },
    rendered(page) {
      inspect(page.candidate);
      sentinel.settle(page.candidate, true);
      current = page.candidate;
      watchLate(page);
    },
    attach(to) {
      loader = to;
    },
  };
}
