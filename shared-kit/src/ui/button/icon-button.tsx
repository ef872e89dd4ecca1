import { styled } from '../../styled';
import { Button, type ButtonProps } from './button';

/** Properties of `IconButton`: the label is its accessible name and its tooltip. */
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label'> {
  readonly label: string;
  readonly icon: ButtonProps['icon'];
}

const Square = styled(Button)<{ size?: ButtonProps['size'] }>`
  flex: none;
  width: ${({ size }) => `var(--control-height${size === 'medium' ? '' : '-small'})`};
  padding: 0;
`;

/** A square button that shows only an icon. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'small',
  ...rest
}: IconButtonProps) {
  return (
    <Square {...rest} variant={variant} size={size} aria-label={label} title={label} icon={icon} />
  );
}
