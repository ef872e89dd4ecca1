import { X } from 'lucide-react';
import { useState } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import type { Picture } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Checkbox, IconButton } from 'shared-kit/ui';
import { ConfirmDialog } from 'shared-kit/ui/dialog';

const Item = styled.li`
  position: relative;

  img {
    display: block;
    width: 88px;
    height: 88px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-s);
    background: var(--color-surface-sunken);
    object-fit: cover;
  }
  > button {
    position: absolute;
    inset-block-start: 4px;
    inset-inline-start: 52px;
    border: 1px solid var(--color-border);
    border-radius: 50%;
    background: var(--color-surface-raised);
  }
  @media (pointer: coarse) {
    > button {
      inset-inline-start: 40px;
    }
  }
`;

/** Properties of `PictureThumbnail`. */
export interface PictureThumbnailProps {
  readonly picture: Picture;
  readonly onRemove: () => void;
  /** Null where no engine can see pictures. */
  readonly onMark: ((isReference: boolean) => Promise<void>) | null;
  /** The limit of reference pictures is reached. */
  readonly isFull: boolean;
}

/** One picture: thumbnail, use as reference, and removal. */
export function PictureThumbnail({ picture, onRemove, onMark, isFull }: PictureThumbnailProps) {
  const { sitesUrl } = useRuntimeConfig();
  const [asking, setAsking] = useState(false);
  // The query cache tells its observers a turn later: the box would untick itself in between.
  const [asked, setAsked] = useState<boolean | null>(null);
  const isReference = asked ?? picture.is_reference === true;
  const mark = async (next: boolean): Promise<void> => {
    setAsked(next);
    await onMark?.(next);
    setAsked(null);
  };
  return (
    <Item>
      <img
        src={sitesUrl.replace(/\/+$/, '') + picture.address}
        alt={picture.alt}
        title={`${picture.alt} (${picture.name})`}
        width={88}
        height={88}
      />
      <IconButton
        label={`Remove the picture ${picture.alt}`}
        icon={<X size={14} aria-hidden />}
        onClick={() => setAsking(true)}
      />
      {onMark && (
        <Checkbox
          label="Look like this"
          aria-label={`Look like this: ${picture.alt}`}
          checked={isReference}
          disabled={isFull && !isReference}
          onChange={() => void mark(!isReference)}
        />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Remove the picture ${picture.alt}?`}
        confirmLabel="Remove picture"
        destructive
        onConfirm={() => {
          setAsking(false);
          onRemove();
        }}
      >
        It is removed from this project, and a page that shows it will have a gap. Published
        websites keep their copy.
      </ConfirmDialog>
    </Item>
  );
}
