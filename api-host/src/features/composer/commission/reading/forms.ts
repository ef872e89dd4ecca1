import type { OrderedPart } from '../commission';
import type { Subject } from '../subjects';

export interface Form {
  id: string;
  about: RegExp;
  /** What such a site is called after its subject: "wine shop". */
  what: (subject: Subject) => string;
  parts: (subject: Subject) => readonly OrderedPart[];
  /** Names when the subject has none of its own to offer. */
  names?: readonly string[];
  tool?: boolean;
}

const part = (id: string, nav: string): OrderedPart => ({ id, nav, words: nav });
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const goods = (subject: Subject): OrderedPart => part('c-goods', capital(subject.many));

/** What a commission asks for, the more telling words first. */
export const forms: readonly Form[] = [
  {
    id: 'survey',
    about:
      /surveys?\b|polls?\b|polling|questionnaires?|feedback (?:application|app|platform|system)/i,
    what: () => 'surveys',
    parts: () => [part('c-survey', 'Surveys')],
    names: ['Ask & Answer Surveys', 'Show of Hands Polls'],
    tool: true,
  },
  {
    id: 'tasks',
    about:
      /task (?:management|manager|tracking)|project management|kanban|to-?do (?:and|list|app)/i,
    what: () => 'tasks and projects',
    parts: () => [part('c-board', 'Board')],
    names: ['Task Harbour', 'Project Board'],
    tool: true,
  },
  {
    id: 'crm',
    about: /\bcrm\b|customer relationship/i,
    what: () => 'customer book',
    parts: () => [part('contacts', 'Contacts'), part('c-board', 'Deals pipeline')],
    names: ['Client Book', 'Customer Circle'],
    tool: true,
  },
  {
    id: 'tickets',
    about: /help ?desk|ticketing|support tickets?/i,
    what: () => 'help desk',
    parts: () => [part('tickets', 'Tickets')],
    names: ['Helping Desk', 'Ticket Counter Support'],
    tool: true,
  },
  {
    id: 'stock',
    about: /inventory|warehouse|stock (?:management|control)/i,
    what: () => 'inventory',
    parts: () => [part('inventory', 'Stock')],
    names: ['Shelf & Stock', 'Stockroom'],
    tool: true,
  },
  {
    id: 'invoices',
    about: /invoic(?:e|ing)|billing/i,
    what: () => 'invoices',
    parts: () => [part('invoice', 'New invoice'), part('bills', 'Bills')],
    names: ['Invoice Desk', 'Plain Invoice'],
    tool: true,
  },
  {
    id: 'money',
    about: /personal finance|expense|budget(?:ing)? (?:app|planner|tool)/i,
    what: () => 'household money',
    parts: () => [part('expenses', 'Income and expenses'), part('budgets', 'Budgets')],
    names: ['Pocket Ledger', 'Penny Budget'],
    tool: true,
  },
  {
    id: 'intranet',
    about: /intranet|human resources portal|hr portal|employee portal/i,
    what: () => 'company intranet',
    parts: () => [part('c-posts', 'Company news')],
    names: ['Inside Hub', 'The Staff Room Intranet'],
  },
  {
    id: 'market',
    about:
      /stock (?:trading|portfolio|market)|crypto|trading (?:platform|dashboard)|weather (?:monitor|dashboard|app)|(?:sales|analytics|business|energy|health|data|monitoring)[\w ]{0,24}(?:dashboard|application|monitor)|dashboard/i,
    what: () => 'dashboard',
    parts: () => [part('c-data', 'Dashboard')],
    tool: true,
  },
  {
    id: 'documents',
    about: /document management|document (?:library|sharing)|file (?:sharing|management)/i,
    what: () => 'document library',
    parts: () => [part('c-docs', 'Documents')],
    names: ['Paper Trail Documents', 'The Filing Room'],
    tool: true,
  },
  {
    id: 'decks',
    about: /flash ?cards?|vocabulary/i,
    what: () => 'flashcards',
    parts: () => [part('flashcards', 'Decks'), part('habits', 'Daily streak')],
    names: ['Card by Card Vocabulary', 'Word Deck'],
    tool: true,
  },
  {
    id: 'exam',
    about: /online exam|exam application|test platform|quiz (?:app|platform|website)/i,
    what: () => 'exams',
    parts: () => [part('quiz', 'Exam')],
    names: ['Exam Room', 'Quiz Bench'],
    tool: true,
  },
  {
    id: 'arcade',
    about: /game platform|games? (?:website|app|collection) with|web-based game/i,
    what: () => 'games',
    parts: () => [part('memory', 'Memory'), part('tic', 'Tic-tac-toe'), part('quiz', 'Quiz')],
    names: ['Coffee Break Arcade', 'Small Games Room'],
    tool: true,
  },
  {
    id: 'chat',
    about: /chat ?bot|messaging|ai assistant|chat app/i,
    what: () => 'conversations',
    parts: () => [part('c-chat', 'Chat')],
    names: ['Plain Talk Chat', 'Side Table Chat'],
    tool: true,
  },
  {
    id: 'student',
    about: /student management|school management/i,
    what: () => 'school office',
    parts: () => [
      part('c-records', 'Students'),
      part('marks', 'Grades'),
      part('attendance', 'Attendance'),
    ],
    names: ['School Office', 'Student Book'],
    tool: true,
  },
  {
    id: 'patients',
    about: /patient|hospital/i,
    what: () => 'patient records',
    parts: () => [part('c-records', 'Patients')],
    names: ['Ward Book', 'Patient Desk'],
    tool: true,
  },
  {
    id: 'logistics',
    about: /logistics|shipments?|fleet management/i,
    what: () => 'shipments',
    parts: () => [part('c-records', 'Shipments')],
    names: ['Freight Line Logistics', 'Parcel Route'],
    tool: true,
  },
  {
    id: 'wedding',
    about: /wedding plann/i,
    what: () => 'wedding plans',
    parts: () => [part('c-records', 'Guest list')],
    names: ['Our Wedding Book', 'Wedding Table'],
    tool: true,
  },
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
    id: 'jobs',
    about: /job portal|job board|vacanc|recruit/i,
    what: () => 'job board',
    parts: (subject) => [goods(subject), part('c-request', 'My applications')],
  },
  {
    id: 'appointments',
    about:
      /appointment|book(?:ing)? (?:system|app|application|classes|services|a table)|reservations?|class booking|parking|test drive|book services/i,
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
