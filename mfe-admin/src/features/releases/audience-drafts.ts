import { releaseAudience } from 'shared-kit/contract/releases';
import type { AudienceRole, ReleaseAudience } from 'shared-kit/contract/releases';

/** An audience as it is typed. */
export interface AudienceDraft {
  readonly roles: readonly AudienceRole[];
  readonly flags: string;
  readonly members: string;
  readonly networks: string;
}

export const noAudience: AudienceDraft = { roles: [], flags: '', members: '', networks: '' };

/** Parts between commas, spaces and line breaks. */
const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** The audience, null where nobody is named, or one sentence on what is wrong with it. */
export function readAudience(
  draft: AudienceDraft,
):
  | { readonly audience: ReleaseAudience | null; readonly problem: null }
  | { readonly problem: string } {
  const lists = {
    roles: [...draft.roles],
    flags: partsOf(draft.flags).map(Number),
    members: partsOf(draft.members),
    networks: partsOf(draft.networks),
  };
  const named = Object.entries(lists).filter(([, list]) => list.length > 0);
  if (named.length === 0) return { audience: null, problem: null };
  const parsed = releaseAudience.safeParse(Object.fromEntries(named));
  if (parsed.success) return { audience: parsed.data, problem: null };
  const [issue] = parsed.error.issues;
  const [kind, at] = issue?.path ?? [];
  const typed = partsOf(kind === 'roles' || typeof kind !== 'string' ? '' : textOf(draft, kind));
  const part = typeof at === 'number' ? typed[at] : undefined;
  return {
    problem: part === undefined ? `${issue?.message ?? ''}.` : `“${part}”: ${texts[String(kind)]}.`,
  };
}

const texts: Readonly<Record<string, string>> = {
  flags: 'a flag is a number from 1 to 8',
  members: 'an account is named by its id',
  networks: 'a network is written as 203.0.113.0/24 or 2001:db8::/48',
};

const textOf = (draft: AudienceDraft, kind: string): string => {
  const { flags, members, networks } = draft;
  return { flags, members, networks }[kind] ?? '';
};
