import { useEffect, useRef, useState } from 'react';
import { newPreviewNonce } from 'shared-kit/client';
import {
  editorPreviewPath,
  inlineDocument,
  previewFromRunner,
  withFontAddresses,
  withPictureAddresses,
} from 'shared-kit/contract';
import type { EditedSite, PreviewToRunner, SiteFiles } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { ErrorState, Skeleton } from 'shared-kit/ui';

/** Time-out for showing the page, in milliseconds. */
const patienceMs = 10_000;

/** Sandbox of generated code. Never `allow-same-origin`. */
const sandbox = 'allow-scripts allow-forms allow-modals allow-popups allow-downloads';

const Stage = styled.div`
  position: relative;
  flex: 1;
  order: 1;
  min-width: 0;
  min-height: 0;
  background: var(--color-surface-sunken);

  iframe {
    display: block;
    max-width: 100%;
    height: 100%;
    margin-inline: auto;
    border: 0;
    background: #fff;
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  padding: var(--space-8);
  background: var(--color-surface);
`;

interface PreviewStageProps {
  readonly site: EditedSite;
  /** Addresses of the website's pictures, by name. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The website's current files, saved or not. */
  readonly files: SiteFiles;
  /** Width of the device; empty for all available. */
  readonly width: string;
}

/** Preview of the page with its scripts, sandboxed on the sites origin. */
export function PreviewStage({ site, addresses, files, width }: PreviewStageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce, setNonce] = useState(newPreviewNonce);
  const [state, setState] = useState<'loading' | 'shown' | 'silent'>('loading');
  useEffect(() => {
    const shown = withPictureAddresses(withFontAddresses(files, site.sitesUrl), addresses);
    const document = inlineDocument(shown, site.title);
    const onMessage = ({ source, data }: MessageEvent<unknown>): void => {
      const runner = frame.current?.contentWindow;
      if (!runner || source !== runner) return;
      const message = previewFromRunner.safeParse(data);
      if (!message.success || message.data.nonce !== nonce) return;
      const render: PreviewToRunner = {
        channel: 'sitewright-preview',
        nonce,
        type: 'render',
        document,
      };
      // The runner's origin is opaque, so no target origin can be given; the window identifies it.
      if (message.data.type === 'ready') runner.postMessage(render, '*');
      if (message.data.type === 'rendered') setState('shown');
    };
    const timer = setTimeout(
      () => setState((before) => (before === 'shown' ? before : 'silent')),
      patienceMs,
    );
    addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', onMessage);
    };
  }, [site, addresses, files, nonce]);
  const retry = (): void => {
    setState('loading');
    setNonce(newPreviewNonce());
  };
  return (
    <Stage aria-busy={state === 'loading'}>
      <iframe
        key={nonce}
        ref={frame}
        title={`Preview of ${site.title}`}
        src={`${site.sitesUrl}${editorPreviewPath}#nonce=${nonce}`}
        sandbox={sandbox}
        style={{ width: width === '' ? '100%' : width }}
      />
      {state !== 'shown' && (
        <Cover>
          {state === 'loading' ? (
            <Skeleton variant="text" count={4} label="Opening the preview" />
          ) : (
            <ErrorState
              title="The preview is not responding"
              message="None of your work is lost. Choose Preview again to continue editing."
              onRetry={retry}
            />
          )}
        </Cover>
      )}
    </Stage>
  );
}
