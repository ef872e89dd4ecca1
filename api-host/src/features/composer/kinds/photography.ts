import { defineKind } from './define-kind';

export const photography = defineKind({
  id: 'photography',
  label: 'photographer',
  words: [
    'photography portfolio',
    'photography studio',
    'photography business',
    'photography',
    'wedding photographer',
    'wedding photography',
    'portrait photographer',
    'photographer',
    'videographer',
    'film studio',
    'filmmaker',
    'fotógrafo',
    'drone photography',
    'photo studio',
  ],
  tones: ['minimal', 'editorial', 'elegant', 'bold'],
  hues: [60, 250, 20, 150, 0],
  night: 0.45,
  motifs: ['landscape', 'arches', 'botanical', 'portrait'],
  heroes: ['stage', 'editorial', 'frame', 'plain'],
  sections: ['gallery', 'about', 'services', 'steps', 'testimonials', 'contact'],
  titles: [
    'Light, people, quiet moments',
    'Pictures that stay',
    'Seen, not staged',
    'What the day felt like',
  ],
  leads: [
    '{name}, {subject}{in}. Pictures of real days, without stiff smiles.',
    'Photographs{for} by {name}{in}: calm on the day, careful afterwards.',
  ],
  actions: [
    ['See the pictures', 'gallery'],
    ['See the pictures', 'work'],
    ['Ask for a date', 'booking'],
    ['Ask for a date', 'contact'],
  ],
  about: {
    title: 'Behind the camera',
    text: [
      'I am {a subject}{in}. I work quietly, look for what happens between the poses, and deliver pictures you will still like in twenty years.',
      'Add a few lines about yourself and how a shoot with you feels.',
    ],
  },
  services: {
    title: 'What I photograph',
    list: [
      ['Weddings', 'From getting ready to the last dance.'],
      ['Portraits', 'Alone, together, with the dog.'],
      ['Families', 'At home, outdoors, unposed.'],
      ['Work', 'People, places and products for companies.'],
    ],
  },
  items: {
    title: 'Packages',
    list: [
      ['Short session', 'One place, one light', 'Packages'],
      ['Half day', 'Time to wander', 'Packages'],
      ['Full day', 'The whole story', 'Packages'],
    ],
  },
  gallery: {
    title: 'Selected pictures',
    list: [
      'First light',
      'Between the trees',
      'A quiet room',
      'By the water',
      'On the way',
      'The last hour',
      'Portrait',
      'Detail',
      'Evening',
    ],
  },
  roles: ['Photographer', 'Second photographer', 'Editing'],
  questions: [
    ['How many pictures do we get?', 'Give a typical number'],
    ['When are they ready?', 'Give a time'],
    ['Do you travel?', 'Say how far and at what cost'],
    ['May we print them?', 'Explain usage rights'],
  ],
  steps: {
    title: 'How a shoot goes',
    list: [
      ['We talk', 'About the day, the people, the light.'],
      ['We shoot', 'Calmly, with room for accidents.'],
      ['You choose', 'From a gallery made for you.'],
    ],
  },
  contact: {
    title: 'Tell me about your day',
    lead: 'Date, place and what you imagine.',
    topics: ['A wedding', 'Portraits', 'For a company', 'Something else'],
  },
  booking: { title: 'Ask for a date', noun: 'date', choices: ['Wedding', 'Portrait', 'Company'] },
  call: { title: 'Have a date in mind?', text: 'Write early; good light books up.' },
});
