import { addressLimit } from 'shared-kit/contract';

/** Approximates the address the host derives from a title, for requesting a free one. */
export function titleAddress(title: string): string {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’]/gu, '')
    .match(/[a-z0-9]+/g);
  const address = (words ?? []).join('-').slice(0, addressLimit).replace(/-$/, '');
  return address || 'site';
}
