import { useState } from 'react';
import { styled } from 'shared-kit/styled';
import { ExternalLink, Spinner } from 'shared-kit/ui';
import { toolSandbox } from './tool-sandbox';

/** 56 px is the header's height: the tool has all the rest. */
const Frame = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  height: calc(100dvh - 56px);
  min-height: 420px;

  iframe {
    flex: 1;
    width: 100%;
    border: 0;
    /* Pages without a background of their own expect paper, in the dark theme too. */
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
  flex: 1;
  color: var(--color-text-muted);
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
`;

/** A full-height frame. A frame never tells that it failed, so the way out is always in sight. */
export function ToolFrame({ toolUrl }: { toolUrl: string }) {
  const [loaded, setLoaded] = useState(false);
  return (
    <Frame aria-label="Multiple Income">
      <Bar>
        <h1>Multiple Income</h1>
        <Status>
          {loaded ? (
            `Provided by ${new URL(toolUrl).host}`
          ) : (
            <>
              <Spinner /> Loading the tool…
            </>
          )}
        </Status>
        <ExternalLink href={toolUrl}>Open in a new tab</ExternalLink>
      </Bar>
      <iframe
        src={toolUrl}
        title="Embedded tool"
        sandbox={toolSandbox(toolUrl, window.location.origin)}
        allow="clipboard-write; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
      />
    </Frame>
  );
}
