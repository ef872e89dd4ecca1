import path from 'node:path';
import { remoteFolders, root } from '../webpack/workspaces';

/** One check: `node`, or a program of node_modules/.bin, with its arguments. */
export interface CheckStep {
  readonly title: string;
  readonly program: string;
  readonly arguments: readonly string[];
}

const sourceFolders = [
  'shared-kit',
  'build-kit',
  'host-shell',
  'site-composer',
  'site-document',
  'site-editor',
  'api-host',
  'scripts',
  'e2e',
];

function typeCheck(project: string): CheckStep {
  return { title: `Types of ${project}`, program: 'tsc', arguments: ['-p', project] };
}

/** dependency-cruiser with its parser taught JSX; run by Node itself. */
export const importRulesCommand = [
  '--require',
  path.join(root, 'scripts/check/parse-tsx.cjs'),
  path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
];

function importRules(folders: readonly string[]): CheckStep {
  return {
    title: 'Import rules',
    program: 'node',
    arguments: [...importRulesCommand, '--config', '.dependency-cruiser.mjs', ...folders],
  };
}

const textRules: CheckStep = {
  title: 'Rules found in the text',
  program: 'tsx',
  arguments: ['scripts/check-text-rules.ts'],
};

/** What a team checks that ships one workspace alone: `npm run check -w mfe-projects`. */
export function workspaceSteps(folder: string): CheckStep[] {
  return [
    { title: 'Formatting', program: 'oxfmt', arguments: ['--check', folder] },
    { title: 'Lint with types', program: 'oxlint', arguments: ['--type-aware', folder] },
    typeCheck(folder),
    importRules([folder]),
    textRules,
  ];
}

/** Everything `npm run check` runs: exactly what CI runs. */
export function checkSteps(): CheckStep[] {
  const folders = [...sourceFolders, ...remoteFolders()];
  const projects = [
    'shared-kit',
    'build-kit',
    'host-shell',
    'site-composer',
    path.join('site-composer', 'src', 'browser', 'scripts'),
    'site-document',
    path.join('site-document', 'src', 'preview'),
    'site-editor',
    'api-host',
    ...remoteFolders(),
  ];
  return [
    { title: 'Formatting', program: 'oxfmt', arguments: ['--check', '.'] },
    { title: 'Lint with types', program: 'oxlint', arguments: ['--type-aware', '.'] },
    typeCheck('.'),
    typeCheck(path.join('shared-kit', 'tsconfig.contract.json')),
    ...projects.map(typeCheck),
    importRules(folders),
    textRules,
    {
      title: 'Coverage of the specification',
      program: 'tsx',
      arguments: ['scripts/check-specification-coverage.ts'],
    },
    {
      title: 'Conformance tests of every endpoint',
      program: 'tsx',
      arguments: ['scripts/check-endpoint-conformance.ts'],
    },
    { title: 'Public surface of shared-kit', program: 'tsx', arguments: ['scripts/surface.ts'] },
    { title: 'Dead files, exports and dependencies', program: 'knip', arguments: [] },
  ];
}
