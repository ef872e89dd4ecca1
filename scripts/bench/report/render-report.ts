import type { BenchFigures, Figure } from './write-figures';

const isReached = ({ value, aim, better }: Figure): boolean =>
  aim === null || (better === 'higher' ? value >= aim : value <= aim);

const plain = (value: number): string => String(Number(value.toPrecision(3)));

function lineOf(bench: string, figure: Figure, reasons: Readonly<Record<string, string>>): string {
  const { name, value, low, high, aim, better, unit, note = '' } = figure;
  const bound = aim === null ? '' : `${better === 'higher' ? '≥' : '≤'} ${plain(aim)}`;
  const verdict = aim === null ? '' : isReached(figure) ? 'reached' : '**missed**';
  const reason = isReached(figure) ? '' : (reasons[`${bench} ${name}`] ?? 'no reason is written');
  const remark = [note, reason]
    .filter(Boolean)
    .join('. ')
    .replaceAll('|', String.raw`\|`);
  const spread = low === high ? '' : `${plain(low)} to ${plain(high)}`;
  return `| ${name} | ${plain(value)} ${unit} | ${spread} | ${bound} | ${verdict} | ${remark} |`;
}

function sectionOf(
  { bench, measuredAt, machine, ratios }: BenchFigures,
  reasons: Readonly<Record<string, string>>,
): string {
  const { processors, model, memoryGB, node, load } = machine;
  return `## \`npm run bench -- ${bench}\`

Measured ${measuredAt.slice(0, 16).replace('T', ' ')} UTC on ${processors} processors (${model}), ${memoryGB} GB, Node ${node}; load of the last minute ${load}.

| Figure | Median | Spread | Aim | | Remark |
| --- | --- | --- | --- | --- | --- |
${ratios.map((figure) => lineOf(bench, figure, reasons)).join('\n')}
`;
}

/** The page people read. */
export const renderReport = (
  benches: readonly BenchFigures[],
  reasons: Readonly<Record<string, string>>,
): string => `# Performance

Written by \`npm run bench -- performance-report\` from what the benches measured last; do not edit it. Ratios are to something measured in turn with
it in the same run, so that a busy machine slows both. \`npm run bench -- compare\` sets a new run beside these figures.

${benches.map((bench) => sectionOf(bench, reasons)).join('\n')}`;
