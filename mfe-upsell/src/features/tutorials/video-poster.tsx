import { styled } from 'shared-kit/styled';

const Picture = styled.svg`
  width: 100%;
  height: 100%;
  background: var(--color-accent-surface);

  .window {
    fill: var(--color-surface-raised);
    stroke: var(--color-border-strong);
  }
  .line {
    fill: var(--color-surface-active);
  }
  .strong {
    fill: color-mix(in oklab, var(--color-accent) 35%, var(--color-surface-raised));
  }
`;

/** Rectangles of the drawn page: x, y, width, height; the first is emphasised. */
type Block = readonly [x: number, y: number, width: number, height: number];

const layouts: readonly (readonly Block[])[] = [
  [
    [96, 72, 56, 8],
    [96, 86, 84, 5],
    [96, 96, 70, 5],
    [196, 68, 40, 40],
    [96, 116, 140, 20],
  ],
  [
    [96, 68, 140, 34],
    [96, 110, 42, 26],
    [145, 110, 42, 26],
    [194, 110, 42, 26],
  ],
  [
    [96, 68, 90, 8],
    [96, 82, 140, 5],
    [96, 92, 124, 5],
    [96, 102, 132, 5],
    [96, 118, 46, 14],
  ],
  [
    [166, 68, 70, 68],
    [96, 68, 60, 8],
    [96, 84, 60, 5],
    [96, 94, 48, 5],
    [96, 120, 60, 16],
  ],
  [
    [182, 80, 34, 56],
    [96, 68, 72, 68],
    [176, 68, 46, 6],
    [226, 80, 10, 56],
  ],
  [
    [130, 84, 72, 22],
    [112, 68, 108, 8],
    [96, 118, 140, 5],
    [108, 128, 116, 5],
  ],
  [
    [96, 68, 34, 68],
    [140, 72, 96, 5],
    [140, 84, 70, 5],
    [140, 96, 84, 5],
    [140, 108, 58, 5],
  ],
  [
    [200, 68, 36, 14],
    [96, 71, 70, 8],
    [96, 92, 140, 12],
    [96, 110, 140, 12],
    [96, 128, 80, 8],
  ],
];

/** Drawing for the nth tutorial; no picture is fetched before play is pressed. */
export function VideoPoster(props: { index: number }) {
  const [strong, ...lines] = layouts[props.index % layouts.length] ?? [];
  return (
    <Picture viewBox="0 0 332 187" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect className="window" x="80" y="36" width="172" height="116" rx="8" />
      {[92, 102, 112].map((x) => (
        <circle key={x} className="line" cx={x} cy="49" r="3" />
      ))}
      {strong && <BlockShape className="strong" block={strong} />}
      {lines.map((block) => (
        <BlockShape key={block.join()} className="line" block={block} />
      ))}
    </Picture>
  );
}

function BlockShape({ className, block }: { className: string; block: Block }) {
  const [x, y, width, height] = block;
  return <rect className={className} x={x} y={y} width={width} height={height} rx="3" />;
}
