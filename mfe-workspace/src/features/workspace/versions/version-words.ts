import type { ProjectVersion } from 'shared-kit/contract';

const kinds: Readonly<Record<string, string>> = {
  generated: 'Generated',
  refined: 'Tweaked',
  edited: 'Edited by hand',
  fixed: 'Repaired',
};

/** Label of what made a version; kinds of later hosts are shown as they are. */
export function describeKind({
  kind,
  restored_from: from,
}: Pick<ProjectVersion, 'kind' | 'restored_from'>): string {
  if (kind === 'restored' && from !== null) return `Version ${from} put back`;
  return kinds[kind] ?? kind;
}

/** Creation time of a version in the reader's locale. */
export function describeTime({ created_at: createdAt }: ProjectVersion): string {
  const time = new Date(createdAt);
  if (Number.isNaN(time.getTime())) return '';
  return time.toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
}
