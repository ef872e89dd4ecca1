import { useEffect, useState } from 'react';
import { styled } from 'shared-kit/styled';
import { usePictures } from '../../pictures';
import { useProject } from './model';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  border: 3px dashed var(--color-accent);
  background: var(--color-overlay);
  pointer-events: none;

  > span {
    padding: var(--space-3) var(--space-5);
    border-radius: var(--radius-m);
    background: var(--color-surface-raised);
  }
`;

/** Accepts pictures dropped anywhere on the workspace, instead of the browser opening them. */
export function DropArea() {
  const { add } = usePictures(useProject((project) => project.draft.id));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const show = (event: DragEvent): void => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    // `dragleave` also fires between elements; only leaving the window has no related target.
    const hide = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      add([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', show);
    window.addEventListener('dragleave', hide);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', show);
      window.removeEventListener('dragleave', hide);
      window.removeEventListener('drop', drop);
    };
  }, [add]);
  if (!isOver) return null;
  return (
    <Cover>
      <span>Drop pictures to add them to this project</span>
    </Cover>
  );
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer?.types.includes('Files') ?? false;
