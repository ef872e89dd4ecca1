import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { Button, ExternalLink, FullHeight, Spinner } from 'shared-kit/ui';
import { toolSandbox } from './tool-sandbox';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;

  iframe {
    flex: 1;
    width: 100%;
    border: 0;
    /* Pages without a background expect white, in the dark theme too. */
    background: white;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-2) var(--space-4);
  align-items: center;
  border-bottom: 1px solid var(--color-border);
  font-size: var(--text-13);

  h1 {
    font-size: var(--text-14);
  }
`;

const Status = styled.output`
  flex: 1 1 160px;
  color: var(--color-text-muted);
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

/** Time after which loading is reported as slow, in milliseconds. */
export const slowAfterMs = 10_000;

/**
 * A full-height frame. A frame reports when it has loaded, never whether it failed, which the
 * browser shows inside it. So Reload and the link to open it are always visible.
 */
export function ToolFrame({ toolUrl }: { toolUrl: string }) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<'loading' | 'slow' | 'loaded'>('loading');
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('slow'), slowAfterMs);
    return () => clearTimeout(timer);
  }, [state]);
  const retry = () => {
    setAttempt((number) => number + 1);
    setState('loading');
  };
  return (
    <FullHeight>
      <Frame aria-label="Multiple Income">
        <Bar>
          <h1>Multiple Income</h1>
          <Status>
            {state !== 'loaded' && <Spinner />}
            {statusText[state](new URL(toolUrl).host)}
          </Status>
          <Button
            size="small"
            variant="quiet"
            icon={<RotateCw size={14} aria-hidden />}
            onClick={retry}
          >
            Load again
          </Button>
          <ExternalLink href={toolUrl}>Open in a new tab</ExternalLink>
        </Bar>
        <iframe
          key={attempt}
          src={toolUrl}
          title="Embedded tool"
          sandbox={toolSandbox(toolUrl, window.location.origin)}
          allow="clipboard-write; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          onLoad={() => setState('loaded')}
        />
      </Frame>
    </FullHeight>
  );
}

const statusText = {
  loading: () => 'Loading the tool…',
  slow: (host: string) => `${host} has not answered yet. Load it again or open it in a new tab.`,
  loaded: (host: string) => `Provided by ${host}`,
};
