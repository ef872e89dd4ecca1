import { about } from './about';
import { account, contact, newsletter, ownForm, prayer, rsvp, signup } from './contact';
import { askedFor } from './asked-for';
import { custom } from './custom';
import { events } from './events';
import { faq } from './faq';
import { gallery } from './gallery';
import { location } from './location';
import { menu } from './menu';
import { announcements, posts, sermons } from './posts';
import { pricing } from './pricing';
import { countdown, cta, donate, downloads, logos, music, stats, video } from './proof';
import { schedule, serviceTimes } from './schedule';
import type { Section } from './section';
import { services } from './services';
import { admissions, firstVisit, steps } from './steps';
import { team } from './team';
import { testimonials } from './testimonials';
import { appSections } from '../apps';
import { partSections } from '../commission/parts';
import { work } from './work';

/** A new kind of section: write one file beside this one and name it here. */
export const sectionKinds: readonly Section[] = [
  about,
  services,
  menu,
  work,
  gallery,
  team,
  testimonials,
  pricing,
  faq,
  steps,
  firstVisit,
  admissions,
  schedule,
  serviceTimes,
  posts,
  announcements,
  sermons,
  events,
  contact,
  newsletter,
  prayer,
  rsvp,
  signup,
  account,
  ownForm,
  location,
  stats,
  logos,
  donate,
  cta,
  countdown,
  downloads,
  video,
  music,
  ...appSections,
  ...partSections,
  askedFor,
  custom,
];

export function sectionById(id: string): Section {
  return sectionKinds.find((section) => section.id === id) ?? custom;
}
