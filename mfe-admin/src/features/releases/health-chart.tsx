import { styled } from 'shared-kit/styled';
import { chartMinutes } from './releases.queries';
import { harmedShare, minutesPerBin, scaleOf } from './health-series';
import type { Bin } from './health-series';

/** One line of the chart. */
export interface Series {
  readonly version: string;
  readonly arm: 'candidate' | 'stable';
  readonly bins: readonly Bin[];
}

const width = 360;
const height = 112;
const edge = 6;

const Frame = styled.figure`
  display: grid;
  gap: var(--space-1);
  margin: 0;
  color: var(--color-text-muted);
  font-size: var(--text-12);
  font-variant-numeric: tabular-nums;

  svg {
    display: block;
    width: 100%;
    height: auto;
    max-height: 160px;
    border-radius: var(--radius-s);
    background: var(--color-surface-sunken);
  }
  .candidate {
    color: var(--color-accent);
  }
  .stable {
    color: var(--color-text-muted);
  }
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
`;

const bins = chartMinutes / minutesPerBin;
const x = (place: number): number => edge + (place / (bins - 1)) * (width - 2 * edge);

/** The share of harmed page loads over the last hour, candidate and stable in one picture. */
export function HealthChart({ series }: { readonly series: readonly Series[] }) {
  const top = scaleOf(series.flatMap((line) => line.bins));
  const y = (bin: Bin): number => height - edge - (harmedShare(bin) / top) * (height - 2 * edge);
  return (
    <Frame>
      <Scale aria-hidden>
        <span>Harmed page loads</span>
        <span>{top * 100}%</span>
      </Scale>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={describe(series)}>
        {[edge, height / 2, height - edge].map((line) => (
          <line
            key={line}
            x1={edge}
            x2={width - edge}
            y1={line}
            y2={line}
            stroke="var(--color-border)"
          />
        ))}
        {series.map(({ version, arm, bins: ofVersion }) => (
          <g key={version} className={arm} stroke="currentcolor" fill="none">
            <polyline
              points={ofVersion.map((bin) => `${x(bin.place)},${y(bin)}`).join(' ')}
              strokeWidth={2}
              strokeDasharray={arm === 'stable' ? '5 4' : undefined}
              strokeLinejoin="round"
            />
            {ofVersion.map((bin) => (
              <circle key={bin.place} cx={x(bin.place)} cy={y(bin)} r={2.5} fill="currentcolor" />
            ))}
          </g>
        ))}
      </svg>
      <Scale aria-hidden>
        <span>{chartMinutes} min ago</span>
        <span>now</span>
      </Scale>
    </Frame>
  );
}

/** What the picture shows, for who does not see it; the exact numbers are in the table beside it. */
function describe(series: readonly Series[]): string {
  const lines = series.map(({ version, arm, bins: ofVersion }) => {
    const shares = ofVersion.map(harmedShare);
    const last = shares.at(-1);
    if (last === undefined) return `${arm} ${version}: no page load`;
    const [low, high] = [Math.min(...shares), Math.max(...shares)].map(inPercent);
    return `${arm} ${version}: ${low} to ${high}, last ${inPercent(last)}`;
  });
  return `Harmed page loads in the last ${chartMinutes} minutes. ${lines.join('. ')}.`;
}

const inPercent = (share: number): string => `${Math.round(share * 1_000) / 10}%`;
