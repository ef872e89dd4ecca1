import { ImagePlus, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useRuntimeConfig } from 'shared-kit/config';
import { pictureTypes } from 'shared-kit/contract';
import type { Picture } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, IconButton, Spinner } from 'shared-kit/ui';
import { ConfirmDialog } from 'shared-kit/ui/dialog';
import type { Pictures } from './use-pictures';

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  list-style: none;
`;

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
  button {
    position: absolute;
    inset: 4px 4px auto auto;
    border: 1px solid var(--color-border);
    border-radius: 50%;
    background: var(--color-surface-raised);
  }
`;

const Refused = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding: 0;
  color: var(--color-danger-text);
  font-size: var(--text-13);
  list-style: none;
  overflow-wrap: anywhere;
`;

const Hint = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-12);
`;

/** Properties of `PictureStrip`. */
export interface PictureStripProps {
  readonly pictures: Pictures;
  readonly hint: string;
  readonly disabled?: boolean;
}

/** The member's own pictures of a project: small, with ways to add and remove them. */
export function PictureStrip({ pictures, hint, disabled = false }: PictureStripProps) {
  const { list, adding, isFull, refused, add, remove } = pictures;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Frame>
      {list.length > 0 && (
        <List aria-label="Your pictures">
          {list.map((picture) => (
            <Thumbnail key={picture.name} picture={picture} onRemove={() => remove(picture.name)} />
          ))}
        </List>
      )}
      {refused.length > 0 && (
        <Refused aria-label="Files that were not added">
          {refused.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </Refused>
      )}
      <input
        ref={input}
        type="file"
        accept={pictureTypes.join(',')}
        multiple
        hidden
        aria-label="Picture files"
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          // Or choosing the same file again would be no change.
          event.target.value = '';
        }}
      />
      <Button
        size="small"
        icon={adding > 0 ? <Spinner size={14} /> : <ImagePlus size={16} aria-hidden />}
        disabled={disabled || isFull}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {adding > 0 ? 'Adding pictures…' : 'Add pictures'}
      </Button>
      <Hint id={hintId}>{isFull ? 'This project has reached its limit of pictures.' : hint}</Hint>
    </Frame>
  );
}

interface ThumbnailProps {
  readonly picture: Picture;
  readonly onRemove: () => void;
}

function Thumbnail({ picture, onRemove }: ThumbnailProps) {
  const { sitesUrl } = useRuntimeConfig();
  const [asking, setAsking] = useState(false);
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
