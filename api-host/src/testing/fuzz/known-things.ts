import * as z from 'zod/mini';
import type { Kind } from './fitting-fields';
import type { Caller, FuzzRequest } from './fuzz-request';

interface Known {
  readonly owner: Caller;
  readonly value: string;
}

/** Enough that some remain when others are deleted. */
const keptOfKind = 24;

const somethingNew = z.looseObject({
  revision: z.optional(z.string()),
  id: z.optional(z.string()),
  link: z.optional(z.string()),
  ticket: z.optional(z.string()),
  task_id: z.optional(z.string()),
});
const inside = z.looseObject({
  site: z.optional(z.object({ revision: z.string() })),
  publication: z.optional(z.object({ deployments: z.array(z.object({ id: z.string() })) })),
  user: z.optional(z.object({ id: z.string() })),
  agency: z.optional(z.union([z.object({ id: z.string() }), z.array(z.unknown())])),
  share: z.optional(z.object({ id: z.string() })),
  picture: z.optional(z.object({ name: z.string() })),
  project: z.optional(z.object({ id: z.string() })),
  sessions: z.optional(z.array(z.object({ id: z.string() }))),
  messages: z.optional(z.array(z.object({ id: z.string() }))),
});

/** What the senders know about a host, collected from its responses. */
export class KnownThings {
  readonly #known = new Map<Kind, Known[]>();

  /** Fills the placeholders in a text, with the caller's own resources first. */
  fill(text: string, caller: Caller): string {
    return text.replaceAll(/\{\{(\w+) (\d+)\}\}/g, (_, kind: string, index: string) => {
      const all = this.#known.get(kind as Kind) ?? [];
      const own = all.filter(({ owner }) => owner === caller);
      const among = own.length > 0 && Number(index) < 6 ? own : all;
      return among[Number(index) % among.length]?.value ?? 'unknown';
    });
  }

  /** Collects what a response refers to. */
  learn({ name, caller }: Pick<FuzzRequest, 'name' | 'caller'>, answer: string): void {
    let json: unknown;
    try {
      json = JSON.parse(answer);
    } catch {
      return;
    }
    const outer = somethingNew.safeParse(json).data;
    const inner = inside.safeParse(json).data;
    const keep = (kind: Kind, value: string | undefined) => {
      if (value !== undefined && value !== '') this.keep(kind, caller, value);
    };
    if (name === 'publishWebsite') keep('website', outer?.id);
    if (outer?.link?.includes('/_share/')) {
      keep('link', outer.link);
      keep('sharePath', new URL(outer.link).pathname);
    } else if (outer?.link) keep('slug', new URL(outer.link).pathname.split('/')[1]);
    keep('revision', outer?.revision ?? inner?.site?.revision);
    keep('ticket', outer?.ticket);
    keep('task', outer?.task_id);
    keep('person', inner?.user?.id);
    keep('project', inner?.project?.id);
    keep('share', inner?.share?.id);
    keep('picture', inner?.picture?.name);
    if (inner?.agency && 'id' in inner.agency) keep('agencyPerson', inner.agency.id);
    for (const { id } of inner?.sessions?.slice(-3) ?? []) keep('session', id);
    for (const { id } of inner?.publication?.deployments ?? []) keep('deployment', id);
    for (const { id } of inner?.messages?.slice(0, 3) ?? []) keep('message', id);
  }

  keep(kind: Kind, owner: Caller, value: string): void {
    const all = this.#known.get(kind) ?? [];
    this.#known.set(
      kind,
      [...all.filter((one) => one.value !== value), { owner, value }].slice(-keptOfKind),
    );
  }

  /** Removes what belonged to a deleted actor. */
  forget(gone: Caller): void {
    for (const [kind, all] of this.#known) {
      this.#known.set(
        kind,
        all.filter(({ owner }) => owner !== gone),
      );
    }
  }
}
