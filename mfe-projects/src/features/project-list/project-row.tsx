import { ProjectParts } from './project-parts';
import type { ProjectProps } from './project-parts';
import { ProjectPicture } from './project-picture';
import { Row } from './project-row-layout';

/** One project as a row. */
export function ProjectRow(props: ProjectProps) {
  return (
    <Row as="li">
      <ProjectPicture project={props.project} />
      <ProjectParts {...props} />
    </Row>
  );
}
