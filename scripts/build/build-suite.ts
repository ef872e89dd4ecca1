import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Listr } from 'listr2';
import { runCaptured } from '../test/run-captured';
import { readRemote, root } from '../webpack/workspaces';
import { writeReleaseRecord } from './release-record';
import { pointAtEditor } from './editor-pointer';
import { editorTarget, isStale, remoteTarget, singleTarget, suiteTargets } from './targets';
import type { BuildTarget } from './targets';

/** What is built from more than one workspace; a workspace has a webpack.config.ts of its own. */
const composed: Readonly<Record<string, string>> = {
  single: 'scripts/webpack/single-config.ts',
  'dev-shell': 'scripts/dev/dev-shell-config.ts',
};

/** As `npx webpack` in its folder. A build gets a process of its own; webpack keeps one core busy. */
async function buildTarget(target: BuildTarget): Promise<void> {
  const cli = path.join(root, 'node_modules/webpack-cli/bin/cli.js');
  const config = path.join(root, composed[target.id] ?? `${target.id}/webpack.config.ts`);
  const parameters = [cli, 'build', '--config', config];
  const { code, output } = await runCaptured(process.execPath, parameters, path.dirname(config));
  if (code !== 0) throw new Error(`Building ${target.id} failed:\n${output.trim()}`);
}

/** `silent` where what is printed is for a program to read. */
type Renderer = 'default' | 'silent';

/** Builds what is stale, several side by side, with progress; says nothing when all is current. */
export async function buildStale(
  targets: readonly BuildTarget[],
  renderer: Renderer = 'default',
): Promise<void> {
  const stale = targets.filter(isStale);
  if (stale.length === 0) return;
  const tasks = stale.map((target) => ({
    title: `Build ${target.id} ${target.version}`,
    task: () => buildTarget(target),
  }));
  await new Listr(tasks, {
    concurrent: Math.max(2, availableParallelism()),
    exitOnError: true,
    renderer,
    fallbackRenderer: renderer === 'silent' ? 'silent' : 'simple',
  }).run();
}

/** Brings the shell, every remote and the release record up to date with the sources. */
export async function buildSuite(renderer?: Renderer): Promise<void> {
  await buildStale(suiteTargets(), renderer);
  await writeReleaseRecord();
  await pointAtEditor(editorTarget());
}

/** Builds one remote, when it is stale, and nothing else; returns what was built. The record stays. */
export async function buildRemote(folder: string): Promise<BuildTarget> {
  const target = remoteTarget(readRemote(folder));
  await buildStale([target]);
  return target;
}

/** Builds the suite as one build, the yardstick; returns its folder. */
export async function buildSingle(): Promise<string> {
  const target = singleTarget();
  await buildStale([target]);
  return target.output;
}
