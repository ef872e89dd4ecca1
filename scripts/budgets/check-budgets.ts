import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { listFirstLoads } from './first-loads';
import type { FirstLoad } from './first-loads';
import { readModuleBytes } from './module-bytes';
import type { ModuleBytes } from './module-bytes';
import type { BuildTarget } from '../build/targets';

/** How much a first load may weigh, and why that much. */
const budget = z.object({
  kilobytes: z.number(),
  reason: z.string().check(z.minLength(10)),
});
export const budgets = z.record(z.string(), budget);
export type Budgets = z.infer<typeof budgets>;

/** What first loads consisted of when the budgets were set, for telling what grew since. */
const notedModules = z.record(z.string(), z.record(z.string(), z.number()));
export type NotedModules = z.infer<typeof notedModules>;

export const budgetFile = path.join(import.meta.dirname, 'budgets.json');
export const modulesFile = path.join(import.meta.dirname, 'noted-modules.json');

const kilobyte = 1024;

/** Most modules a complaint names: those that grew most. */
const namedModules = 5;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Modules that grew or are new, most first, as a person reads it. */
export function listGrowth(before: ModuleBytes, now: ModuleBytes): string[] {
  return Object.entries(now)
    .map(([name, bytes]) => ({
      name,
      bytes: bytes - (before[name] ?? 0),
      isNew: !(name in before),
    }))
    .filter(({ bytes }) => bytes > 0)
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, namedModules)
    .map(({ name, bytes, isNew }) => `  +${bytes} bytes  ${name}${isNew ? ' (new)' : ''}`);
}

/** The complaint about one first load; null when it keeps its budget. */
export function judge(
  load: FirstLoad,
  {
    known,
    noted,
    modulesOf,
  }: {
    readonly known: Budgets;
    readonly noted: NotedModules;
    readonly modulesOf: (files: readonly string[]) => ModuleBytes;
  },
): string | null {
  const limit = known[load.name];
  if (!limit) return `${load.name} has no budget: add one with its reason to ${budgetFile}`;
  const kilobytes = load.bytes / kilobyte;
  if (kilobytes <= limit.kilobytes) return null;
  const over = (kilobytes - limit.kilobytes).toFixed(1);
  const growth = listGrowth(noted[load.name] ?? {}, modulesOf(load.files));
  return [
    `${load.name} takes ${kilobytes.toFixed(1)} KB, ${over} KB more than its budget of ${limit.kilobytes} KB.`,
    'Grown since the budget was set, before compression:',
    ...growth,
  ].join('\n');
}

/** How many first loads keep their budgets, and one text for each that does not. */
export interface BudgetCheck {
  readonly kept: number;
  readonly problems: readonly string[];
}

/** Holds builds against the budgets of the repository. */
export function checkBudgets(targets: readonly BuildTarget[]): BudgetCheck {
  const known = budgets.parse(readJson(budgetFile));
  const noted = notedModules.parse(readJson(modulesFile));
  const loads = targets.flatMap(listFirstLoads);
  const problems = loads.flatMap(
    (load) => judge(load, { known, noted, modulesOf: readModuleBytes }) ?? [],
  );
  return { kept: loads.length - problems.length, problems };
}
