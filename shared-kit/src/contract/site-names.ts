/**
 * Where each published website has a name of its own below `localhost`, most browsers resolve it and some
 * do not. The app asks `siteNamesPath` of such a name, once, and says with this header of its calls that
 * it was reached: the links in the answers are those names then, and paths of the sites origin otherwise.
 */
export const siteNamesHeader = 'x-site-names';

/** The header's value. */
export const siteNamesReached = 'reached';

/** Answers where a name below the sites origin leads to this host. */
export const siteNamesPath = '/_names';
