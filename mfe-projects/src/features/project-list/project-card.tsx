import { CardFrame } from './project-card-layout';
import { ProjectParts } from './project-parts';
import type { ProjectProps } from './project-parts';
import { ProjectPicture } from './project-picture';

/** One project as a card, its page on top. */
export function ProjectCard(props: ProjectProps) {
  return (
    <CardFrame as="li" $padding="none">
      <ProjectPicture project={props.project} />
      <ProjectParts {...props} />
    </CardFrame>
  );
}
