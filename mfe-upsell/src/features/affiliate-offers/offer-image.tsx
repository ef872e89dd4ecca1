import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'shared-kit/styled';
import { OfferCover } from './offer-cover';

const Frame = styled.div`
  aspect-ratio: 16 / 9;
  display: grid;
  background: var(--color-surface-sunken);
  border-bottom: 1px solid var(--color-border);
  overflow: hidden;

  > img,
  > svg:only-child {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Placeholder = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-2);
  color: var(--color-text-muted);
  font-size: var(--text-13);
`;

/**
 * The operator's picture; a placeholder when it fails to load, the default cover when there is
 * none.
 */
export function OfferImage(props: { image: string | undefined; name: string; index: number }) {
  const { image, name, index } = props;
  const [failedImage, setFailedImage] = useState<string>();
  if (image === undefined) {
    return (
      <Frame>
        <OfferCover index={index} />
      </Frame>
    );
  }
  return (
    <Frame>
      {failedImage === image ? (
        <Placeholder>
          <ImageOff aria-hidden size={24} />
          Picture not available
        </Placeholder>
      ) : (
        <img
          src={image}
          alt={name}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedImage(image)}
        />
      )}
    </Frame>
  );
}
