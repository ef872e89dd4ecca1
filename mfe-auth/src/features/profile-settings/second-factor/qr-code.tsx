import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { styled } from 'shared-kit/styled';
import { Skeleton } from 'shared-kit/ui';

/** Black on white in both themes: not every camera reads inverted codes. */
const Picture = styled.img`
  display: block;
  width: 192px;
  height: 192px;
  border-radius: var(--radius-m);
  background: #fff;
`;

/** Medium error correction, with the quiet zone the standard requires. */
const drawing = { ecc: 'M', border: 4 } as const;

/**
 * QR code of a text. Renders nothing if its chunk cannot be loaded; the text is shown beside it
 * anyway.
 */
export function QrCode(props: {
  readonly text: string;
  readonly label: string;
}): ReactElement | null {
  const { text, label } = props;
  const [hasFailed, setHasFailed] = useState(false);
  const [source, setSource] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('uqr').then(
      ({ renderSVG }) => {
        if (isWanted)
          setSource(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, drawing))}`);
      },
      () => {
        if (isWanted) setHasFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [text]);
  if (hasFailed) return null;
  if (source === null) return <Skeleton width={192} height={192} />;
  return <Picture src={source} alt={label} width={192} height={192} />;
}
