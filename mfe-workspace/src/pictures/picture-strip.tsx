import { ImagePlus } from 'lucide-react';
import { useId, useRef } from 'react';
import { pictureLimits, pictureTypes } from 'shared-kit/contract';
import { useQuery } from 'shared-kit/query';
import { styled } from 'shared-kit/styled';
import { Button, Spinner } from 'shared-kit/ui';
import { engineQuery } from '../engine';
import { PictureThumbnail } from './picture-thumbnail';
import { ReferenceNote } from './reference-note';
import type { Pictures } from './use-pictures';

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-4);
  padding: 0;
  list-style: none;
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

/** The project's pictures, with buttons to add and remove them. */
export function PictureStrip({ pictures, hint, disabled = false }: PictureStripProps) {
  const { list, adding, isFull, refused, add, remove, mark } = pictures;
  const { data: engine } = useQuery(engineQuery);
  const seesPictures = engine?.sees_pictures === true;
  const references = list.filter((picture) => picture.is_reference === true);
  const isFullOfReferences = references.length >= pictureLimits.references;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  return (
    <Frame>
      {list.length > 0 && (
        <List aria-label="Your pictures">
          {list.map((picture) => (
            <PictureThumbnail
              key={picture.name}
              picture={picture}
              isFull={isFullOfReferences}
              onRemove={() => remove(picture.name)}
              onMark={seesPictures ? (isReference) => mark(picture.name, isReference) : null}
            />
          ))}
        </List>
      )}
      {list.length > 0 && <ReferenceNote engine={engine} />}
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
          // Reset, or choosing the same file again would fire no change event.
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
