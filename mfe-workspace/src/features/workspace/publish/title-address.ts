import { addressLimit } from 'shared-kit/contract';

/** The address a host makes of a title, near enough to ask for a free one like it. */
export function titleAddress(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .match(/[a-z0-9]+/g);
  const address = (words ?? []).join('-').slice(0, addressLimit).replace(/-$/, '');
  return address || 'site';
}
