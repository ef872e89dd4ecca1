import { Play } from 'lucide-react';
import { useState } from 'react';
import type { TutorialVideo } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { playerAddress } from './player-address';
import { VideoPoster } from './video-poster';

const Stage = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  background: var(--color-surface-sunken);
  overflow: hidden;

  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;

const PosterButton = styled.button`
  position: absolute;
  inset: 0;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -4px;
  }
`;

const PlayMark = styled.span`
  position: absolute;
  inset: 0;
  margin: auto;
  width: 48px;
  height: 48px;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--color-accent);
  color: var(--color-accent-contrast);
  outline: 4px solid var(--color-surface-raised);
  transition: transform var(--motion-medium) var(--ease-out);

  ${PosterButton}:hover & {
    transform: scale(1.08);
    background: var(--color-accent-hover);
  }
  ${PosterButton}:active & {
    background: var(--color-accent-active);
  }
`;

/**
 * Keeps its own origin, which players need, but can neither navigate the app nor open dialogs in
 * it.
 */
const playerSandbox =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** Moves focus to the player, because the pressed poster is gone. */
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}

/**
 * A poster that loads the player when pressed; until then the video site learns nothing of the
 * visitor.
 */
export function TutorialPlayer(props: { video: TutorialVideo; index: number }) {
  const { video, index } = props;
  const [playing, setPlaying] = useState(false);
  return (
    <Stage>
      {playing ? (
        <iframe
          ref={takeFocus}
          src={playerAddress(video.embedUrl)}
          title={video.title}
          sandbox={playerSandbox}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          // Video sites refuse players without a referrer.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <PosterButton
          type="button"
          aria-label={`Play ${video.title}`}
          onClick={() => setPlaying(true)}
        >
          <VideoPoster index={index} />
          <PlayMark>
            <Play aria-hidden size={20} fill="currentColor" />
          </PlayMark>
        </PosterButton>
      )}
    </Stage>
  );
}
