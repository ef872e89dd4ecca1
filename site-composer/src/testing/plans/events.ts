import { makePlan } from './make-plan';

const none = { heading: null, navigation: null } as const;

export const wedding = makePlan('atelier', 'cormorant', '#8a6d4b', {
  name: 'Clara & Matteo',
  title: 'Clara & Matteo, 12 June 2027',
  description: 'The wedding of Clara and Matteo at Villa Rosmarino near Lucca.',
  openFacts: ['phone'],
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'arch',
      kicker: 'Saturday, 12 June 2027',
      headline: 'Clara & Matteo',
      text: 'We are getting married at Villa Rosmarino near Lucca, and we would love you to be there.',
      actions: [{ label: 'Tell us you are coming', intent: 'reply', href: '#reply' }],
      icons: ['wedding', 'rose', 'dove'],
      facts: [],
    },
    {
      ...none,
      kind: 'facts',
      id: 'facts',
      layout: 'strip',
      facts: [
        { label: 'When', value: '12 June 2027, three o’clock', icon: 'calendar' },
        { label: 'Where', value: 'Villa Rosmarino, Lucca', icon: 'house-with-garden' },
        { label: 'Dress', value: 'Linen and flat shoes', icon: 'dress' },
      ],
    },
    {
      kind: 'countdown',
      id: 'countdown',
      layout: 'band',
      heading: null,
      navigation: null,
      datetime: '2027-06-12T15:00',
      label: 'Until we say yes',
    },
    {
      kind: 'schedule',
      id: 'day',
      layout: 'timeline',
      heading: 'The day',
      navigation: 'The day',
      entries: [
        {
          when: '15:00',
          datetime: null,
          title: 'Ceremony',
          text: 'Under the lime trees behind the villa.',
        },
        { when: '16:30', datetime: null, title: 'Lemonade and prosecco' },
        {
          when: '19:00',
          datetime: null,
          title: 'Dinner',
          text: 'At one long table in the olive grove.',
        },
        { when: '22:00', datetime: null, title: 'Dancing until the neighbours join in' },
      ],
    },
    {
      kind: 'text',
      id: 'story',
      layout: 'statement',
      heading: 'How we met',
      navigation: 'Our story',
      paragraphs: [
        'On the slow train from Pisa, over a crossword neither of us could finish.',
        'Nine years, two cities and one very stubborn cat later, we are asking everybody we love to one table.',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      layout: 'columns',
      heading: 'Good to know',
      navigation: 'Good to know',
      questions: [
        {
          question: 'May I bring the children?',
          answer: 'Please do. There is a pool and a person who watches it.',
        },
        {
          question: 'Where can we stay?',
          answer: 'We keep ten rooms at the villa and more in Lucca, fifteen minutes away.',
        },
        { question: 'Is there a list of gifts?', answer: 'No. Come, eat, dance.' },
        { question: 'How do we get there?', answer: 'A bus leaves Lucca station at two o’clock.' },
      ],
    },
    {
      kind: 'form',
      id: 'reply',
      layout: 'panel',
      heading: 'Will you come?',
      lead: 'Please answer by 1 April 2027.',
      navigation: 'Reply',
      fields: [
        { name: 'name', label: 'Your names', type: 'text', required: true },
        { name: 'count', label: 'How many of you?', type: 'number', required: true },
        {
          name: 'meal',
          label: 'Dinner',
          type: 'select',
          required: true,
          options: ['Meat', 'Fish', 'Vegetarian'],
        },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'note', label: 'Anything we should know?', type: 'textarea', required: false },
      ],
      submit: 'Send our answer',
      thanks: 'Thank you, we are looking forward to you.',
    },
  ],
});

export const fishing = makePlan('poster', 'shoulders', '#0b7285', {
  name: 'Lake Arden Open',
  title: 'Lake Arden Open, the fishing contest on 19 September',
  description: 'A day of bass and pike on Lake Arden with $5,000 in prizes.',
  openFacts: ['email'],
  footer: ['Lake Arden Anglers’ Club'],
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'poster',
      kicker: 'Saturday, 19 September 2026',
      headline: 'Biggest bass takes it',
      text: 'One lake, sixty boats, eight hours. The Lake Arden Open is for everybody who can cast a line.',
      actions: [
        { label: 'Enter the contest', intent: 'join', href: '#enter' },
        { label: 'Read the rules', intent: 'read', href: '#rules' },
      ],
      icons: ['fishing-pole', 'fish', 'trophy'],
      facts: ['$5,000 in prizes', 'Lines in at 6:30', 'Juniors free'],
    },
    {
      kind: 'facts',
      id: 'facts',
      layout: 'tiles',
      heading: null,
      navigation: null,
      facts: [
        { label: 'Entry', value: '$40 a boat', icon: 'admission-tickets' },
        { label: 'Boats', value: '60 at most', icon: 'motor-boat' },
        { label: 'Weigh-in', value: '3 p.m. at the pier', icon: 'balance-scale' },
      ],
    },
    {
      kind: 'schedule',
      id: 'day',
      layout: 'rows',
      heading: 'The day',
      navigation: 'The day',
      entries: [
        { when: '5:30', datetime: null, title: 'Check-in and coffee', text: 'At the north ramp.' },
        { when: '6:30', datetime: null, title: 'Lines in' },
        { when: '2:30', datetime: null, title: 'Lines out' },
        { when: '3:00', datetime: null, title: 'Weigh-in, fish fry and prizes' },
      ],
    },
    {
      kind: 'prices',
      id: 'prizes',
      layout: 'panels',
      heading: 'Prizes',
      navigation: 'Prizes',
      groups: [
        {
          heading: 'Bass',
          items: [
            { title: 'First', price: '$2,000' },
            { title: 'Second', price: '$1,000' },
            { title: 'Third', price: '$500' },
          ],
        },
        {
          heading: 'Pike',
          items: [
            { title: 'First', price: '$1,000' },
            { title: 'Second', price: '$300' },
          ],
        },
        { heading: 'Juniors', items: [{ title: 'Biggest fish', price: '$200' }] },
      ],
    },
    {
      kind: 'cards',
      id: 'rules',
      layout: 'grid',
      heading: 'Rules in short',
      navigation: 'Rules',
      cards: [
        { title: 'Artificial lures only', text: 'No live bait on the lake.', icon: 'hook' },
        { title: 'Alive or nothing', text: 'Fish are weighed alive and go back.', icon: 'fish' },
        { title: 'Life vests on', text: 'Whenever the engine runs.', icon: 'safety-vest' },
      ],
    },
    {
      kind: 'form',
      id: 'enter',
      layout: 'split',
      heading: 'Enter your boat',
      navigation: 'Enter',
      fields: [
        { name: 'name', label: 'Captain', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'crew', label: 'Crew', type: 'number', required: true },
        { name: 'junior', label: 'A junior is on board', type: 'checkbox', required: false },
      ],
      submit: 'Enter',
      thanks: 'You are in.',
    },
  ],
});

export const festival = makePlan('stage', 'unbounded', '#e0447c', {
  name: 'Nordlicht',
  title: 'Nordlicht Festival, Rostock, 6. bis 8. August',
  description: 'Drei Tage Musik am Hafen von Rostock.',
  language: 'de',
  openFacts: ['social', 'price'],
  footer: ['Stadthafen Rostock'],
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'ticket',
      kicker: '6. bis 8. August 2027, Stadthafen Rostock',
      headline: 'Drei Nächte am Wasser',
      text: 'Elektronik, Indie und Chöre auf zwei Bühnen zwischen Speicher und Kaikante.',
      actions: [
        { label: 'Karten sichern', intent: 'buy', href: '#karten' },
        { label: 'Programm', intent: 'read', href: '#programm' },
      ],
      icons: ['musical-notes', 'anchor', 'mirror-ball'],
      facts: ['6. bis 8. August 2027', 'Stadthafen Rostock', 'Zwei Bühnen'],
    },
    {
      kind: 'schedule',
      id: 'programm',
      layout: 'rows',
      heading: 'Programm',
      navigation: 'Programm',
      entries: [
        {
          when: 'Freitag, 20:00',
          datetime: '2027-08-06T20:00',
          title: 'Kombinat Ost',
          text: 'Speicherbühne',
        },
        {
          when: 'Freitag, 22:00',
          datetime: '2027-08-06T22:00',
          title: 'Anja Thede',
          text: 'Kaibühne',
        },
        {
          when: 'Samstag, 21:00',
          datetime: '2027-08-07T21:00',
          title: 'Die Lotsen',
          text: 'Speicherbühne',
        },
        {
          when: 'Sonntag, 19:00',
          datetime: '2027-08-08T19:00',
          title: 'Hafenchor mit hundert Stimmen',
          text: 'Kaibühne',
        },
      ],
    },
    {
      kind: 'prices',
      id: 'karten',
      layout: 'panels',
      heading: 'Karten',
      navigation: 'Karten',
      groups: [
        {
          heading: 'Tageskarte',
          items: [
            { title: 'Freitag', price: '39 €' },
            { title: 'Samstag', price: '45 €' },
            { title: 'Sonntag', price: '29 €' },
          ],
        },
        {
          heading: 'Alle Tage',
          items: [
            { title: 'Festivalpass', price: '89 €' },
            { title: 'Ermäßigt', price: '69 €' },
          ],
        },
      ],
    },
    {
      kind: 'gallery',
      id: 'bilder',
      layout: 'strip',
      heading: 'Vom letzten Jahr',
      navigation: null,
      places: [
        { caption: 'Kaibühne', icon: 'microphone' },
        { caption: 'Nachts am Speicher', icon: 'night-with-stars' },
        { caption: 'Fischbrötchen', icon: 'fish' },
        { caption: 'Morgens', icon: 'sunrise' },
      ],
    },
    {
      kind: 'people',
      id: 'team',
      layout: 'portraits',
      heading: 'Wer dahinter steht',
      navigation: null,
      people: [
        { name: 'Jule Brandt', role: 'Programm' },
        { name: 'Ömer Aydın', role: 'Technik' },
        { name: 'Karin Voss', role: 'Gastgeberin' },
      ],
    },
    {
      kind: 'call',
      id: 'los',
      layout: 'poster',
      heading: 'Wir sehen uns am Kai',
      navigation: null,
      text: 'Der Vorverkauf läuft.',
      actions: [{ label: 'Karten sichern', intent: 'buy', href: '#karten' }],
    },
  ],
});
