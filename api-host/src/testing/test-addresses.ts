import { siteAddresses } from '../features/websites/site-addresses';

/** Websites at paths of an unreachable origin. */
export const testAddresses = siteAddresses({
  sitesUrl: 'http://sites.test',
  sitesDomain: null,
});
