import type { ComponentProps, ReactNode } from 'react';
import { Link } from '../../router';
import { styled } from '../../styled';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style';
import { newTab } from './new-tab';

interface Look {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: ReactNode;
}

type InnerLinkProps = Look & ComponentProps<typeof Link> & { readonly href?: undefined };
type OuterLinkProps = Look & ComponentProps<'a'> & { readonly href: string };

/** `to` leads inside the product, `href` outside it, in a new tab. */
export type LinkButtonProps = InnerLinkProps | OuterLinkProps;

const Inner = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;
const Outer = styled.a<ButtonLook>`
  ${buttonStyle}
`;

/** A link that looks like a button: it goes somewhere, a `Button` does something. */
export function LinkButton(props: LinkButtonProps) {
  if (props.href !== undefined) {
    const { variant = 'secondary', size = 'medium', icon, children, ...rest } = props;
    return (
      <Outer {...newTab} {...rest} $variant={variant} $size={size}>
        {icon}
        {children}
      </Outer>
    );
  }
  const { variant = 'secondary', size = 'medium', icon, children, ...rest } = props;
  return (
    <Inner {...rest} $variant={variant} $size={size}>
      {icon}
      {children}
    </Inner>
  );
}
