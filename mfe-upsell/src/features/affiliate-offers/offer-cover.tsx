import { styled } from 'shared-kit/styled';

const Picture = styled.svg`
  background: var(--color-surface-sunken);

  .paper {
    fill: var(--color-surface-raised);
    stroke: var(--color-border-strong);
  }
  .tint {
    fill: var(--color-accent-surface);
  }
  .accent {
    fill: var(--color-accent);
  }
  .line {
    fill: none;
    stroke: var(--color-accent);
    stroke-width: 6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

/** One mark per offer, in a common style. */
const marks = [
  <path key="door" className="line" d="M140 122V62h40v60M128 122h64M168 92v2" />,
  <path
    key="loop"
    className="line"
    d="M160 90c-14-22-40-22-40 0s26 22 40 0 40-22 40 0-26 22-40 0"
  />,
  <path key="check" className="line" d="m126 92 22 22 46-48" />,
  <path key="gauge" className="line" d="M120 116a40 40 0 1 1 80 0M160 116l20-30" />,
  <path key="bolt" className="line" d="m168 54-34 44h26l-8 32 36-46h-27z" />,
  <path key="rise" className="line" d="m120 118 26-28 20 16 34-42M178 64h22v22" />,
  <path
    key="people"
    className="line"
    d="M144 84a14 14 0 1 0 0-.1M120 124c0-30 48-30 48 0M180 82a12 12 0 1 0 0-.1M182 104c14 0 20 8 20 20"
  />,
];

/** Default cover of an offer without a picture. */
export function OfferCover({ index }: { index: number }) {
  return (
    <Picture viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="tint" width="320" height="180" />
      <rect className="paper" x="88" y="30" width="144" height="120" rx="10" />
      {marks[index % marks.length]}
    </Picture>
  );
}
