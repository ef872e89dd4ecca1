import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { noteShownRemote } from 'shared-kit/remote';
import { RemoteSkeleton } from './remote-skeleton';
import type { LoadedPage } from './remote-area';
import { RemoteBoundary } from './remote-boundary';
import { RemoteErrorCard } from './remote-error-card';
import type { RemoteError } from './remote-error';
import type { RemoteLoader } from './remote-loader';
import { giveTypedTextBack } from './typed-text';
import type { TypedText } from './typed-text';
import { useRemotePage } from './use-remote-page';
import type { FollowedPage } from './use-remote-page';
import { useVisit } from './use-visit';
import type { Visit } from './use-visit';

export interface RemotePageProps {
  readonly loader: RemoteLoader;
  readonly remote: string;
  /** The route's path, which is also the page's name in the remote. */
  readonly path: string;
  /** Below the card when nothing of the remote works: what the shell can do about it by itself. */
  readonly wayOut?: ReactElement | undefined;
}

/** The area of one remote: skeleton, page or error card. */
export function RemotePage(props: RemotePageProps): ReactElement {
  const { loader, remote, path } = props;
  const followed = useRemotePage(loader, remote, path);
  const typed = useTypedText();
  const visit = useVisit();
  const { state, retry } = followed;
  if (state.status === 'loading') return <RemoteSkeleton />;
  if (state.status === 'failed') {
    return (
      <>
        <RemoteErrorCard error={state.error} onRetry={retry} />
        {props.wayOut}
      </>
    );
  }
  return (
    <MountedPage
      loader={loader}
      page={state.page}
      followed={followed}
      typed={typed}
      visit={visit}
    />
  );
}

interface TypedTextKeeper {
  readonly keep: (text: TypedText | null) => void;
  readonly giveBack: () => void;
}

/** Carries what was typed from a version that failed to the one that takes its place. */
function useTypedText(): TypedTextKeeper {
  const kept = useRef<TypedText | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(
    () => () => {
      stop.current();
    },
    [],
  );
  return {
    keep: (text) => {
      if (text && text.size > 0) kept.current = text;
    },
    giveBack: () => {
      if (!kept.current) return;
      stop.current();
      stop.current = giveTypedTextBack(kept.current);
      kept.current = null;
    },
  };
}

interface MountedPageProps {
  readonly loader: RemoteLoader;
  readonly page: LoadedPage;
  readonly followed: FollowedPage;
  readonly typed: TypedTextKeeper;
  readonly visit: Visit;
}

function MountedPage({ loader, page, followed, typed, visit }: MountedPageProps): ReactElement {
  const { candidate, component: Page } = page;
  const latest = useRef({ page, followed });
  useEffect(() => {
    latest.current = { page, followed };
  });
  useEffect(
    () =>
      loader.onBreakdown(({ remote, version }) => {
        if (remote !== candidate.remote || version !== candidate.version) return;
        latest.current.followed.replace(latest.current.page);
      }),
    [loader, candidate.remote, candidate.version],
  );
  // Before the page's own effects, which make its first calls.
  useLayoutEffect(() => {
    noteShownRemote({ name: candidate.remote, version: candidate.version });
    return () => {
      noteShownRemote(null);
    };
  }, [candidate.remote, candidate.version]);
  const broken = (error: RemoteError, text: TypedText | null): void => {
    typed.keep(text);
    followed.fail(page, error);
  };
  const rendered = (): void => {
    followed.rendered(page);
    typed.giveBack();
    visit.arrived();
  };
  const leaving = (text: TypedText): void => {
    typed.keep(text);
    visit.leaving(text);
  };
  return (
    <RemoteBoundary
      key={candidate.version}
      remote={candidate.remote}
      onMounting={() => {
        loader.mounting(candidate);
      }}
      onBroken={broken}
      onLeaving={leaving}
      onRendered={rendered}
    >
      <Page />
    </RemoteBoundary>
  );
}
