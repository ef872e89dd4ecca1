import type { Catalogue } from './catalogue';
import { placesAndPeople } from './places-and-people';
import { thingsToRead } from './things-to-read';

/** What is looked through rather than bought: samples that let filters and forms be tried. */
export const places: readonly Catalogue[] = [...placesAndPeople, ...thingsToRead];
