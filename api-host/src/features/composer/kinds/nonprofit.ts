import { defineKind } from './define-kind';

export const nonprofit = defineKind({
  id: 'nonprofit',
  label: 'nonprofit',
  words: [
    'nonprofit',
    'non-profit',
    'charity',
    'animal shelter',
    'animal rescue',
    'food bank',
    'foundation',
    'ngo',
    'association',
    'volunteer group',
    'community garden',
    'community centre',
    'community center',
    'homeless shelter',
    'environmental organization',
    'environmental group',
    'beach cleanup',
    'campaign',
    'youth club',
    'library',
  ],
  tones: ['warm', 'bold', 'calm', 'playful'],
  hues: [145, 50, 25, 215, 85],
  night: 0.04,
  motifs: ['landscape', 'botanical', 'geometric'],
  sections: ['about', 'services', 'stats', 'events', 'donate', 'contact'],
  titles: [
    'Small help, many hands',
    'Good neighbours change things',
    'Doing something beats waiting',
    'There is room for one more',
  ],
  leads: [
    '{name} is {a subject}{in}{for}. See what we do, lend a hand, or help pay for it.',
    'People{in} who got tired of waiting. Join {name} for an hour or for years.',
  ],
  actions: [
    ['Give', 'donate'],
    ['Help out', 'signup'],
    ['What we do', 'services'],
    ['Contact', 'contact'],
  ],
  about: {
    title: 'Why we do this',
    text: [
      '{name} started where most good things start: someone noticed, someone else had an hour, and a third person brought a van.',
      'Describe the need you answer, who you help and how far you have come.',
    ],
  },
  services: {
    title: 'What we do',
    list: [
      ['On the ground', 'Help where it is needed, week after week.'],
      ['Advice', 'Someone who listens and knows where to go next.'],
      ['Education', 'Visits, talks and materials.'],
      ['Community', 'Meetings, meals and shared work.'],
    ],
  },
  items: {
    title: 'Ways to help',
    list: [
      ['An hour a week', 'Join a regular shift', 'Time'],
      ['One day', 'Help at an event', 'Time'],
      ['Things', 'See what is needed', 'In kind'],
    ],
  },
  gallery: {
    title: 'In action',
    list: ['A Saturday', 'New faces', 'At work', 'Before', 'After', 'Thank you'],
  },
  roles: ['Chair', 'Coordinator', 'Volunteers', 'Treasurer'],
  questions: [
    ['Where does the money go?', 'Explain in figures people can check'],
    ['Can I volunteer without experience?', 'Say what is needed'],
    ['Are donations tax-deductible?', 'State the rules'],
    ['How can my company help?', 'Explain partnerships'],
  ],
  steps: {
    title: 'How to help',
    list: [
      ['Say hello', 'Tell us what you like doing.'],
      ['Come along', 'Try one shift with someone experienced.'],
      ['Stay', 'As often as your life allows.'],
    ],
  },
  events: {
    title: 'Join in',
    list: [
      ['Volunteer evening', 'Meet the people, find your task.'],
      ['Action day', 'Gloves, tea and visible results.'],
      ['Open house', 'See where your support goes.'],
    ],
  },
  contact: {
    title: 'Write to us',
    lead: 'Questions, offers of help, partnerships.',
    topics: ['I want to help', 'I need help', 'Partnerships', 'Press'],
  },
  call: { title: 'One more pair of hands', text: 'Yours would make a difference.' },
});
