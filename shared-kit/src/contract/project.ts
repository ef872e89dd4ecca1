import * as z from 'zod/mini';
import { draftFiles, generatedFiles, generationEngine } from './generated-site';
import { generationUsage, understoodPrompt } from './generation-task';

/** Most turns a project tells: the newest ones. */
export const projectTurnLimit = 200;

/** Days a deleted project can be brought back. */
export const projectUndeleteDays = 7;

/** Where a project stands, as hosts of this release name it. */
export const projectStates = ['draft', 'generating', 'published', 'offline', 'suspended'] as const;
export type ProjectState = (typeof projectStates)[number];

/** One of the member's projects, without its code. */
export const projectSummary = z.object({
  /** The name the member's browser gave it. */
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  /** The first 100 characters of the first prompt. */
  description: z.string(),
  /** The first prompt: the description the project began with. */
  prompt: z.string(),
  /** One of `projectStates`; tolerates what later hosts add. */
  state: z.string(),
  /** Number of the newest version; null before the first. */
  version: z.nullable(z.number()),
  /** Whether the member wrote the title; otherwise it follows what the website calls itself. */
  title_is_own: z.boolean(),
  /** Grows with every change of title or address; a rename names the one it is based on. */
  revision: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  /** The website it is published as, and that website's link; both null for a draft. */
  website_id: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
export type ProjectSummary = z.infer<typeof projectSummary>;

/** How one part of a prompt ended. */
export const projectTurnPart = z.object({
  text: z.string(),
  /** `done`, `partly` or `not_done`; tolerates what later hosts add. */
  status: z.optional(z.string()),
  detail: z.optional(z.string()),
});
export type ProjectTurnPart = z.infer<typeof projectTurnPart>;

/**
 * One turn of a project's conversation: a prompt and what became of it, or a version made by hand
 * (`kind` `edited`, `restored`, `fixed`), which is a turn without a generation.
 */
export const projectTurn = z.object({
  /** The generation's task id; of a turn without one `version-` and its number. */
  id: z.string(),
  /** A version's kind; `repair` for a generation nobody typed; tolerates what later hosts add. */
  kind: z.string(),
  prompt: z.string(),
  /** 0 or 1 as the generation was asked; null where there was none. */
  mode: z.nullable(z.number()),
  /** The element that was pointed at, as its source begins; null for the whole page. */
  target: z.nullable(z.string()),
  /** `running`, `done`, `partly`, `not_done`, `failed` or `cancelled`; tolerates what later hosts add. */
  status: z.string(),
  parts: z._default(z.array(projectTurnPart), []),
  /** The version it made, if it made one. */
  version: z.nullable(z.number()),
  /** Of a restored version: the one that was put back. */
  restored_from: z.optional(z.nullable(z.number())),
  /** Why it failed, or what else is to be said. */
  message: z.optional(z.string()),
  engine: z.optional(z.nullable(generationEngine)),
  created_at: z.string(),
});
export type ProjectTurn = z.infer<typeof projectTurn>;

/** A project with its newest code and its conversation: all a browser needs to open it. */
export const projectRecord = z.object({
  ...projectSummary.shape,
  /** The newest version's code; null before the first. */
  files: z.nullable(generatedFiles),
  /** Who made the newest version, or is at work; null for what a person made. */
  engine: z.nullable(generationEngine),
  /** Oldest first, at most `projectTurnLimit`. */
  turns: z.array(projectTurn),
  /** The generation that waits or runs, to follow; null when there is none. */
  task_id: z.nullable(z.string()),
  /** What was written of a page whose generation failed or was stopped last. */
  written: z.optional(z.nullable(draftFiles)),
  /** What the latest generation read in its prompt, and what it took of a language model. */
  understood: z.optional(z.nullable(understoodPrompt)),
  usage: z.optional(z.nullable(generationUsage)),
});
export type ProjectRecord = z.infer<typeof projectRecord>;
