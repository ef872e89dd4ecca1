import type { Field, Section } from '../../model/page';

/** A section one puts into a page by hand, with sample texts that say what belongs there. */
export interface SampleSection {
  readonly id: string;
  readonly label: string;
  readonly section: Section;
}

const base = { layout: '', navigation: null };
const name: Field = { name: 'name', label: 'Your name', type: 'text', required: true };
const email: Field = { name: 'email', label: 'Email', type: 'email', required: true };
const message: Field = { name: 'message', label: 'Message', type: 'textarea', required: false };
const thanks = 'Thank you. Your message has arrived.';

/** Sections for a page of any subject. Every text is written over by whoever adds it. */
export const sampleSections: readonly SampleSection[] = [
  sample('about', 'About', {
    kind: 'text',
    heading: 'About us',
    paragraphs: [
      'Tell visitors who you are, since when you have done this, and what matters to you.',
    ],
  }),
  sample('services', 'Services', {
    kind: 'cards',
    heading: 'What we do',
    cards: [
      { title: 'First service', text: 'Say in one sentence what it is and for whom.' },
      { title: 'Second service', text: 'Say in one sentence what it is and for whom.' },
      { title: 'Third service', text: 'Say in one sentence what it is and for whom.' },
    ],
  }),
  sample('gallery', 'Gallery', {
    kind: 'gallery',
    heading: 'Gallery',
    places: [{ caption: null }, { caption: null }, { caption: null }],
  }),
  sample('team', 'Team', {
    kind: 'people',
    heading: 'The team',
    people: [
      { name: 'First name', role: 'What they do' },
      { name: 'Second name', role: 'What they do' },
    ],
  }),
  sample('testimonials', 'Testimonials', {
    kind: 'quotes',
    heading: 'What customers say',
    quotes: [{ text: 'Put the words of a customer here.', by: 'Name of the customer' }],
  }),
  sample('pricing', 'Prices', {
    kind: 'prices',
    heading: 'Prices',
    groups: [
      {
        heading: null,
        items: [
          { title: 'First offer', price: '0' },
          { title: 'Second offer', price: '0' },
        ],
      },
    ],
  }),
  sample('faq', 'FAQ', {
    kind: 'questions',
    heading: 'Questions and answers',
    questions: [
      { question: 'What do customers ask most?', answer: 'Answer it here in two sentences.' },
      { question: 'What should they know before they come?', answer: 'Answer it here.' },
    ],
  }),
  sample('steps', 'Steps', {
    kind: 'steps',
    heading: 'How it works',
    steps: [
      { title: 'First', text: 'What the visitor does.' },
      { title: 'Then', text: 'What you do.' },
      { title: 'Finally', text: 'What the visitor has at the end.' },
    ],
  }),
  sample('schedule', 'Schedule', {
    kind: 'schedule',
    heading: 'Dates',
    entries: [
      { when: 'Day and time', datetime: null, title: 'What takes place' },
      { when: 'Day and time', datetime: null, title: 'What takes place' },
    ],
  }),
  sample('stats', 'Figures', {
    kind: 'facts',
    heading: 'In figures',
    facts: [
      { label: 'What is counted', value: '0' },
      { label: 'What is counted', value: '0' },
    ],
  }),
  sample('cta', 'Call to action', {
    kind: 'call',
    heading: 'Ready when you are',
    text: 'Say what happens after the button.',
    actions: [{ label: 'Get in touch', intent: 'contact', href: '#contact' }],
  }),
  sample('contact', 'Contact form', {
    kind: 'form',
    heading: 'Get in touch',
    fields: [name, email, message],
    submit: 'Send',
    thanks,
  }),
  sample('newsletter', 'Newsletter', {
    kind: 'form',
    heading: 'Stay in touch',
    fields: [email],
    submit: 'Sign up',
    thanks,
  }),
  sample('location', 'Location', {
    kind: 'visit',
    heading: 'Find us',
    address: 'Street and number, town',
    areas: [],
    hours: [{ from: 1, to: 5, opens: '09:00', closes: '17:00' }],
    hoursWords: null,
  }),
];

type Sample = Section extends infer One
  ? One extends Section
    ? Omit<One, 'id' | 'layout' | 'navigation'>
    : never
  : never;

function sample(id: string, label: string, section: Sample): SampleSection {
  return { id, label, section: { ...base, ...section, id: `new-${id}` } };
}
