import { getBuild } from 'shared-kit/contract/releases';
import type { BuildManifest } from 'shared-kit/contract/releases';
import { argument } from '../command';
import type { Command, Invocation } from '../command';
import { compareBuilds } from '../compare-builds';
import type { BuildDifference, Change } from '../compare-builds';

/** What two published builds of a remote differ in. */
export const diff: Command = {
  summary: 'What two builds differ in: sources, dependencies, bytes, routes, shared surface',
  usage: '<remote> <version> <other version>',
  help: ['Bytes are those of the files before compression, by chunk.'],
  async run(invocation) {
    const remote = argument(invocation, 0, 'remote');
    const from = await readBuild(invocation, remote, argument(invocation, 1, 'version'));
    const to = await readBuild(invocation, remote, argument(invocation, 2, 'other version'));
    const difference = compareBuilds(from, to);
    return { lines: describe(from, to, difference), json: difference };
  },
};

async function readBuild({ host }: Invocation, remote: string, version: string) {
  return (await host.call(getBuild, { params: { remote, version } })).build;
}

function describe(from: BuildManifest, to: BuildManifest, difference: BuildDifference): string[] {
  const { sources, shared, packages, chunks, bytes, routes, surface } = difference;
  return [
    `${from.name} ${from.version} to ${to.version}`,
    ...commitsOf(from, to),
    ...section('Sources', sources, describeSource),
    ...section('Shared dependencies', shared, describeChange),
    ...section('Own dependencies', packages, describeChange),
    `Bytes: ${describeBytes(bytes.from, bytes.to)}`,
    ...chunks.map((change) => `  ${change.chunk}  ${describeBytes(change.from, change.to)}`),
    ...section('Routes', routes, describeChange),
    ...section('Shared surface', surface, describeChange),
  ];
}

function commitsOf(from: BuildManifest, to: BuildManifest): string[] {
  if (from.commit === null || to.commit === null || from.commit === to.commit) return [];
  return [`Commits: git diff ${from.commit} ${to.commit} -- mfe-${from.name}`];
}

function section(
  title: string,
  changes: readonly Change[] | null,
  describeOne: (change: Change) => string,
): string[] {
  if (changes === null) return [`${title}: not recorded`];
  if (changes.length === 0) return [`${title}: the same`];
  return [`${title}: ${changes.length} changed`, ...changes.map(describeOne)];
}

/** The hashes say nothing to a person. */
function describeSource({ name, from, to }: Change): string {
  const what = from === null ? 'added' : to === null ? 'removed' : 'changed';
  return `  ${what.padEnd(7)}  ${name}`;
}

const describeChange = ({ name, from, to }: Change): string =>
  `  ${name}  ${from ?? 'none'} → ${to ?? 'none'}`;

const number = new Intl.NumberFormat('en', { signDisplay: 'auto' });
const signed = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const describeBytes = (from: number, to: number): string =>
  from === to
    ? `${number.format(to)}, the same`
    : `${number.format(from)} → ${number.format(to)} (${signed.format(to - from)})`;
