import { textOf } from 'site-document/text';
import type { Site } from '../../../site-composer/src/refine/site';

/** A text as it is compared: without case, marks of quotation and the ways to write a time. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/['’‘"“”„«»]/g, '')
    .replaceAll(/(?<=\d):(?=\d)/g, '.')
    .replaceAll(/(?<=\b\d{1,2})\.00(?=\s?[ap]m\b)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

export const shown = (site: Site): string => plain(textOf(site.body));
export const count = (text: string, part: string): number => text.split(plain(part)).length - 1;
