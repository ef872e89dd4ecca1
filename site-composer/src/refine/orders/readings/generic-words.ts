/** Words of a request that stand on many pages and name no part of this one. */
const generic = new Set(
  'page site website section part bit thing things stuff top bottom end list line text name names time year day week people everyone everybody thanks please sorry needs need want wants like think nobody somebody finally only first last question questions answer photo picture bigger smaller'.split(
    ' ',
  ),
);

export const isGeneric = (word: string): boolean => generic.has(word);
