import { withArticle } from '../../text/words';
import { goods, part, type Form } from './form';

/** Sites that show things to others: to book, to rent, to buy, to read, to share. */
export const publicForms: readonly Form[] = [
  {
    id: 'stay',
    about:
      /hotel|hostel|guest ?house|cabins?|cottages?|campsite|glamping|vacation rental|holiday homes?/i,
    what: (subject) => (subject.id === 'rooms' ? 'hotel' : `${subject.one} stays`),
    parts: (subject) => [
      goods(subject),
      part('c-booking', 'Booking'),
      part('c-bookings', 'My bookings'),
    ],
  },
  {
    id: 'rental',
    about: /\brent(?:al|als|ing)?\b|\bhire\b|lending/i,
    what: (subject) => `${subject.one} rental`,
    parts: (subject) => [
      goods(subject),
      part('c-booking', 'Booking'),
      part('c-bookings', 'My bookings'),
    ],
  },
  {
    id: 'media',
    about: /music|podcast|audio|songs?\b/i,
    what: (subject) => subject.many,
    parts: (subject) => [goods(subject), part('c-player', 'Player')],
  },
  {
    id: 'ads',
    about: /classified|second[- ]hand market|buy and sell/i,
    what: () => 'classified ads',
    parts: (subject) => [goods(subject), part('c-submit', 'Post an ad')],
  },
  {
    id: 'shop',
    about:
      /e-?commerce|online (?:book)?(?:shop|store)|\b(?:book)?(?:shop|store)\b|\bsell(?:ing)?\b|marketplace|shopping cart|order(?:ing)? (?:dishes|online|management)|online ordering/i,
    what: (subject) =>
      subject.id === 'dishes'
        ? 'restaurant'
        : `${subject.one === 'product' || subject.one === 'piece' || subject.one === 'pair' || subject.one === 'item' ? subject.many : subject.one} shop`,
    parts: (subject) => [goods(subject), part('c-cart', 'Cart'), part('c-orders', 'Orders')],
  },
  {
    id: 'share',
    about:
      /(?:platform|site|website|app|place|community|application)[\w ,-]{0,20} (?:for|to|that|where)[\w ]{0,24} (?:shar|swap|exchang|trad|lend|borrow)|\b(?:exchange|swap)\b/i,
    what: (subject) => `shared ${subject.many}`,
    parts: (subject) => [goods(subject), part('c-submit', `Add ${withArticle(subject.one)}`)],
  },
  {
    id: 'reviews',
    about: /\breviews? (?:web ?site|site|platform|app|portal|community)/i,
    what: (subject) => `${subject.one} reviews`,
    parts: (subject) => [goods(subject), part('c-submit', `Add ${withArticle(subject.one)}`)],
  },
  {
    id: 'learning',
    about:
      /(?:course|learning|e-?learning|training|education)s? (?:web ?site|site|platform|app|portal|application|web)(?![^]*(?:flash ?cards|spaced repetition))|\blms\b|(?:platform|app|site|website) (?:for|to) (?:learn|teach)|watch lessons/i,
    what: () => 'online course',
    parts: (subject) => [goods(subject), part('lessons', 'Lessons')],
  },
  {
    id: 'jobs',
    about: /job portal|job board|vacanc|recruit/i,
    what: () => 'job board',
    parts: (subject) => [goods(subject), part('c-request', 'My applications')],
  },
  {
    id: 'appointments',
    about:
      /(?:platform|site|website|app|portal) (?:for|to) book|appointment|book(?:ing)? (?:system|app|application|classes|services|a table)|reservations?|class booking|parking|test drive|book services/i,
    what: (subject) => `${subject.one} booking`,
    parts: (subject) => [
      goods(subject),
      part('c-booking', 'Booking'),
      part('c-bookings', 'My bookings'),
    ],
  },
  {
    id: 'blog',
    about: /\bblog\b|news (?:website|site|portal)|magazine/i,
    what: () => 'blog',
    parts: () => [part('c-posts', 'Articles')],
    names: ['Notes by the Window', 'The Sunday Journal'],
  },
  {
    id: 'community',
    about: /forum|community|social network|journal and|neighbou?r/i,
    what: () => 'community',
    parts: () => [part('c-posts', 'Discussions')],
    names: ['Common Ground', 'The Long Table'],
  },
  {
    id: 'give',
    about: /donat|charit|fund ?rais|crowd ?fund/i,
    what: () => 'fundraiser',
    parts: (subject) => [goods(subject), part('donate', 'Donate')],
  },
  {
    id: 'list',
    about: /./,
    what: (subject) => `${subject.one} guide`,
    parts: (subject) => [goods(subject)],
  },
];
