import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { runCaptured } from '../test/run-captured';
import { copyFromContext, copyFromStage } from './copy-into-stage';
import { readStages } from './read-dockerfile';
import type { Instruction, Stage } from './read-dockerfile';
import { inStage, makeStageFolder } from './stage-folder';

/** What the last stage would be as an image. */
export interface RehearsedImage {
  /** Becomes `/`. */
  readonly folder: string;
  readonly workdir: string;
  readonly user: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

type Making = { -readonly [Key in keyof RehearsedImage]: RehearsedImage[Key] };

interface Rehearsal {
  /** A fresh clone, as `docker build` is given it. */
  readonly context: string;
  /** Where the stages' folders are made. */
  readonly folder: string;
  readonly tell: (line: string) => void;
}

/**
 * Carries out a Dockerfile without a container engine: its very instructions, each stage in a folder of its own that
 * is `/` to what runs in it. The base image is this machine's `/usr`; that it has the Node of `FROM` is checked.
 */
export async function rehearseImage(rehearsal: Rehearsal): Promise<RehearsedImage> {
  const made = new Map<string, Making>();
  for (const stage of readStages()) {
    refuseOtherNode(stage);
    const image: Making = {
      folder: path.join(rehearsal.folder, stage.name),
      workdir: '/',
      user: 'root',
      environment: {},
      command: [],
      healthcheck: [],
    };
    makeStageFolder(image.folder);
    for (const instruction of stage.instructions) {
      rehearsal.tell(`${stage.name}: ${instruction.keyword} ${instruction.text}`);
      await carryOut(rehearsal, made, image, instruction);
    }
    made.set(stage.name, image);
  }
  const image = [...made.values()].at(-1);
  if (!image) throw new Error('The Dockerfile has no stage');
  return image;
}

function refuseOtherNode({ base }: Stage): void {
  const wanted = /^node:(\d+)\./.exec(base)?.[1];
  const here = process.versions.node.split('.')[0];
  if (wanted !== here) throw new Error(`${base} is asked for; this machine has Node ${here ?? ''}`);
}

async function carryOut(
  { context }: Rehearsal,
  made: ReadonlyMap<string, Making>,
  image: Making,
  { keyword, flags, words, text }: Instruction,
): Promise<void> {
  switch (keyword) {
    case 'WORKDIR':
      image.workdir = text;
      mkdirSync(path.join(image.folder, text), { recursive: true });
      return;
    case 'COPY': {
      const last = words.at(-1) ?? '';
      // With its slash: it says that the file goes into a folder.
      const to = last.startsWith('/') ? last : `${image.workdir}/${last}`;
      const copy = { from: words.slice(0, -1), to };
      const source = flags['from'] === undefined ? null : made.get(flags['from']);
      if (source === undefined) throw new Error(`There is no stage ${String(flags['from'])}`);
      if (source) copyFromStage(source.folder, image.folder, copy);
      else await copyFromContext(context, image.folder, copy);
      return;
    }
    case 'RUN':
      await runIn(image, ['/bin/sh', '-c', text]);
      return;
    case 'ENV':
      image.environment = { ...image.environment, ...pairs(words) };
      return;
    case 'USER':
      image.user = text;
      return;
    case 'CMD':
      image.command = words;
      return;
    case 'HEALTHCHECK':
      image.healthcheck = words;
      return;
    case 'EXPOSE':
      return;
    default:
      throw new Error(
        `${keyword} cannot be rehearsed; teach it to scripts/deploy/rehearse-image.ts`,
      );
  }
}

const pairs = (words: readonly string[]) =>
  Object.fromEntries(words.map((word) => word.split('=', 2) as [string, string]));

async function runIn(image: Making, command: readonly string[]): Promise<void> {
  const [program = '', ...parameters] = inStage({ ...image, user: undefined, command });
  const environment = { ...image.environment, HOME: '/root', npm_config_cache: '/tmp/npm' };
  const { code, output } = await runCaptured(program, parameters, '/', environment);
  if (code !== 0)
    throw new Error(`${command.join(' ')} ended with ${code}:\n${output.slice(-2000)}`);
}
