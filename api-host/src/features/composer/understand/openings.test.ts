import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from './understand';

/** First sentences as people type them, with the name and the kind of page they mean. */
const openings: readonly (readonly [prompt: string, name: RegExp, kind: RegExp])[] = [
  [
    'Implement a film review website with search, genres, ratings by users, comments and a watchlist',
    /film/i,
    /commission/,
  ],
  [
    'Create a rental application with equipment catalogue, availability calendar, price by days and my reservations',
    /tool|rental|shed/i,
    /commission/,
  ],
  [
    'Create a web platform for sharing hiking trails where users search trails by difficulty, rate them and save favourites',
    /trail|boot|hik|waymark/i,
    /commission/,
  ],
  [
    'build me an app that lets people swap board games with their neighbours',
    /board games|meeple/i,
    /commission/,
  ],
  ['I need something to track my daughter’s piano practice', /piano practice/i, /app/],
  ['we are a pottery studio in Leeds and need a website', /^Leeds Pottery Studio$/, /craft/],
  ["we're a small joinery in Bath and want to show our kitchens", /^Bath Joinery$/, /craft/],
  [
    'I am a freelance translator and need a page for my services',
    /translator/i,
    /portfolio|agency/,
  ],
  ['Looking for a website that shows off our wedding venue', /wedding venue/i, /wedding/],
  ['make a page where my students can find homework', /homework/i, /app/],
  ['Website for sharing homemade cheese recipes', /cheese recipes/i, /commission/],
  [
    'Design an online platform for booking boat trips in Split',
    /boat trip|trips/i,
    /commission|travel/,
  ],
  ['Could you put together something for our allotment society', /^Allotment Society$/, /generic/],
  ["it's for my nan's 90th birthday party", /birthday party/i, /wedding/],
  ['Develop a web application for managing library loans', /library loans/i, /./],
  ['give me a web app to plan meals', /^Meal Planner$/, /app/],
  ['a tool that helps me decide what to wear', /what to wear/i, /app/],
  ['Create a web-based system for tracking lost luggage', /lost luggage/i, /app/],
  [
    'upholstery workshop in Ghent, we restore chairs and sofas',
    /^Ghent Upholstery Workshop$/,
    /craft/,
  ],
  ['knife sharpening service', /knife sharpening/i, /trade/],
  [
    'We run a cat café in Krakow and need a website with menu and rules',
    /^Krakow Cat Café$/,
    /cafe/,
  ],
  ['need website for selling honey from my farm', /^Honey Shop$/, /store/],
  ['a site that compares bicycle lights', /bicycle light/i, /./],
  ['Implement an app which reminds people to drink water', /^Water Reminder$/, /app/],
  ['I want to sell my paintings online', /^Painting Shop$/, /store/],
  ['website where people can rent surfboards', /tide|surf|rental|sport/i, /commission/],
  ['Design a book review platform where readers rate novels and comment', /book/i, /commission/],
  ['A platform to share travel photos', /travel photos/i, /commission/],
  ['somewhere to log the birds I see', /^Bird Log$/, /app/],
  ['My company cleans windows in Cardiff', /^Cardiff Window Cleaning$/, /trade/],
  ["Hi! I'm Petra, I teach yoga for pregnant women in Graz", /petra|yoga/i, /gym/],
  ['we do balloon decorations for parties', /^Balloon Decorations$/, /trade/],
  ['Create me an application for tracking my reading', /^Reading Tracker$/, /app/],
  ['ceramics school in Faenza', /faenza/i, /craft|school/],
  ['app for splitting bills with friends', /^Bill Splitter$/, /app/],
  ['an app to help my mum remember her tablets', /^Tablet Reminder$/, /app/],
  ['The website should present our law firm and its lawyers', /^Law Firm$/, /law/],
  ['I need something to track the hours I work for each client', /hour/i, /app/],
  ['Make a tip jar splitter for a bar team by hours worked', /^Tip Jar Splitter$/, /app/],
  [
    'So my sister and me have this little dog grooming van, we drive around Kent',
    /dog grooming van/i,
    /trade/,
  ],
  [
    'Please implement a website for a second-hand camera exchange where members list cameras for sale or swap',
    /camera/i,
    /commission/,
  ],
  ['We’re a family bakery with four branches across Bristol', /^Bristol Bakery$/, /bakery/],
  ['Retirement party photo page', /^Retirement Party$/, /wedding/],
  [
    'Internal page for our warehouse team: shift plan for the week, announcements',
    /warehouse team/i,
    /./,
  ],
  ['I want a course platform. Background #FAF7F2, headings dark green', /^(?!FAF7F2)/, /./],
];

void test('openings nobody prepared get a name and a kind', () => {
  for (const [prompt, name, kind] of openings) {
    const brief = understand(prompt);
    assert.match(brief.name, name, prompt);
    assert.match(brief.kindId, kind, `${prompt}: ${brief.kindId}`);
    assert.doesNotMatch(
      brief.name,
      /^(?:your|implement|lets|track|platform|application)\b/i,
      prompt,
    );
  }
});

void test('a company is not mistaken for what it does', () => {
  for (const [prompt, name] of [
    ['website for a cleaning company in Leeds', 'Leeds Cleaning Company'],
    ['site for our bike repair shop', 'Bike Repair Shop'],
    ['booking app for hair salons', 'Booking App'],
  ] as const)
    assert.equal(understand(prompt).name, name);
});
