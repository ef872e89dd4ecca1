import { defineKind } from './define-kind';

export const band = defineKind({
  id: 'band',
  label: 'band',
  words: [
    'band website',
    'my band',
    'our band',
    'rock band',
    'indie band',
    'jazz band',
    'band',
    'musician',
    'singer-songwriter',
    'singer',
    'dj',
    'orchestra',
    'choir',
    'rapper',
    'record label',
    'music producer',
    'music',
  ],
  tones: ['bold', 'editorial', 'futuristic', 'minimal', 'playful'],
  hues: [0, 300, 50, 150, 260],
  night: 0.65,
  motifs: ['sound', 'stage', 'geometric', 'kinetic'],
  heroes: ['poster', 'stage', 'plain', 'editorial'],
  sections: ['music', 'events', 'about', 'gallery', 'newsletter', 'contact'],
  titles: ['{name}', 'Louder in person', 'Turn it up', 'New songs, old amps'],
  leads: [
    '{name}: {subject}{in}. Hear the songs, find a show, say hello.',
    'Songs, shows and the occasional letter from {name}.',
  ],
  actions: [
    ['Listen', 'music'],
    ['Tour dates', 'events'],
    ['Merch', 'products'],
    ['Contact', 'contact'],
  ],
  about: {
    title: 'About',
    text: [
      '{name} is {a subject}{in}. Say here who plays what, how it began, and what it sounds like to someone who has never heard you.',
      'Bookers and journalists look for this paragraph: keep it short and quotable.',
    ],
  },
  services: {
    title: 'Book us for',
    list: [
      ['Clubs', 'A full set, a full room.'],
      ['Festivals', 'Short, loud, on time.'],
      ['Private evenings', 'Tell us the occasion.'],
    ],
  },
  items: {
    title: 'Merch',
    list: [
      ['T-shirt', 'Logo on the front', 'Clothes'],
      ['Tote bag', 'Carries records', 'Clothes'],
      ['Vinyl', 'Gatefold, with lyrics', 'Records'],
      ['CD', 'For the car', 'Records'],
      ['Poster', 'Printed small run', 'Paper'],
      ['Gift card', 'For a fan', 'Paper'],
    ],
  },
  gallery: {
    title: 'Pictures',
    list: ['Sound check', 'On stage', 'Backstage', 'On the road', 'Studio', 'The crowd'],
  },
  roles: ['Vocals', 'Guitar', 'Bass', 'Drums'],
  questions: [
    ['How can we book you?', 'Name the contact and terms'],
    ['Do you have a rider?', 'Link it'],
    ['Where can I buy the music?', 'List shops and platforms'],
  ],
  events: {
    title: 'On tour',
    list: [
      ['Club show', 'City and venue to add'],
      ['Festival', 'City and stage to add'],
      ['Record release', 'City and venue to add'],
      ['Acoustic evening', 'City and venue to add'],
    ],
  },
  contact: {
    title: 'Booking and everything else',
    lead: 'Shows, press, collaborations.',
    topics: ['Booking', 'Press', 'Merch', 'Just saying hello'],
  },
  call: { title: 'See you in the front row', text: 'Bring earplugs.' },
});
