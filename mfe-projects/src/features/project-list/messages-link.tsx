import { Inbox } from 'lucide-react';
import type { WebsiteListItem } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { LinkButton } from 'shared-kit/ui';

const Icon = styled(LinkButton)`
  position: relative;
  flex: none;
  width: var(--control-height-small);
  padding: 0;
`;

/** Positioned on the icon's corner, so that it moves nothing. */
const Count = styled.span`
  position: absolute;
  inset: -4px -6px auto auto;
  min-width: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--color-accent-surface);
  color: var(--color-accent-text);
  font-size: 11px;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

/** Link to the messages of visitors, with the number of unread ones. */
export function MessagesLink({ project }: { readonly project: WebsiteListItem }) {
  const unread = project.unread_messages ?? 0;
  const label = `Messages of ${project.title}${unread > 0 ? `, ${unread} unread` : ''}`;
  return (
    <Icon
      to={`/projects?messages=${project.id}`}
      variant="quiet"
      size="small"
      icon={<Inbox size={16} aria-hidden />}
      aria-label={label}
      title={label}
    >
      {unread > 0 && <Count>{unread > 99 ? '99+' : unread}</Count>}
    </Icon>
  );
}
