import { makePlan } from './make-plan';

export const plumber = makePlan('workshop', 'archivo', '#d9480f', {
  name: 'Hartley & Sons Plumbing',
  title: 'Hartley & Sons Plumbing in Leeds',
  description: 'Burst pipes, boilers and bathrooms in Leeds and Wakefield, day and night.',
  openFacts: ['address', 'email'],
  footer: ['Gas Safe registered', 'Leeds and Wakefield'],
  sections: [
    {
      kind: 'hero',
      id: 'start',
      layout: 'counter',
      heading: null,
      navigation: null,
      kicker: 'Plumbers in Leeds since 1987',
      headline: 'A burst pipe at 3 a.m.? We are on our way.',
      text: 'Emergency repairs, boilers and bathrooms by a family of three Gas Safe engineers.',
      actions: [
        { label: 'Call 0113 496 0142', intent: 'call', href: 'tel:+441134960142' },
        { label: 'See our prices', intent: 'read', href: '#prices' },
      ],
      icons: ['wrench', 'shower', 'droplet'],
      facts: ['Day and night', 'No call-out charge', 'Gas Safe registered'],
    },
    {
      kind: 'cards',
      id: 'work',
      layout: 'grid',
      heading: 'What we repair and fit',
      navigation: 'Work',
      cards: [
        {
          title: 'Burst and leaking pipes',
          text: 'Found with a thermal camera, mended the same day.',
          icon: 'droplet',
        },
        {
          title: 'Boilers',
          text: 'Yearly service, repairs and new boilers with a ten-year guarantee.',
          icon: 'fire',
        },
        { title: 'Bathrooms', text: 'From the first drawing to the last tile.', icon: 'bathtub' },
        { title: 'Blocked drains', text: 'Cleared by jet and checked by camera.', icon: 'bucket' },
        { title: 'Radiators', text: 'Balanced, moved or replaced.', icon: 'thermometer' },
        {
          title: 'Landlord certificates',
          text: 'Gas safety checks with the paper on the day.',
          icon: 'scroll',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'how',
      layout: 'row',
      heading: 'What happens when you call',
      navigation: null,
      steps: [
        { title: 'You speak to a plumber', text: 'One of us answers, not a call centre.' },
        { title: 'You hear the price', text: 'Before we set out, and it does not change.' },
        { title: 'We come and mend it', text: 'Within the hour inside the ring road.' },
      ],
    },
    {
      kind: 'prices',
      id: 'prices',
      layout: 'table',
      heading: 'Prices',
      lead: 'Parts and VAT are included.',
      navigation: 'Prices',
      groups: [
        {
          heading: null,
          items: [
            { title: 'Emergency visit', text: 'First hour, day or night', price: '£95' },
            { title: 'Boiler service', price: '£80' },
            { title: 'Gas safety certificate', price: '£65' },
            { title: 'New tap, fitted', price: 'from £120' },
          ],
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      layout: 'accordion',
      heading: 'Often asked',
      navigation: null,
      questions: [
        {
          question: 'Do you charge for coming out?',
          answer: 'No. You pay for the work and nothing else.',
        },
        {
          question: 'How do I turn my water off?',
          answer: 'The stopcock is usually under the kitchen sink; turn it clockwise.',
        },
        {
          question: 'Which areas do you cover?',
          answer: 'Leeds, Wakefield and everything in between.',
        },
      ],
    },
    {
      kind: 'visit',
      id: 'area',
      layout: 'split',
      heading: 'Where and when',
      navigation: 'Area',
      address: null,
      areas: ['Leeds', 'Wakefield', 'Morley', 'Horsforth', 'Garforth'],
      hours: [
        { from: 1, to: 5, opens: '08:00', closes: '18:00' },
        { from: 6, to: 6, opens: '09:00', closes: '13:00' },
        { from: 7, to: 7, opens: null, closes: null },
      ],
      hoursWords: 'Emergencies at any hour.',
    },
    {
      kind: 'call',
      id: 'call',
      layout: 'band',
      heading: 'Water where it should not be?',
      navigation: null,
      text: 'Turn off the stopcock and call us.',
      actions: [{ label: 'Call 0113 496 0142', intent: 'call', href: 'tel:+441134960142' }],
      icon: 'telephone-receiver',
    },
  ],
});

export const bakery = makePlan('market', 'fraunces', '#b4552d', {
  name: 'Rye & Salt',
  title: 'Rye & Salt, sourdough bakery in Ghent',
  description: 'Sourdough bread, pastries and coffee in Ghent from seven in the morning.',
  openFacts: ['phone', 'email', 'social'],
  footer: ['Sleepstraat 41, Ghent'],
  sections: [
    {
      kind: 'hero',
      id: 'start',
      layout: 'collage',
      heading: null,
      navigation: null,
      kicker: 'Sourdough bakery in Ghent',
      headline: 'Bread that took two days',
      text: 'Stone-ground rye and wheat, water, salt and patience. Out of the oven at seven.',
      actions: [
        { label: 'See today’s bread', intent: 'read', href: '#bread' },
        { label: 'Find the shop', intent: 'visit', href: '#visit' },
      ],
      icons: ['bread', 'croissant', 'sheaf-of-rice', 'pretzel', 'hot-beverage'],
      facts: ['Open from 7', 'Baked on the premises', 'Organic flour'],
    },
    {
      kind: 'prices',
      id: 'bread',
      layout: 'panels',
      heading: 'What is in the oven',
      navigation: 'Bread',
      groups: [
        {
          heading: 'Bread',
          items: [
            { title: 'Country sourdough', text: '900 g', price: '€5.80' },
            { title: 'Dark rye', text: '1 kg', price: '€6.20' },
            { title: 'Seeded loaf', price: '€6.50' },
            { title: 'Baguette', price: '€2.40' },
          ],
        },
        {
          heading: 'Pastries',
          items: [
            { title: 'Butter croissant', price: '€2.10' },
            { title: 'Cardamom bun', price: '€3.40' },
            { title: 'Apple turnover', price: '€3.20' },
          ],
        },
        {
          heading: 'Coffee',
          items: [
            { title: 'Filter', price: '€2.80' },
            { title: 'Flat white', price: '€3.60' },
          ],
        },
      ],
    },
    {
      kind: 'text',
      id: 'about',
      layout: 'beside',
      heading: 'Mila bakes, Jonas grinds',
      navigation: 'About us',
      paragraphs: [
        'We grind our flour on a stone mill in the back room on the day it is baked.',
        'Every loaf rises for thirty-six hours. That is why the crust sings when it cools, and why the bread is still good on the fourth day.',
      ],
      icon: 'sheaf-of-rice',
    },
    {
      kind: 'quotes',
      id: 'quotes',
      layout: 'wall',
      heading: 'Across the counter',
      navigation: null,
      quotes: [
        {
          text: 'I moved flats and stayed within walking distance of this rye.',
          by: 'Lotte, neighbour',
        },
        { text: 'The cardamom buns are gone by nine. Set an alarm.', by: 'Pieter' },
      ],
    },
    {
      kind: 'visit',
      id: 'visit',
      layout: 'split',
      heading: 'Come by',
      navigation: 'Visit',
      address: 'Sleepstraat 41, 9000 Ghent',
      areas: [],
      hours: [
        { from: 2, to: 6, opens: '07:00', closes: '17:00' },
        { from: 7, to: 7, opens: '07:00', closes: '13:00' },
        { from: 1, to: 1, opens: null, closes: null },
      ],
      hoursWords: null,
    },
    {
      kind: 'contact',
      id: 'contact',
      layout: 'split',
      heading: 'Order ahead',
      lead: 'Write to us until six in the evening and collect the next morning.',
      navigation: 'Order',
      phone: null,
      email: null,
      links: [],
      form: [
        { name: 'name', label: 'Your name', type: 'text', required: true },
        { name: 'email', label: 'Email', type: 'email', required: true },
        { name: 'day', label: 'Day', type: 'date', required: true },
        { name: 'order', label: 'What would you like?', type: 'textarea', required: true },
      ],
      submit: 'Send order',
    },
  ],
});
