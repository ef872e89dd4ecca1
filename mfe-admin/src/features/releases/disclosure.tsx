import { styled } from 'shared-kit/styled';

/** What is read by those who want to know more, behind a line that reads as a link. */
export const Disclosure = styled.details`
  font-size: var(--text-13);

  > summary {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 32px;
    color: var(--color-accent-text);
    cursor: pointer;
  }
  @media (pointer: coarse) {
    > summary {
      min-height: 44px;
    }
  }
`;
