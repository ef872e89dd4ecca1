import { slugPattern } from './slug';

/** What the operator set: where the sites origin is and, in subdomain mode, what its websites hang below. */
export interface SitesSettings {
  readonly sitesUrl: string;
  /** `sites.example.com`: websites are at `<slug>.sites.example.com`; null: below a path of the origin. */
  readonly sitesDomain: string | null;
}

/** Where published websites are; the one place that knows both modes. */
export interface SiteAddresses {
  readonly mode: 'path' | 'subdomain';
  /** A page of the sites origin itself; `path` begins with a slash. */
  readonly shared: (path: string) => string;
  /** A website's address, with the slash at its end. */
  readonly linkOf: (slug: string) => string;
  /** Whose address the `Host` of a request is; null where it is the sites origin's own. */
  readonly slugOfHost: (host: string | undefined) => string | null;
}

/** What stands for a host below the domain that can be no website's; never a slug. */
const nobody = '_';

export function siteAddresses({ sitesUrl, sitesDomain }: SitesSettings): SiteAddresses {
  const base = sitesUrl.replace(/\/+$/, '');
  const shared = (path: string) => base + path;
  if (sitesDomain === null) {
    return { mode: 'path', shared, linkOf: (slug) => `${base}/${slug}/`, slugOfHost: () => null };
  }
  const { protocol, port } = new URL(base);
  const ending = `.${sitesDomain}`;
  return {
    mode: 'subdomain',
    shared,
    linkOf: (slug) => `${protocol}//${slug}${ending}${port === '' ? '' : `:${port}`}/`,
    slugOfHost: (host = '') => {
      const name = host.toLowerCase().replace(/\.?(?::\d*)?$/, '');
      // The origin itself may be below the domain too: `www.example.com` beside `<slug>.example.com`.
      if (!name.endsWith(ending) || name === new URL(base).hostname) return null;
      const slug = name.slice(0, -ending.length);
      return slugPattern.test(slug) ? slug : nobody;
    },
  };
}
