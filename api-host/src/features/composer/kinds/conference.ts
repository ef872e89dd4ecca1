import { defineKind } from './define-kind';

export const conference = defineKind({
  id: 'conference',
  label: 'event',
  words: [
    'conference',
    'tech conference',
    'festival',
    'meetup',
    'summit',
    'hackathon',
    'workshops',
    'exhibition',
    'event website',
    'event page',
    'event',
    'expo',
    'trade fair',
    'fair',
    'marathon',
    'charity run',
    'film festival',
    'concert',
    'theatre',
    'museum',
    'webinar',
  ],
  tones: ['bold', 'playful', 'professional', 'futuristic', 'editorial'],
  hues: [300, 25, 255, 145, 60, 340],
  night: 0.35,
  motifs: ['stage', 'geometric', 'kinetic'],
  sections: ['about', 'schedule', 'team', 'pricing', 'location', 'faq', 'signup'],
  titles: [
    'Be in the room',
    'Come for the talks, stay for the people',
    'One date, many ideas',
    'Something worth leaving home for',
  ],
  leads: [
    '{name} is {a subject}{in}{for}. See the programme, the people and how to take part.',
    'Talks, conversations and a few surprises{in}.',
  ],
  actions: [
    ['Get a ticket', 'pricing'],
    ['Register', 'signup'],
    ['See the programme', 'schedule'],
    ['Contact', 'contact'],
  ],
  about: {
    title: 'What it is about',
    text: [
      '{name} brings together people who usually only read each other. Short talks, long breaks and a programme that leaves room for questions.',
      'Say when it takes place, who should come and what they will take home.',
    ],
  },
  services: {
    title: 'What to expect',
    list: [
      ['Talks', 'Short, practical and prepared.'],
      ['Workshops', 'Hands on, in small groups.'],
      ['Breaks', 'Long enough for a real conversation.'],
      ['Evening', 'Food, music and new names.'],
    ],
  },
  items: {
    title: 'Tickets',
    list: [
      ['Early', 'For those who decide soon', 'Tickets'],
      ['Regular', 'Everything included', 'Tickets'],
      ['Student', 'With a valid card', 'Tickets'],
    ],
  },
  gallery: {
    title: 'Last time',
    list: ['The stage', 'In the audience', 'Workshop', 'Coffee break', 'Evening', 'The team'],
  },
  roles: ['Speaker', 'Speaker', 'Speaker', 'Host'],
  questions: [
    ['Where does it take place?', 'Give the venue and how to get there'],
    ['Can I get my money back?', 'State the terms'],
    ['Will talks be recorded?', 'Say yes or no'],
    ['Is the venue accessible?', 'Describe access and facilities'],
  ],
  steps: {
    title: 'How to take part',
    list: [
      ['Register', 'A name and an address are enough.'],
      ['Choose', 'Pick the sessions you like.'],
      ['Come', 'We keep a badge ready.'],
    ],
  },
  schedule: {
    title: 'Programme',
    rows: ['Opening', 'Keynote', 'Workshop', 'Panel', 'Lightning talks', 'Closing'],
  },
  contact: {
    title: 'Ask the organisers',
    lead: 'Speaking, sponsoring, access needs: write to us.',
    topics: ['Tickets', 'Speaking', 'Sponsoring', 'Access needs'],
  },
  call: { title: 'Save your place', text: 'Rooms are finite. Enthusiasm is not.' },
});
