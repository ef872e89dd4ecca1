import type { OrderedPart } from '../commission';

interface Row {
  answers: RegExp;
  id: string;
  /** Noun in the navigation; null keeps the words of the wish. */
  nav: string | null;
}

/** Which part answers a wish; the first row that matches wins. An empty id: what is there already does it. */
const rows: readonly Row[] = [
  { answers: /shopping list|grocery list/i, id: 'todo', nav: 'Shopping list' },
  { answers: /check ?list/i, id: 'todo', nav: 'Checklist' },
  {
    answers:
      /order (?:history|management|tracking|status)|track(?:ing)? orders?|\border status|view (?:their|my) orders/i,
    id: 'c-orders',
    nav: 'Orders',
  },
  { answers: /purchase orders?/i, id: 'c-records', nav: 'Purchase orders' },
  { answers: /cart\b|basket|check ?out/i, id: 'c-cart', nav: 'Cart' },
  {
    answers:
      /(?:upload|submit|share|post|publish|add|contribute|create) (?:their |your |an? |own |new )*(?:own )?(?:recipes?|jobs?|ads?|listings?|items?|products?|events?|photos?)\b/i,
    id: 'c-submit',
    nav: 'Add yours',
  },
  {
    answers: /kanban|\bboard with|deals? pipeline|assign(?:ment)? tasks?|task assignment/i,
    id: 'c-board',
    nav: 'Board',
  },
  { answers: /suggestion box/i, id: 'c-request', nav: 'Suggestion box' },
  { answers: /leave requests?|request leave|approve/i, id: 'c-request', nav: 'Leave requests' },
  { answers: /payslips?/i, id: 'c-docs', nav: 'Payslips' },
  { answers: /adoption (?:application|form)/i, id: 'c-request', nav: 'Adoption application' },
  { answers: /volunteer (?:calendar|schedule)/i, id: 'calendar', nav: 'Volunteer calendar' },
  { answers: /volunteer/i, id: 'c-request', nav: 'Volunteer registration' },
  { answers: /track applications|my applications/i, id: 'c-request', nav: 'My applications' },
  {
    answers: /report problems?|report issues?|complaints?/i,
    id: 'c-request',
    nav: 'Problem reports',
  },
  { answers: /rsvp/i, id: 'c-request', nav: 'RSVP' },
  {
    answers:
      /membership|register for|registration(?! form for)|enrol|see their tickets|my tickets/i,
    id: 'c-request',
    nav: 'Registration',
  },
  { answers: /mortgage/i, id: 'calc-loan', nav: 'Mortgage' },
  { answers: /financ(?:ing|e calculator)|loan/i, id: 'calc-loan', nav: 'Financing' },
  {
    answers:
      /rental calendar|availability|test drive|book(?:ing)? (?:of |a |an |the )?\w*(?:appointments?|services?|spots?|tables?|rooms?)|reserve|reservation|confirm|choose dates|date selection|price calculation|rental price/i,
    id: 'c-booking',
    nav: 'Booking',
  },
  {
    answers: /(?:manage|view|cancel|list).{0,16}(?:bookings|reservations|appointments)/i,
    id: 'c-bookings',
    nav: 'My bookings',
  },
  { answers: /calendar/i, id: 'calendar', nav: 'Calendar' },
  { answers: /player|play,? pause|streaming/i, id: 'c-player', nav: 'Player' },
  { answers: /playlists?/i, id: 'c-player', nav: 'Player' },
  {
    answers: /documents?|file library|download(?:s|able)? files|folders?|version history/i,
    id: 'c-docs',
    nav: 'Documents',
  },
  {
    answers: /(?:employee|staff|people|member) directory|employee profiles?/i,
    id: 'c-directory',
    nav: 'Employee directory',
  },
  { answers: /artist (?:page|profiles?)|artists?\b/i, id: 'c-directory', nav: 'Artists' },
  { answers: /player profiles?/i, id: 'c-directory', nav: 'Players of the team' },
  { answers: /\bhosts?\b|speakers?/i, id: 'c-directory', nav: 'Hosts' },
  { answers: /vendors?/i, id: 'c-directory', nav: 'Vendors' },
  { answers: /book clubs?|reading clubs?/i, id: 'c-directory', nav: 'Clubs' },
  { answers: /\bagents?\b/i, id: 'c-directory', nav: 'Agents' },
  {
    answers: /surveys?|polls?\b|design (?:feedback )?forms|collect responses|question types/i,
    id: 'c-survey',
    nav: 'Surveys',
  },
  { answers: /alerts?\b|notifications?|reminders?/i, id: 'c-records', nav: 'Alerts' },
  {
    answers:
      /custom reports?|reports? (?:that|which)|printable reports?|weekly reports?|^reports?$/i,
    id: 'c-data',
    nav: 'Reports',
  },
  {
    answers:
      /market (?:data|tables?)|charts? and tables?|tables? and charts?|statistics?|analy(?:tics|se)|historical charts?|progress charts?|charts? of|dashboard/i,
    id: 'c-data',
    nav: 'Dashboard',
  },
  { answers: /holdings/i, id: 'holdings', nav: 'Holdings' },
  { answers: /transactions?|transaction history/i, id: 'c-records', nav: 'Transactions' },
  { answers: /suppliers?/i, id: 'c-records', nav: 'Suppliers' },
  { answers: /drivers?\b/i, id: 'c-records', nav: 'Drivers' },
  { answers: /vehicles?\b/i, id: 'c-records', nav: 'Vehicles' },
  { answers: /wards?\b/i, id: 'c-records', nav: 'Wards' },
  { answers: /spare parts?/i, id: 'c-records', nav: 'Spare parts' },
  { answers: /repair status|staff manage jobs/i, id: 'c-records', nav: 'Repair jobs' },
  { answers: /medical records?|patient records?/i, id: 'c-records', nav: 'Medical records' },
  { answers: /match schedule|fixtures/i, id: 'c-records', nav: 'Match schedule' },
  { answers: /results? table|standings/i, id: 'league', nav: 'Results table' },
  { answers: /seating plan/i, id: 'c-records', nav: 'Seating plan' },
  { answers: /guest list/i, id: 'c-records', nav: 'Guest list' },
  { answers: /activity log|activities/i, id: 'c-records', nav: 'Activity log' },
  { answers: /workouts?/i, id: 'workouts', nav: 'Workouts' },
  { answers: /budgets?\b/i, id: 'budgets', nav: 'Budgets' },
  { answers: /invoic|billing/i, id: 'invoice', nav: 'Invoices' },
  { answers: /timers?\b|time tracking/i, id: 'timelog', nav: 'Time' },
  { answers: /grades?\b/i, id: 'marks', nav: 'Grades' },
  { answers: /attendance/i, id: 'attendance', nav: 'Attendance' },
  { answers: /week(?:ly)? (?:plan|meals?)|plan meals/i, id: 'week', nav: 'Week plan' },
  { answers: /watering|care reminders/i, id: 'plants', nav: 'Watering' },
  { answers: /announcements?/i, id: 'announcements', nav: 'Announcements' },
  {
    answers: /direct messages|private messages|messages?\b|chats?\b|conversations?/i,
    id: 'c-chat',
    nav: 'Messages',
  },
  { answers: /forum|discuss(?:ions?)?|threads?\b/i, id: 'c-posts', nav: 'Forum' },
  { answers: /blog|travel tips|diary/i, id: 'c-posts', nav: 'Blog' },
  { answers: /\bnews\b(?! ?letter)|headlines/i, id: 'c-posts', nav: 'News' },
  { answers: /show notes/i, id: 'c-posts', nav: 'Show notes' },
  { answers: /success stories/i, id: 'c-posts', nav: 'Success stories' },
  { answers: /\bposts?\b with|community posts?|create posts?/i, id: 'c-posts', nav: 'Posts' },
  { answers: /lessons?\b|curriculum|modules?\b/i, id: 'lessons', nav: 'Lessons' },
  { answers: /quiz(?:zes)?/i, id: 'quiz', nav: 'Quiz' },
  { answers: /flash ?cards|decks?|spaced repetition|review queue/i, id: 'spaced', nav: 'Decks' },
  { answers: /streak/i, id: 'habits', nav: 'Daily streak' },
  { answers: /certificates?/i, id: 'c-request', nav: 'Certificates' },
  { answers: /mapped|\bmaps?\b|routes?/i, id: 'placemap', nav: 'Map' },
  { answers: /converter/i, id: 'calc-currency', nav: 'Converter' },
  { answers: /high[- ]score/i, id: 'c-records', nav: 'High scores' },
  { answers: /faq|frequently asked/i, id: 'faq', nav: 'FAQ' },
  { answers: /testimonials?/i, id: 'testimonials', nav: 'Testimonials' },
  { answers: /\b(?:terms|conditions of|polic(?:y|ies)|house rules)\b/i, id: 'custom', nav: null },
  { answers: /newsletter|^subscribe/i, id: 'newsletter', nav: 'Newsletter' },
  { answers: /pricing|price plans?/i, id: 'pricing', nav: 'Pricing' },
  { answers: /donat|donor/i, id: 'donate', nav: 'Donate' },
  { answers: /about (?:us|me|page)|about page/i, id: 'about', nav: 'About' },
  { answers: /contact (?:form|us|page)|get in touch/i, id: 'contact', nav: 'Contact' },
  {
    answers:
      /log ?in|sign[- ]?in|regist|accounts?\b|user profiles?|profiles?\b|user roles?|roles\b|authentication/i,
    id: 'c-account',
    nav: 'Account',
  },
  { answers: /contacts?\b/i, id: 'contacts', nav: 'Contacts' },
  { answers: /\btasks?\b|to-?dos?/i, id: 'todo', nav: 'Tasks' },
  { answers: /\bteams?(?: page| members)?\b/i, id: 'c-directory', nav: 'Teams' },
];

/** The part that answers a wish, or null. */
export const partFor = (wish: string): OrderedPart | null => {
  const row = rows.find(({ answers }) => answers.test(wish));
  return row === undefined ? null : { id: row.id, nav: row.nav ?? wish, words: row.nav ?? wish };
};
