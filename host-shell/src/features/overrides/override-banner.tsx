import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { FlaskConical } from 'lucide-react';
import type { ReleaseOverride } from 'shared-kit/contract/releases';
import { useSession } from 'shared-kit/session';
import { styled } from 'shared-kit/styled';
import { Button } from 'shared-kit/ui';

const Bar = styled.aside`
  position: fixed;
  inset-block-end: var(--space-4);
  inset-inline: 0;
  z-index: 40;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  width: fit-content;
  max-width: min(720px, calc(100% - 2 * var(--space-4)));
  margin-inline: auto;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-m);
  background: var(--color-warning-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-overlay);
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: var(--color-warning-text);
  }
  > div {
    flex: 1 1 200px;
    min-width: 0;
  }
`;

const Problem = styled.p`
  color: var(--color-danger-text);
`;

export interface OverrideBannerProps {
  readonly granted: readonly ReleaseOverride[];
  /** Takes the overrides back; the page is loaded anew after it. */
  readonly stop: () => Promise<unknown>;
  readonly reload: () => void;
}

const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Where a build comes from, as far as it is not this host. */
function originOf({ source, release }: ReleaseOverride): string {
  return source === 'local' ? ` from ${new URL(release.base, document.baseURI).host}` : '';
}

const describe = (override: ReleaseOverride): string =>
  `${override.remote} ${override.release.version}${originOf(override)}`;

/** The first moment at which one of them ends. */
const endOf = (granted: readonly ReleaseOverride[]): number =>
  Math.min(...granted.map(({ expiresAt }) => Date.parse(expiresAt)));

/** A browser's timers go no further than 32 bits: a longer one would fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Whether the grant has run out; a page that sleeps learns of it when it wakes. */
function useIsOver(end: number): boolean {
  const [isOver, setIsOver] = useState(() => Date.now() >= end);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setIsOver(true);
      },
      Math.min(Math.max(0, end - Date.now()), longestTimerMs),
    );
    return () => {
      clearTimeout(timer);
    };
  }, [end]);
  return isOver;
}

/** Says for as long as a page runs somebody's own build that it does, and takes it back. */
export function OverrideBanner({ granted, stop, reload }: OverrideBannerProps): ReactElement {
  const token = useSession((session) => session.token);
  const [ownToken] = useState(token);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const end = endOf(granted);
  const isOver = useIsOver(end);
  useEffect(() => {
    // The session it is bound to is over, in this tab or another: whoever comes next gets a clean page.
    if (token !== ownToken) reload();
  }, [token, ownToken, reload]);
  const take = (): void => {
    setBusy(true);
    stop().then(reload, (cause: unknown) => {
      setBusy(false);
      setProblem(cause instanceof Error ? cause.message : String(cause));
    });
  };
  const builds = granted.map(describe).join(', ');
  return (
    <Bar aria-label="Your own build">
      <FlaskConical size={18} aria-hidden />
      <div>
        {isOver ? (
          <p>Your session with {builds} has ended. Reload to run the released version.</p>
        ) : (
          <p>
            Only you run {builds}, until {clock.format(end)}. It is not the released version.
          </p>
        )}
        {problem === null ? null : (
          <Problem role="alert">{problem}. Signing out ends it, too.</Problem>
        )}
      </div>
      {isOver ? (
        <Button size="small" onClick={reload}>
          Reload
        </Button>
      ) : (
        <Button size="small" busy={busy} onClick={take}>
          Stop
        </Button>
      )}
    </Bar>
  );
}
