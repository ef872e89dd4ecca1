/** Sharing websites by links that expire; loaded with the first dialog that offers it. */
export { Entry, EntrySection, momentOf } from './entry-list';
export { ShareLinks, type ShareLinksProps } from './share-links';
export type { ShareDays, ShareLinkSource } from './use-share-links';
