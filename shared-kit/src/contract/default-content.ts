/**
 * Neutral content for an operator who configured nothing: real enough to see every page working,
 * impossible to mistake for somebody's product. Nothing here is requested before a person clicks.
 */
const videoTitles = [
  'Getting started',
  'Your first website',
  'Writing a good prompt',
  'Changing what you have',
  'Previewing on every screen',
  'Publishing and sharing',
  'Exporting your code',
  'Settings and security',
];

/** Seven videos of one site and one of another (specification, section 2). */
export const defaultVideos = () =>
  videoTitles.map((title, index) => ({
    title,
    embedUrl: `https://example.${index === 7 ? 'org' : 'com'}/embed/video-${index + 1}`,
  }));

const offerNames = [
  'Front End',
  'Unlimited',
  'Done For You',
  'Automation',
  'Swift Profit',
  'Limitless Traffic',
  'Agency',
];

export const defaultOffers = () =>
  offerNames.map((name, index) => ({
    id: `offer-${index + 1}`,
    name,
    affiliateLink: `https://example.com/affiliate/offer-${index + 1}`,
  }));

export const defaultBonuses = () => [
  {
    title: 'Prompt library',
    text: 'Prompts for common kinds of website, ready to paste and adapt.',
    url: 'https://example.com/bonus/prompt-library',
  },
  {
    title: 'Launch checklist',
    text: 'What to check before you share a new website with the world.',
    url: 'https://example.com/bonus/launch-checklist',
  },
  {
    title: 'Picture sources',
    text: 'Where to find pictures you may use, and how to credit them.',
    url: 'https://example.com/bonus/picture-sources',
  },
];
