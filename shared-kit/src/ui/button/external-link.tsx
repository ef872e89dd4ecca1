import { ArrowUpRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import { newTab } from './new-tab';
import { roomyTarget } from './roomy-target';

const Anchor = styled.a`
  ${roomyTarget}
  display: inline-flex;
  align-items: center;
  gap: 2px;
  border-radius: 2px;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    opacity: 0.7;
  }
`;

/** A link out of the product, in a new tab. Its small arrow says so. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <Anchor {...newTab} {...rest}>
      {children}
      <ArrowUpRight size={14} aria-hidden />
    </Anchor>
  );
}
