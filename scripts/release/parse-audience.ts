import { releaseAudience } from 'shared-kit/contract/releases';
import type { ReleaseAudience } from 'shared-kit/contract/releases';
import { UsageError } from './command';

const lists = { role: 'roles', flag: 'flags', member: 'members', network: 'networks' } as const;

const isKind = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind);

/** Reads an audience such as `role:admin,flag:6,member:<account id>,network:10.0.0.0/8`. */
export function parseAudience(text: string): ReleaseAudience {
  const named: Record<string, (string | number)[]> = {};
  for (const part of text.split(',')) {
    const [kind = '', ...rest] = part.trim().split(':');
    // An IPv6 network has colons of its own.
    const value = rest.join(':');
    if (!isKind(kind) || value === '') {
      throw new UsageError(
        `"${part}" names nobody; write role:admin, flag:6, member:<account id> or network:10.0.0.0/8.`,
      );
    }
    // As the specification calls it, `oto_6` is flag 6.
    (named[lists[kind]] ??= []).push(kind === 'flag' ? Number(value.replace(/^oto_/, '')) : value);
  }
  const parsed = releaseAudience.safeParse(named);
  if (parsed.success) return parsed.data;
  throw new UsageError(`${parsed.error.issues[0]?.message ?? 'Wrong audience'}.`);
}
