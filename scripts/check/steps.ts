import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../webpack/workspaces';

/** One check: `node`, or a program of node_modules/.bin, with its arguments. */
export interface CheckStep {
  readonly title: string;
  readonly program: string;
  readonly arguments: readonly string[];
}

const sourceFolders = ['shared-kit', 'host-shell', 'api-host', 'scripts', 'e2e'];

function remoteFolders(): string[] {
  return readdirSync(root).filter((name) => name.startsWith('mfe-'));
}

function typeCheck(project: string): CheckStep {
  return { title: `Types of ${project}`, program: 'tsc', arguments: ['-p', project] };
}

/** dependency-cruiser with its parser taught JSX; run by Node itself. */
export const importLawsCommand = [
  '--require',
  path.join(root, 'scripts/check/parse-tsx.cjs'),
  path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
];

/** Everything `npm run check` runs: exactly what CI runs. */
export function checkSteps(): CheckStep[] {
  const folders = [...sourceFolders, ...remoteFolders()];
  const projects = ['shared-kit', 'host-shell', 'api-host', ...remoteFolders()];
  return [
    { title: 'Formatting', program: 'oxfmt', arguments: ['--check', '.'] },
    { title: 'Lint with types', program: 'oxlint', arguments: ['--type-aware', '.'] },
    typeCheck('.'),
    typeCheck(path.join('shared-kit', 'tsconfig.contract.json')),
    ...projects.map(typeCheck),
    {
      title: 'Import laws',
      program: 'node',
      arguments: [...importLawsCommand, '--config', '.dependency-cruiser.mjs', ...folders],
    },
    { title: 'Laws in the text', program: 'tsx', arguments: ['scripts/check-text-laws.ts'] },
    {
      title: 'Coverage of the specification',
      program: 'tsx',
      arguments: ['scripts/check-specification-coverage.ts'],
    },
    {
      title: 'Ladder of every endpoint',
      program: 'tsx',
      arguments: ['scripts/check-endpoint-ladders.ts'],
    },
    { title: 'Dead files, exports and dependencies', program: 'knip', arguments: [] },
  ];
}
