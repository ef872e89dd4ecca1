import { styled } from 'shared-kit/styled';
import { ErrorState, Skeleton } from 'shared-kit/ui';
import type { PreviewFrame } from './use-preview-channel';

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  background: var(--color-surface);
`;

const Wait = styled.div`
  padding: var(--space-6);
`;

const failures = {
  unreachable: {
    title: 'The preview could not be loaded',
    message: 'Your website is not affected: its code is in the Code tab and can be exported.',
  },
  stuck: {
    title: 'The page does not finish loading',
    message: 'Nothing is lost: its code is in the Code tab.',
  },
};

/** Properties of `PreviewCover`. */
export interface PreviewCoverProps {
  readonly status: PreviewFrame['status'];
  readonly onRetry: () => void;
}

/** Covers the frame until it shows the website. */
export function PreviewCover({ status, onRetry }: PreviewCoverProps) {
  if (status === 'shown') return null;
  return (
    <Cover>
      {status === 'loading' ? (
        <Wait>
          <Skeleton height={320} label="Loading the preview" />
        </Wait>
      ) : (
        <ErrorState {...failures[status]} onRetry={onRetry} />
      )}
    </Cover>
  );
}
