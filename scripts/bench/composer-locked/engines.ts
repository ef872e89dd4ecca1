import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Refinement } from 'site-composer';
import * as host from '../../../api-host/src/features/composer/composer';
import { root } from '../../webpack/workspaces';

/** What either composer answers, as far as it is measured. */
export interface MadeSite {
  readonly html: string;
  readonly css: string;
  readonly js: string;
  readonly notes: readonly string[];
  /** What was asked for and not done. */
  readonly undone: readonly string[];
}

export interface Engine {
  readonly name: string;
  compose(instruction: string): MadeSite | Promise<MadeSite>;
  refine(site: MadeSite, request: string): MadeSite | Promise<MadeSite>;
}

const answerSchema = z.object({
  html: z.string(),
  css: z.string(),
  js: z.string(),
  notes: z.array(z.string()),
  undone: z.array(z.string()).optional(),
  unfulfilled: z.array(z.string()).optional(),
});

function readAnswer(answer: unknown): MadeSite {
  const { undone, unfulfilled, ...files } = answerSchema.parse(answer);
  return { ...files, undone: undone ?? unfulfilled ?? [] };
}

type Compose = (instruction: string) => unknown;
type Refine = (request: { instruction: string; html: string; css: string; js: string }) => unknown;

function engineOf(name: string, compose: Compose, refine: Refine): Engine {
  return {
    name,
    compose: async (instruction) => readAnswer(await compose(instruction)),
    refine: async ({ html, css, js }, request) =>
      readAnswer(await refine({ instruction: request, html, css, js })),
  };
}

const isFunction = (value: unknown): value is (...values: unknown[]) => unknown =>
  typeof value === 'function';

/** The day the instructions count as written: the dates they name are still to come, and every run gives the same. */
const today = new Date('2026-01-12T12:00:00Z');

async function loadSiteComposer(): Promise<Engine> {
  const entry = path.join(root, 'site-composer/src/index.ts');
  if (!existsSync(entry)) throw new Error('site-composer/src/index.ts does not exist yet');
  const found = (await import(entry)) as Record<string, unknown>;
  const { compose, refine } = found;
  if (!isFunction(compose) || !isFunction(refine))
    throw new Error('site-composer exports no compose and refine');
  return engineOf(
    'site-composer',
    (instruction) => compose(instruction, { today }),
    ({ instruction, ...files }) => told(refine(files, instruction, { today }) as Refinement),
  );
}

function told({ files, parts }: Refinement): MadeSite {
  const undone = parts.filter(({ outcome }) => outcome === 'not_done');
  const sentence = (part: { readonly sentence: string }): string => part.sentence;
  return { ...files, notes: parts.map(sentence), undone: undone.map(sentence) };
}

/** `host` is the composer inside api-host; `site-composer` the workspace, once it exports its functions. */
export async function loadEngine(name: string): Promise<Engine> {
  if (name === 'host') return engineOf('host', host.compose, host.refine);
  if (name === 'site-composer') return loadSiteComposer();
  throw new Error(`Choose --engine host or --engine site-composer, not ${name}`);
}
