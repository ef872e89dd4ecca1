import { defineKind } from './define-kind';

export const law = defineKind({
  id: 'law',
  label: 'law firm',
  words: [
    'law firm',
    'lawyer',
    'lawyers',
    'attorney',
    'legal practice',
    'legal services',
    'solicitors',
    'solicitor',
    'notary',
    'barrister',
    'law office',
    'immigration law',
    'family law',
    'abogado',
    'avocat',
  ],
  tones: ['professional', 'elegant', 'minimal', 'editorial'],
  hues: [255, 30, 160, 60, 240],
  night: 0.1,
  motifs: ['skyline', 'arches', 'books'],
  sections: ['services', 'about', 'team', 'steps', 'faq', 'contact'],
  titles: [
    'Clear counsel, plainly spoken',
    'The law, on your side of the table',
    'When it matters, prepare well',
    'Straight answers to hard questions',
  ],
  leads: [
    '{name} is {a subject}{in}{for}. Tell us what happened and we will tell you where you stand.',
    'Advice you can act on, from {name}{in}.',
  ],
  actions: [
    ['Request a consultation', 'contact'],
    ['Request a consultation', 'booking'],
    ['Practice areas', 'services'],
    ['About the firm', 'about'],
  ],
  about: {
    title: 'How we see our work',
    text: [
      'Good legal work begins with listening. {name} takes the time to understand what you want to achieve before saying which paths lead there.',
      'Describe the firm, its people and the matters you take on.',
    ],
  },
  services: {
    title: 'Practice areas',
    list: [
      ['Family', 'Separation, custody and agreements.'],
      ['Employment', 'Contracts, dismissals and disputes.'],
      ['Property', 'Buying, letting and building.'],
      ['Business', 'Founding, contracts and succession.'],
      ['Wills and estates', 'Arrange things while it is calm.'],
      ['Disputes', 'Negotiation first, court when needed.'],
    ],
  },
  items: {
    title: 'Fees',
    list: [
      ['First consultation', 'An assessment of your matter', 'Fees'],
      ['Fixed fee', 'For clearly defined work', 'Fees'],
      ['Hourly', 'For open-ended matters', 'Fees'],
    ],
  },
  gallery: {
    title: 'The office',
    list: ['Meeting room', 'Library', 'Entrance', 'At work', 'Detail', 'The street'],
  },
  roles: ['Partner', 'Partner', 'Associate', 'Office manager'],
  questions: [
    ['What does a first consultation cost?', 'State the fee or say it is free'],
    ['What should I bring?', 'List documents'],
    ['How long will it take?', 'Explain what it depends on'],
    ['Is what I tell you confidential?', 'Explain professional secrecy'],
  ],
  steps: {
    title: 'What happens next',
    list: [
      ['Tell us', 'Describe the matter in a few lines.'],
      ['Assessment', 'We say where you stand and what it may cost.'],
      ['Act', 'You decide; we carry it through.'],
    ],
  },
  contact: {
    title: 'Request a consultation',
    lead: 'Please leave out confidential details until we have spoken.',
    topics: ['Family', 'Employment', 'Property', 'Business', 'Something else'],
  },
  booking: {
    title: 'Request a consultation',
    noun: 'consultation',
    choices: ['In person', 'By phone', 'By video'],
  },
  call: {
    title: 'Talk to someone who knows',
    text: 'A first conversation makes most things clearer.',
  },
});
