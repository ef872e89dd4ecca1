import { useRuntimeConfig } from 'shared-kit/config';
import type { TutorialVideo } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Card, LinkButton, Page } from 'shared-kit/ui';
import { MemberBonus } from './member-bonus';
import { NextStep } from './next-step';
import { TutorialPlayer } from './tutorial-player';

const Videos = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

const VideoCard = styled(Card)`
  height: 100%;
`;

const Caption = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-4);
  overflow-wrap: anywhere;

  p {
    color: var(--color-text-muted);
    font-size: var(--text-13);
  }
`;

/**
 * The Tutorials page, where a member lands after signing in: next step, eight videos, bonus and
 * channel.
 */
export default function TutorialsRoute() {
  const { tutorials } = useRuntimeConfig();
  return (
    <Page
      title="Tutorials"
      description="Short videos, from the first prompt to a published site."
      actions={<LinkButton href={tutorials.channelUrl}>Subscribe to the channel</LinkButton>}
    >
      <NextStep />
      <Videos>
        {tutorials.videos.map((video, index) => (
          <li key={video.embedUrl}>
            <Tutorial video={video} index={index} />
          </li>
        ))}
      </Videos>
      <MemberBonus />
    </Page>
  );
}

function Tutorial({ video, index }: { video: TutorialVideo; index: number }) {
  return (
    <VideoCard $padding="none">
      <TutorialPlayer video={video} index={index} />
      <Caption>
        <h2>{video.title}</h2>
        {video.summary && <p>{video.summary}</p>}
      </Caption>
    </VideoCard>
  );
}
