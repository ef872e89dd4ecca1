import { TriangleAlert } from 'lucide-react';
import { Button, Notice, Row } from 'shared-kit/ui';
import { useProject } from '../model';

interface ReplaceQuestionProps {
  readonly onReplace: () => void;
  readonly onKeep: () => void;
}

/** Confirms replacing the website by a new prompt: what happens, and how to undo it. */
export function ReplaceQuestion({ onReplace, onKeep }: ReplaceQuestionProps) {
  const version = useProject((project) => project.version);
  return (
    <Notice
      tone="warning"
      icon={<TriangleAlert size={16} aria-hidden />}
      title="This replaces the whole website"
    >
      <p>
        {version === null
          ? 'A new website is made from this prompt. This server keeps no versions: export the current one first if you need it.'
          : `A new website is made from this prompt. The current one is kept as version ${version}; one click in the conversation brings it back.`}
      </p>
      <Row>
        <Button size="small" variant="primary" onClick={onReplace}>
          Replace the website
        </Button>
        <Button size="small" onClick={onKeep}>
          Cancel
        </Button>
      </Row>
    </Notice>
  );
}
