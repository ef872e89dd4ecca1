import { previewRunnerPath, picturesPath } from 'shared-kit/contract';

/** The files for crawlers of one website; `link` ends with a slash. */
export const siteRobots = (link: string): string =>
  ['User-agent: *', `Allow: ${new URL(link).pathname}`, `Sitemap: ${link}sitemap.xml`, ''].join(
    '\n',
  );

/**
 * Of the sites origin itself. It names no sitemap: a list of all websites would tell every visitor who
 * is here. Each page names its own address, and its sitemap lies beside it.
 */
export const originRobots = [
  'User-agent: *',
  `Disallow: ${previewRunnerPath}`,
  `Disallow: ${picturesPath}`,
  '',
].join('\n');

/** A website has one page. */
export const siteMap = (link: string, publishedAt: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>${link}</loc><lastmod>${publishedAt.toISOString()}</lastmod></url>
</urlset>
`;
