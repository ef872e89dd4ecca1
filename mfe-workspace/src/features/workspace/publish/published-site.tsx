import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'shared-kit/styled';
import { copyLink, ExternalLink, IconButton } from 'shared-kit/ui';
import { useProject } from '../model';
import { SideSection } from '../layout';

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2);
  font-size: var(--text-13);

  > :first-child {
    padding-block: 6px;
  }
`;

/** The published address, once there is one. */
export function PublishedSite() {
  const link = useProject((project) => project.site?.link ?? null);
  const line = useRef<HTMLDivElement>(null);
  const before = useRef(link);
  useEffect(() => {
    // The panel may be scrolled to the end of a conversation; whoever has just published looks for the address.
    if (before.current === null && link !== null)
      line.current?.parentElement?.scrollIntoView({ block: 'nearest' });
    before.current = link;
  }, [link]);
  if (link === null) return null;
  return (
    <SideSection title="Published">
      <Line ref={line}>
        <ExternalLink href={link}>{link.replace(/^https?:\/\//, '')}</ExternalLink>
        <IconButton
          label="Copy link"
          icon={<Copy size={16} aria-hidden />}
          onClick={() => void copyLink(link)}
        />
      </Line>
    </SideSection>
  );
}
