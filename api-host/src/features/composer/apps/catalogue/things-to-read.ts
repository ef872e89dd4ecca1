import { entries, type Catalogue } from './catalogue';

/** Samples of what is read, watched, cooked and learned. */
export const thingsToRead: readonly Catalogue[] = [
  {
    id: 'movies',
    about: /movies?|films?\b|cinema|screenings?/i,
    title: 'Films',
    facets: ['Genre', 'Day', 'Venue'],
    action: 'Leave a rating',
    entries: entries(`
The Long Harbour | ★★★★☆ A captain comes home | Drama, Friday, Main hall
Paper Moons | ★★★★★ Two thieves and a child | Comedy, Friday, Courtyard
Night Train North | ★★★☆☆ Nobody is who they say | Thriller, Saturday, Main hall
Orchard | ★★★★☆ One family, one summer | Drama, Saturday, Small hall
Signals | ★★★★☆ What the radio heard | Science fiction, Sunday, Small hall
The Fox Who Counted | ★★★★★ For everyone from four | Family, Sunday, Courtyard`),
  },
  {
    id: 'recipes',
    about: /recipes?|air fryer|cook(?:ing|book)/i,
    title: 'Recipes',
    facets: ['Time', 'Diet', 'Kind'],
    action: 'Print or send the recipe',
    entries: entries(`
Crispy chickpeas | Ingredients: chickpeas, oil, paprika | Under 20 minutes, Vegan, Snack
Salmon with lemon | Ingredients: salmon, lemon, dill | Under 20 minutes, Fish, Dinner
Stuffed peppers | Ingredients: peppers, rice, tomato | 20 to 40 minutes, Vegetarian, Dinner
Roast potatoes | Ingredients: potatoes, rosemary, salt | 20 to 40 minutes, Vegan, Side
Banana bread | Ingredients: bananas, flour, eggs | Over 40 minutes, Vegetarian, Baking
Apple pie | Ingredients: apples, butter, flour | Over 40 minutes, Vegetarian, Baking`),
  },
  {
    id: 'courses',
    about: /courses?\b|lessons? (?:list|library)|curriculum|classes to choose/i,
    title: 'Lessons',
    facets: ['Level', 'Length'],
    action: 'Ask about it',
    entries: entries(`
1. First steps | What you need and what you do not | Beginner, 20 minutes
2. Seeing light | Exercises for a week | Beginner, 35 minutes
3. A first project | From idea to result | Intermediate, 50 minutes
4. Working faster | Habits and shortcuts | Intermediate, 30 minutes
5. A style of your own | With examples | Advanced, 45 minutes`),
  },
  {
    id: 'projects',
    about: /architect|projects?\b|portfolio|case stud/i,
    title: 'Projects',
    facets: ['Type', 'Year'],
    action: 'Ask about it',
    entries: entries(`
House on the slope | Timber and light | Residential, 2025
School extension | Eight rooms around a yard | Public, 2024
Courtyard flats | Twelve homes | Housing, 2023
Bakery on the corner | A counter and an oven | Commercial, 2024
Reading room | Shelves as walls | Public, 2022
Boathouse | Ten square metres | Residential, 2021`),
  },
  {
    id: 'worksheets',
    about: /worksheets?|teaching materials?|resources? by/i,
    title: 'Worksheets',
    facets: ['Grade', 'Subject'],
    action: 'Download',
    entries: entries(`
Counting to twenty | Two pages | Grade 1, Maths
Short vowels | Read and colour | Grade 1, English
Times tables | Six games | Grade 3, Maths
The water cycle | Cut and paste | Grade 3, Science
Fractions | With pizza | Grade 5, Maths
A letter to a friend | Writing frame | Grade 5, English`),
  },
  {
    id: 'boardgames',
    about: /board ?games?|games by/i,
    title: 'The game shelf',
    facets: ['Players', 'Length'],
    action: 'Keep it for my table',
    entries: entries(`
Harbour Traders | Buy low, sail fast | 2 to 4 players, 60 minutes
Fox and Hens | Quick and mean | 2 players, 15 minutes
Mountain Rail | Build together | 3 to 5 players, 90 minutes
Word Market | For talkers | 4 to 8 players, 30 minutes
Little Orchard | From four years | 2 to 4 players, 15 minutes
Night at the Museum | One is a thief | 3 to 6 players, 45 minutes`),
  },
  {
    id: 'experiments',
    about: /experiments?/i,
    title: 'Experiments',
    facets: ['Difficulty', 'Time'],
    action: 'Ask a question',
    entries: entries(`
Volcano in a cup | Materials: vinegar, baking soda, cup | Easy, 10 minutes
Walking water | Materials: paper towels, colours, glasses | Easy, 1 hour
Egg in a bottle | Materials: egg, bottle, hot water, a grown-up | Medium, 20 minutes
Paper bridge | Materials: paper, coins | Medium, 30 minutes
Homemade compass | Materials: needle, magnet, cork | Hard, 20 minutes`),
  },
  {
    id: 'exhibitions',
    about: /museum|exhibition|gallery of art/i,
    title: 'Exhibitions',
    facets: ['Now or later', 'Floor'],
    action: 'Ask about a tour',
    entries: entries(`
Rooms of light | Installations for slow visitors | On now, Floor 1
Paper and knife | Prints since 1950 | On now, Floor 2
The collection | What stays | Permanent, Floor 3
Young studio | Works from schools | Coming soon, Floor 1`),
  },
  {
    id: 'episodes',
    about: /podcast|episodes?/i,
    title: 'Episodes',
    facets: ['Season', 'Length'],
    action: 'Read the transcript',
    entries: entries(`
1. Where it began | A first conversation | Season 1, 32 minutes
2. The long way round | A listener writes | Season 1, 41 minutes
3. What we missed | Corrections and a surprise | Season 2, 38 minutes
4. Live on stage | Recorded with guests | Season 2, 55 minutes`),
  },
  {
    id: 'horoscope',
    about: /horoscope|zodiac|astrolog/i,
    title: 'Your sign today',
    facets: ['Element', 'Dates'],
    action: 'Send to a friend',
    entries: entries(`
Aries | Begin the small thing first | Fire, 21 Mar to 19 Apr
Taurus | Something slow turns out well | Earth, 20 Apr to 20 May
Gemini | Two answers are both right | Air, 21 May to 20 Jun
Cancer | Keep one evening free | Water, 21 Jun to 22 Jul
Leo | Let somebody else begin | Fire, 23 Jul to 22 Aug
Virgo | The list is shorter than you think | Earth, 23 Aug to 22 Sep`),
  },
  {
    id: 'articles',
    about: /knowledge base|help cent|faq|glossary|terms|documentation|docs?\b/i,
    title: 'Find an answer',
    facets: ['Category'],
    action: 'Ask support',
    entries: entries(`
Getting started | Install it, sign in, add the first entry | Basics
Change the password | Under account, then security | Account
Read an invoice | What each line means | Billing
Export your data | As CSV, at any time | Data
Close an account | Who can do it and what stays | Account
Affidavit | A written statement confirmed by oath | Terms A to F
Jurisdiction | The power of a court to decide | Terms G to L
Plaintiff | The person who brings a case | Terms M to Z`),
  },
];
