import { Link } from '../../router';
import { styled } from '../../styled';
import { roomyTarget } from './roomy-target';

/** A link inside the product that stands alone on its line; inside a sentence use the router's `Link`. */
export const TextLink = styled(Link)`
  ${roomyTarget}
  border-radius: 2px;
  font-size: var(--text-13);
  font-weight: 500;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;
