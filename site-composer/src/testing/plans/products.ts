import { makePlan } from './make-plan';

const none = { heading: null, navigation: null } as const;

export const saas = makePlan('product', 'manrope', '#2f6f5e', {
  name: 'Chairflow',
  title: 'Chairflow, the appointment book for salons',
  description: 'Appointments, reminders and deposits for hair salons.',
  openFacts: ['email'],
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'window',
      kicker: 'For salons with two to twenty chairs',
      headline: 'No empty chair on a Friday',
      text: 'Chairflow fills cancelled appointments from your waiting list and reminds everybody else.',
      actions: [
        { label: 'Try it for 30 days', intent: 'try', href: '#start-now' },
        { label: 'See prices', intent: 'read', href: '#prices' },
      ],
      icons: ['scissors', 'spiral-calendar', 'bell', 'credit-card'],
      facts: [],
    },
    {
      kind: 'cards',
      id: 'features',
      layout: 'bento',
      heading: 'One book for the whole salon',
      navigation: 'Features',
      cards: [
        {
          title: 'Waiting list that calls back',
          text: 'A cancelled hour is offered to the next three people at once.',
          icon: 'spiral-calendar',
        },
        { title: 'Reminders', text: 'By text message, a day before.', icon: 'bell' },
        {
          title: 'Deposits',
          text: 'Paid when booking, returned when somebody cancels in time.',
          icon: 'credit-card',
        },
        {
          title: 'Every chair at a glance',
          text: 'Colour, cut and blow-dry side by side, with the breaks people really take.',
          icon: 'scissors',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      layout: 'row',
      heading: 'Running by Thursday',
      navigation: null,
      steps: [
        { title: 'Send us your book', text: 'A photograph of the paper one will do.' },
        { title: 'We set it up', text: 'Chairs, people, prices and hours.' },
        { title: 'Open the link', text: 'Your customers book from their phone.' },
      ],
    },
    {
      kind: 'prices',
      id: 'prices',
      layout: 'panels',
      heading: 'Prices',
      navigation: 'Prices',
      groups: [
        { heading: 'Small', items: [{ title: 'Up to 4 chairs', price: '€29 a month' }] },
        { heading: 'Salon', items: [{ title: 'Up to 10 chairs', price: '€59 a month' }] },
        { heading: 'House', items: [{ title: 'Up to 20 chairs', price: '€99 a month' }] },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      layout: 'accordion',
      heading: 'Questions',
      navigation: 'Questions',
      questions: [
        {
          question: 'Can I leave whenever I like?',
          answer: 'Yes, at the end of every month, with all of your data.',
        },
        {
          question: 'Does it work on an old tablet?',
          answer: 'On anything with a browser from the last five years.',
        },
      ],
    },
    {
      kind: 'call',
      id: 'start-now',
      layout: 'card',
      heading: 'Fill next Friday',
      navigation: null,
      text: 'Thirty days, no card needed.',
      actions: [{ label: 'Write to us', intent: 'try', href: 'mailto:hello@chairflow.example' }],
      icon: 'barber-pole',
    },
  ],
});

export const shop = makePlan('market', 'gabarito', '#2b8a3e', {
  name: 'Moss & Terra',
  title: 'Moss & Terra, plants by post',
  description: 'House plants that survive you, sent in a box of straw.',
  language: 'en',
  openFacts: ['phone', 'address'],
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'split',
      kicker: 'Plants by post',
      headline: 'House plants that forgive you',
      text: 'Grown in Kent, sent in straw, alive on arrival or replaced.',
      actions: [{ label: 'Choose a plant', intent: 'buy', href: '#plants' }],
      icons: ['potted-plant', 'cactus', 'herb', 'seedling', 'tulip'],
      facts: ['Sent within two days', 'Alive or replaced'],
    },
    {
      kind: 'shop',
      id: 'plants',
      layout: 'grid',
      heading: 'Ready to travel',
      navigation: 'Plants',
      currency: 'GBP',
      products: [
        {
          title: 'Old lady cactus',
          text: 'Water it on birthdays.',
          price: '£14.00',
          icon: 'cactus',
        },
        {
          title: 'Fern in clay',
          text: 'Likes your bathroom.',
          price: '£22.50',
          icon: 'potted-plant',
        },
        { title: 'Kitchen herbs', text: 'Basil, mint and thyme.', price: '£12.00', icon: 'herb' },
        { title: 'Tulip bulbs', text: 'Forty, mixed.', price: '£18.00', icon: 'tulip' },
      ],
    },
    {
      kind: 'cards',
      id: 'care',
      layout: 'bento',
      heading: 'How they reach you',
      navigation: 'Delivery',
      cards: [
        {
          title: 'Packed in straw',
          text: 'No plastic, and the rabbit has something to do.',
          icon: 'package',
        },
        {
          title: 'A card with three sentences',
          text: 'Light, water, pot. Nobody reads more.',
          icon: 'memo',
        },
        {
          title: 'Replaced when they sulk',
          text: 'Within thirty days, for nothing.',
          icon: 'sunflower',
        },
      ],
    },
    {
      kind: 'contact',
      id: 'contact',
      layout: 'centre',
      heading: 'Ask the gardener',
      navigation: 'Contact',
      phone: null,
      email: 'hello@mossterra.example',
      links: ['https://instagram.com/mossterra'],
      form: null,
      submit: 'Send',
    },
  ],
});

export const app = makePlan('product', 'bricolage', '#5b5bd6', {
  name: 'Tidepool',
  title: 'Tidepool, a habit list that stays in your browser',
  description: 'Keep track of habits without an account.',
  sections: [
    {
      ...none,
      kind: 'hero',
      id: 'start',
      layout: 'split',
      kicker: 'A habit list without an account',
      headline: 'Small things, every day',
      text: 'Write down what you did. It stays in this browser and nobody else reads it.',
      actions: [{ label: 'Start your list', intent: 'try', href: '#list' }],
      icons: ['seedling', 'running-shoe', 'books', 'glass-of-milk'],
      facts: [],
    },
    {
      kind: 'tool',
      id: 'list',
      layout: 'wide',
      heading: 'Your days',
      navigation: 'List',
      tool: {
        type: 'list',
        thing: 'Habit',
        storageKey: 'tidepool-habits',
        columns: [
          { name: 'habit', label: 'Habit', type: 'text', required: true },
          { name: 'day', label: 'Day', type: 'date', required: true },
          {
            name: 'mood',
            label: 'How was it?',
            type: 'select',
            required: false,
            options: ['Easy', 'Fine', 'Hard'],
          },
        ],
      },
    },
    {
      kind: 'tool',
      id: 'board',
      layout: 'wide',
      heading: 'This week',
      navigation: 'Board',
      tool: {
        type: 'board',
        thing: 'Task',
        lanes: ['To do', 'Doing', 'Done'],
        storageKey: 'tidepool-board',
      },
    },
    {
      kind: 'tool',
      id: 'quiz',
      layout: 'panel',
      heading: 'Which habit sticks?',
      navigation: 'Quiz',
      tool: {
        type: 'quiz',
        questions: [
          {
            question: 'How long does a habit take on average?',
            answers: ['Three weeks', 'Two months', 'A year'],
            correct: 1,
          },
          {
            question: 'What helps most?',
            answers: ['A fixed time', 'Willpower', 'An app'],
            correct: 0,
          },
        ],
      },
    },
    {
      kind: 'tool',
      id: 'saving',
      layout: 'panel',
      heading: 'What a coffee a day costs',
      navigation: null,
      tool: { type: 'calculator', calculator: 'savings' },
    },
    {
      kind: 'tool',
      id: 'game',
      layout: 'panel',
      heading: 'A break',
      navigation: null,
      tool: { type: 'game', game: 'memory' },
    },
  ],
});
