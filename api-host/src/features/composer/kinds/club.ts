import { defineKind } from './define-kind';

export const club = defineKind({
  id: 'club',
  label: 'sports club',
  words: [
    'cricket club',
    'rugby club',
    'hockey club',
    'rowing club',
    'sailing club',
    'netball club',
    'basketball club',
    'volleyball club',
    'cycling club',
    'hiking club',
    'chess club',
    'golf club',
    'bowls club',
    'football team',
    'cricket team',
    'rugby team',
    'amateur league',
    'sports team',
  ],
  tones: ['bold', 'rustic', 'warm', 'professional'],
  hues: [20, 145, 255, 85, 300],
  night: 0.2,
  motifs: ['landscape', 'kinetic', 'rays', 'waves'],
  sections: ['about', 'schedule', 'team', 'gallery', 'events', 'contact'],
  titles: ['Our colours, our ground', 'See you at the next match', 'One club, every age', '{name}'],
  leads: [
    'Fixtures, results and training{in}: everything members and supporters of {name} need, and how to become one.',
    '{name} is {a subject}{in}. Come and watch, come and train, stay for a drink.',
  ],
  actions: [
    ['Fixtures and results', 'league'],
    ['Training times', 'schedule'],
    ['Join the club', 'signup'],
    ['Get in touch', 'contact'],
  ],
  about: {
    title: 'The club',
    text: [
      '{name} is run by its members: people who mark the lines, make the tea and turn up in the rain.',
      'Say when it all began, where you play and what newcomers should know.',
    ],
  },
  services: {
    title: 'What we do',
    list: [
      ['First team', 'Saturdays, in the league.'],
      ['Second team', 'For those who like it a little calmer.'],
      ['Juniors', 'Children and teenagers, with trained coaches.'],
      ['Social', 'Dinners, quizzes and the summer party.'],
    ],
  },
  items: {
    title: 'Club shop',
    list: [
      ['Club shirt', 'In our colours', 'Clothes'],
      ['Cap', 'One size', 'Clothes'],
      ['Training top', 'For cold evenings', 'Clothes'],
      ['Mug', 'For the tea', 'Supporters'],
      ['Scarf', 'For the touchline', 'Supporters'],
      ['Season ticket', 'Every home match', 'Supporters'],
    ],
  },
  gallery: {
    title: 'From the season',
    list: [
      'The ground',
      'Before the start',
      'The first team',
      'Juniors day',
      'The pavilion',
      'After the match',
    ],
  },
  roles: ['Chair', 'Captain', 'Head of juniors', 'Secretary'],
  questions: [
    ['Can I try it first?', 'Say how often people may come before they join'],
    ['What does membership cost?', 'Give the fee per year and what is included'],
    ['Do I need my own equipment?', 'Say what can be borrowed'],
    ['From which age can children come?', 'Give the age and the training times'],
  ],
  steps: {
    title: 'How to join',
    list: [
      ['Come and watch', 'Any training evening; ask for the captain.'],
      ['Try it', 'Borrow what you need and join in.'],
      ['Become a member', 'One form, one fee, and you are on the list.'],
    ],
  },
  schedule: {
    title: 'Training',
    rows: ['First team', 'Juniors', 'Second team', 'Open training'],
  },
  posts: {
    title: 'Club news',
    list: [
      ['Match report', 'How the weekend went.', 'Matches'],
      ['The season ahead', 'Dates to put into the calendar.', 'Club'],
      ['Help wanted', 'What needs doing and when we meet.', 'Club'],
    ],
  },
  events: {
    title: 'Dates',
    list: [
      ['Open day', 'Bring a friend and try it.'],
      ['Home match', 'Everyone is welcome to watch.'],
      ['Summer party', 'Members, families, neighbours.'],
    ],
  },
  contact: {
    title: 'Talk to the club',
    lead: 'Questions about playing, helping or sponsoring go here.',
    topics: ['Joining', 'Juniors', 'Sponsoring', 'Something else'],
  },
  booking: {
    title: 'Come to a training',
    noun: 'training',
    choices: ['Juniors', 'Adults', 'Beginners'],
  },
  call: {
    title: 'There is room for one more',
    text: 'Come to a training evening and see for yourself.',
  },
});
