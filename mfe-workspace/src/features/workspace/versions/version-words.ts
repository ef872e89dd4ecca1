import type { ProjectVersion } from 'shared-kit/contract';

const kinds: Readonly<Record<string, string>> = {
  generated: 'Generated',
  refined: 'Tweaked',
  edited: 'Edited by hand',
  fixed: 'Repaired',
};

/** What made a version, in a word or two; a kind of a later host is named as it is. */
export function describeKind({
  kind,
  restored_from: from,
}: Pick<ProjectVersion, 'kind' | 'restored_from'>): string {
  if (kind === 'restored' && from !== null) return `Version ${from} put back`;
  return kinds[kind] ?? kind;
}

/** When a version was made, short and in the reader's own form. */
export function describeTime({ created_at: createdAt }: ProjectVersion): string {
  const time = new Date(createdAt);
  if (Number.isNaN(time.getTime())) return '';
  return time.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
