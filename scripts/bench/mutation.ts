import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyCheckout } from '../test/copy-checkout';
import { runCaptured } from '../test/run-captured';
import { root } from '../webpack/workspaces';
import { mutatedParts } from './mutation/parts';
import type { MutatedPart } from './mutation/parts';
import { mutationReport, scoreOf } from './mutation/score';
import type { MutationScore } from './mutation/score';
import { installStryker, strykerSettings } from './mutation/stryker';

/** Aim of issue 15, in percent of the mutants of each part. */
const aim = 80;

/**
 * Mutation testing with Stryker, in a copy of the checkout: which changes of the sources no test notices.
 * `--only menu` takes one part; `--survivors` lists what survived. Exits 1 below the aim.
 */
export async function benchMutation(): Promise<void> {
  const options = { only: { type: 'string' }, survivors: { type: 'boolean' } } as const;
  const { only, survivors } = parseArgs({ options, strict: false, allowPositionals: true }).values;
  const parts = mutatedParts.filter(({ name }) => only === undefined || name === only);
  const program = await installStryker();
  const copy = await copyCheckout();
  try {
    for (const part of parts) {
      const score = await mutate(part, program, copy.folder);
      const share = `${score.killed} of ${score.killed + score.survived}`;
      console.log(
        `${part.name.padEnd(12)}${score.percent.toFixed(1)} % (${share} mutants noticed)`,
      );
      if (survivors === true) console.log(score.survivors.map((line) => `  ${line}`).join('\n'));
      if (score.percent < aim) process.exitCode = 1;
    }
  } finally {
    await copy.remove();
  }
}

async function mutate(part: MutatedPart, program: string, folder: string): Promise<MutationScore> {
  const reports = path.join(root, '.cache', 'mutation');
  await mkdir(reports, { recursive: true });
  const report = path.join(reports, `${part.name}.json`);
  const settings = path.join(folder, `stryker.${part.name}.json`);
  await writeFile(settings, JSON.stringify(strykerSettings(part, report)));
  const { code, output } = await runCaptured(process.execPath, [program, 'run', settings], folder);
  if (code !== 0) throw new Error(`Stryker ended with ${code}:\n${output}`);
  return scoreOf(mutationReport.parse(JSON.parse(await readFile(report, 'utf8'))));
}
