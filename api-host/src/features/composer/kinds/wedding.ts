import { defineKind } from './define-kind';

export const wedding = defineKind({
  id: 'wedding',
  label: 'wedding',
  words: [
    'wedding website',
    'wedding site',
    'our wedding',
    'wedding',
    'boda',
    'engagement party',
    'save the date',
    'birthday party',
    'anniversary party',
    'retirement party',
    'farewell party',
    'party',
    'baby shower',
    'family reunion',
    'memorial',
  ],
  tones: ['elegant', 'calm', 'warm', 'editorial', 'playful'],
  hues: [15, 150, 60, 340, 220],
  night: 0.03,
  motifs: ['botanical', 'arches', 'landscape'],
  sections: ['about', 'schedule', 'location', 'gallery', 'rsvp'],
  titles: ['{name}', 'We would love you there', 'Come and celebrate with us', 'A day to remember'],
  leads: [
    '{name}{in}. Everything you need for the day: where, when, what to wear and how to reply.',
    'A celebration{in}, and you are invited.',
  ],
  actions: [
    ['Reply', 'rsvp'],
    ['The day', 'schedule'],
    ['How to get there', 'location'],
  ],
  about: {
    title: 'Our story',
    text: [
      'Every story has a first chapter. Tell yours here: where you met, who spoke first, and how it came to this day.',
      'A few lines are enough; guests like the small details best.',
    ],
  },
  gallery: {
    title: 'Pictures',
    list: ['The two of us', 'The first trip', 'The question', 'Friends', 'The place', 'Soon'],
  },
  roles: ['Best man', 'Maid of honour', 'Witness', 'Host'],
  questions: [
    ['What should I wear?', 'Say what the dress code is'],
    ['May I bring someone?', 'Say who is invited'],
    ['Where can we stay?', 'List places nearby'],
    ['Are children welcome?', 'Say yes or no, kindly'],
    ['What about gifts?', 'Say what you wish for'],
  ],
  schedule: {
    title: 'The day',
    rows: ['Arrival', 'Ceremony', 'Drinks', 'Dinner', 'First dance', 'Late snack'],
  },
  contact: {
    title: 'Questions?',
    lead: 'Write to us about travel, food or songs.',
    topics: ['Travel', 'Food', 'Something else'],
  },
  call: {
    title: 'Will you come?',
    text: 'Please reply, so that there is a chair with your name on it.',
  },
});
