import { useState } from 'react';
import { Link } from 'shared-kit/router';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';
import { workspaceOf } from './project';
import type { Project } from './project';

/** Reserves the thumbnail's place. The border separates a white page from a white card. */
const Place = styled.div`
  grid-area: picture;
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  display: grid;
  place-items: center;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-s);
  background: var(--color-surface-sunken);
  color: var(--color-text-muted);

  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: top;
  }
`;

/** Placeholder drawing of a page, scaled to its container. */
const Outline = styled.div`
  position: absolute;
  inset: 0;
  container-type: inline-size;

  &::before {
    content: attr(data-title);
    position: absolute;
    inset: 14cqw 10cqw auto;
    max-height: 2.3em;
    color: var(--color-text);
    font-size: max(5px, 6.5cqw);
    font-weight: 600;
    line-height: 1.15;
    letter-spacing: -0.012em;
    overflow: hidden;
    overflow-wrap: anywhere;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 34cqw 10cqw 0;
    background:
      linear-gradient(var(--color-surface-active) 0 0) 0 0 / 62% 2.4cqw no-repeat,
      linear-gradient(var(--color-surface-active) 0 0) 0 5cqw / 48% 2.4cqw no-repeat,
      linear-gradient(var(--color-accent) 0 0) 0 11cqw / 18% 6cqw no-repeat,
      linear-gradient(var(--color-surface-active) 0 0) 0 22cqw / 100% 100% no-repeat;
  }
`;

const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

/** Taller than any thumbnail; the container clips it. */
const outlineHeight = 640;

const Area = styled(Link)`
  grid-area: picture;
  display: block;
`;

/** The thumbnail, which opens the project like its title does; it is not a second tab stop. */
export function ProjectPicture({ project }: { readonly project: Project }) {
  return (
    <Area to={workspaceOf(project)} tabIndex={-1} aria-label={`Picture of ${project.title}`}>
      <Picture project={project} />
    </Area>
  );
}

/** Thumbnail of the published page, made by the host shortly after publishing; a draft has none. */
function Picture({ project }: { readonly project: Project }) {
  const { title } = project;
  const thumbnail = project.website?.thumbnail;
  const [failed, setFailed] = useState<string>();
  if (thumbnail === null)
    return <PictureInProgress label={`The picture of ${title} is being made`} />;
  if (project.state === 'generating')
    return <PictureInProgress label={`${title} is being built`} />;
  if (thumbnail === undefined || thumbnail === failed) {
    return (
      <Place>
        <Outline data-title={title} />
      </Place>
    );
  }
  return (
    <Place>
      <img
        src={thumbnail}
        alt={`Page of ${title}`}
        width={640}
        height={400}
        loading="lazy"
        decoding="async"
        onError={() => setFailed(thumbnail)}
      />
    </Place>
  );
}

/** Skeleton of the thumbnail. */
export const PictureSkeleton = () => <PictureInProgress />;

function PictureInProgress({ label }: { readonly label?: string }) {
  return (
    <Place>
      <Fill>
        <Skeleton height={outlineHeight} {...(label === undefined ? {} : { label })} />
      </Fill>
    </Place>
  );
}
