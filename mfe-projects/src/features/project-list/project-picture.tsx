import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'shared-kit/router';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';
import { workspaceOf } from './project';
import type { Project } from './project';

/** Keeps the picture's place before it arrives. The line keeps a white page apart from a white card. */
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

const Fill = styled.div`
  position: absolute;
  inset: 0;
`;

/** Higher than any picture here; its place cuts what is over. */
const boneHeight = 640;

const Area = styled(Link)`
  grid-area: picture;
  display: block;
`;

/** The picture, which opens the project like its title; the keyboard needs only one of the two. */
export function ProjectPicture({ project }: { readonly project: Project }) {
  return (
    <Area to={workspaceOf(project)} tabIndex={-1} aria-label={`Picture of ${project.title}`}>
      <Picture project={project} />
    </Area>
  );
}

/** What a published page looks like. The host makes it shortly after a publish; a draft has none. */
function Picture({ project }: { readonly project: Project }) {
  const { title } = project;
  const thumbnail = project.website?.thumbnail;
  const [failed, setFailed] = useState<string>();
  if (thumbnail === null) {
    return (
      <Place>
        <Fill>
          <Skeleton height={boneHeight} label={`The picture of ${title} is being made`} />
        </Fill>
      </Place>
    );
  }
  if (thumbnail === undefined || thumbnail === failed) {
    return (
      <Place>
        <LayoutTemplate size={20} aria-hidden />
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

/** The same place while nothing is known. */
export function PictureBone() {
  return (
    <Place>
      <Fill>
        <Skeleton height={boneHeight} />
      </Fill>
    </Place>
  );
}
