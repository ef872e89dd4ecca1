import type { SiteKind } from './kind';

/** Used when no kind matches, and the source of whatever another kind leaves out. */
export const generic: SiteKind = {
  id: 'generic',
  label: 'website',
  words: ['website', 'business', 'company', 'shop', 'studio'],
  tones: ['professional', 'warm', 'minimal', 'bold', 'calm', 'editorial'],
  hues: [255, 195, 145, 25, 300, 50, 340],
  night: 0.15,
  motifs: ['geometric', 'landscape', 'arches', 'botanical'],
  sections: ['about', 'services', 'steps', 'gallery', 'faq', 'contact'],
  titles: ['{name}', 'Welcome to {name}', '{subject}{in}, made simple', 'Meet {name}'],
  leads: [
    '{subject}{in}{for}. See what we do, how we work and how to reach us.',
    'Everything you need to know about {name}: what we offer, how it works and how to get in touch.',
  ],
  actions: [
    ['Get in touch', 'contact'],
    ['What we do', 'services'],
    ['About us', 'about'],
  ],
  about: {
    title: 'About {name}',
    text: [
      '{name} is a {subject}{in}. This is the place to say in a few sentences who you are, whom you help and what people can expect from you.',
    ],
  },
  services: {
    title: 'What we do',
    list: [
      ['First conversation', 'A short talk to understand what you need before anything starts.'],
      ['Made to fit', 'Work shaped around your situation instead of a standard package.'],
      ['Clear agreements', 'What will be done, by when and at what price, in writing.'],
      ['Support afterwards', 'Someone to call when a question comes up later.'],
    ],
  },
  items: {
    title: 'What we offer',
    list: [
      ['Starter', 'The essentials, for a first try.', 'Offers'],
      ['Standard', 'The usual choice, with room to adapt.', 'Offers'],
      ['Complete', 'Everything together, from start to finish.', 'Offers'],
      ['Single session', 'One appointment, no commitment.', 'Extras'],
      ['Gift voucher', 'A present for someone who would enjoy it.', 'Extras'],
      ['Something special', 'Made to order after a conversation.', 'Extras'],
    ],
  },
  gallery: {
    title: 'A look around',
    list: [
      'The first impression',
      'Where we work',
      'Details that matter',
      'In good hands',
      'A quiet corner',
      'Ready for you',
    ],
  },
  roles: ['Founder', 'Client care', 'Operations', 'Studio'],
  questions: [
    ['How do I get started?', 'Say what the first step is and how long it takes'],
    ['What does it cost?', 'Explain how prices are set and what they include'],
    ['Where are you based?', 'Give the address or the area you serve'],
    ['How quickly will I hear back?', 'Say when and how you answer messages'],
  ],
  steps: {
    title: 'How it works',
    list: [
      ['Say hello', 'Tell us in a few lines what you are looking for.'],
      ['Make a plan', 'We agree on what happens, when and at what price.'],
      ['Enjoy the result', 'You get what was agreed, and someone to ask afterwards.'],
    ],
  },
  schedule: {
    title: 'Schedule',
    rows: ['Morning session', 'Midday session', 'Afternoon session', 'Evening session'],
  },
  posts: {
    title: 'News and notes',
    list: [
      ['How we started', 'The story behind {name} and the idea that keeps it going.', 'Stories'],
      ['What to know before you visit', 'A short guide for people who are new here.', 'Guides'],
      ['Behind the scenes', 'A look at an ordinary day and the work nobody sees.', 'Stories'],
    ],
  },
  events: {
    title: 'Coming up',
    list: [
      ['Open day', 'Come by, look around and ask whatever you like.'],
      ['Meet the team', 'An easy evening to put faces to names.'],
      ['Workshop', 'Learn something useful in a small group.'],
    ],
  },
  contact: {
    title: 'Get in touch',
    lead: 'Write a few lines and say how to reach you.',
    topics: ['A question', 'A request', 'Something else'],
  },
  booking: {
    title: 'Book a time',
    noun: 'appointment',
    choices: ['First visit', 'Regular appointment', 'Something else'],
  },
  call: { title: 'Ready when you are', text: 'One message is enough to begin.' },
};
