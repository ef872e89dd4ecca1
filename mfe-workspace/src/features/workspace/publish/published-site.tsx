import { Copy } from 'lucide-react';
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
  if (link === null) return null;
  return (
    <SideSection title="Published">
      <Line>
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
