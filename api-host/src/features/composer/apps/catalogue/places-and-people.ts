import { entries, type Catalogue } from './catalogue';

/** Samples of places, people and animals. */
export const placesAndPeople: readonly Catalogue[] = [
  {
    id: 'jobs',
    about: /jobs?\b|vacanc|career/i,
    title: 'Open positions',
    facets: ['Type', 'Location', 'Area'],
    action: 'Apply',
    entries: entries(`
Front-end developer | Small team, four-day week possible | Full time, Remote, Technology
Nurse, night shift | Ward of twelve beds | Part time, Leeds, Health
Pastry chef | Early start, early finish | Full time, Lisbon, Food
Bookkeeper | Two days a week | Part time, Remote, Finance
Warehouse lead | A team of nine | Full time, Rotterdam, Logistics
Graphic designer | Six months | Contract, Berlin, Design
Primary teacher | From autumn | Full time, Leeds, Education`),
  },
  {
    id: 'homes',
    about: /real[- ]estate|propert|homes?\b|apartments?|houses?\b|flats?\b/i,
    title: 'Homes',
    facets: ['City', 'Price', 'Bedrooms'],
    action: 'Arrange a viewing',
    entries: entries(`
House by the canal | Garden, two floors | Old Town, 400 to 600 k, 3 bedrooms
Bright flat | Third floor, lift | Centre, under 400 k, 2 bedrooms
Farmhouse | To restore | Outskirts, 400 to 600 k, 5 bedrooms
Roof apartment | Terrace to the south | Centre, over 600 k, 3 bedrooms
Studio | Near the station | Old Town, under 400 k, 1 bedroom
Family house | Quiet street | Outskirts, over 600 k, 4 bedrooms`),
  },
  {
    id: 'animals',
    about: /adopt|shelter|adoptable/i,
    title: 'Looking for a home',
    facets: ['Species', 'Age', 'Size'],
    action: 'Apply to adopt',
    entries: entries(`
Pepper | Calm, likes long walks | Dog, Adult, Large
Miso | Plays all day | Cat, Young, Small
Bruno | Good with children | Dog, Young, Medium
Olive | Prefers a quiet sofa | Cat, Senior, Small
Toffee | Needs company | Rabbit, Young, Small
Juno | Knows her commands | Dog, Senior, Medium`),
  },
  {
    id: 'zoo',
    about: /zoo\b|wildlife|safari|animals list|aquarium/i,
    title: 'The animals',
    facets: ['Habitat', 'Feeding time'],
    action: 'Adopt this animal',
    entries: entries(`
Red panda | Sleeps until noon | Mountain forest, 10:30
Ring-tailed lemur | Sunbathes in groups | Dry forest, 11:00
African penguin | Pairs for life | Coast, 14:00
Giraffe | Eats from the top | Savanna, 12:30
Otter | Never still | River, 15:30
Tree frog | Look closely | Rainforest, 13:00`),
  },
  {
    id: 'doctors',
    about: /find a doctor|doctors?\b|specialist/i,
    title: 'Find a doctor',
    facets: ['Specialty', 'Department'],
    action: 'Ask for an appointment',
    entries: entries(`
Dr. A. Sample | Speaks English and Spanish | Cardiology, Heart centre
Dr. B. Sample | Speaks English | Paediatrics, Children
Dr. C. Sample | Speaks English and Hindi | Orthopaedics, Surgery
Dr. D. Sample | Speaks English and French | Dermatology, Outpatients`),
  },
  {
    id: 'people',
    about: /alumni|directory|staff|members?\b|departments?|people|team directory/i,
    title: 'Directory',
    facets: ['Department', 'Year', 'City'],
    action: 'Send a message',
    entries: entries(`
Sample person A | Says hello on Mondays | Design, 2015, Lisbon
Sample person B | Knows where things are | Operations, 2018, Berlin
Sample person C | Answers quickly | Research, 2020, Toronto
Sample person D | Plays the cello | Design, 2011, Lisbon
Sample person E | Runs the archive | Administration, 2008, Leeds`),
  },
  {
    id: 'cars',
    about: /cars?\b|vehicles?|fleet|rental/i,
    title: 'Choose a car',
    facets: ['Class', 'Gearbox'],
    action: 'Ask for this car',
    entries: entries(`
Small city car, per day | Fits every street | Small, Manual | 32
Family estate, per day | Room for five and a pram | Family, Automatic | 54
Convertible, per day | For the coast road | Fun, Automatic | 89
Nine-seat van, per day | Everybody comes | Large, Manual | 98
Electric hatchback, per day | 380 km range | Small, Automatic | 45`),
  },
  {
    id: 'gardens',
    about: /gardens?\b.{0,60}(?:picnic|book|list)|airbnb/i,
    title: 'Gardens to borrow',
    facets: ['City', 'Price'],
    action: 'Ask to book',
    entries: entries(`
Walled garden with apple trees | Picnic for ten | Leeds, under 40 a day
Roof with a view | Six chairs, a grill | Bristol, 40 to 80 a day
Meadow by the river | Bring blankets | York, under 40 a day
Courtyard with fig tree | Shade all day | Bristol, 40 to 80 a day`),
  },
  {
    id: 'destinations',
    about: /travel|destinations?|trips?\b|itinerar/i,
    title: 'Destinations',
    facets: ['Interest', 'Budget'],
    action: 'Ask about this trip',
    entries: entries(`
Azores in spring | Itinerary: whales, craters, hot springs | Nature, Medium budget
Slow train to Vienna | Itinerary: three cities, two nights aboard | Cities, Medium budget
Dolomite huts | Itinerary: six days on foot | Hiking, Small budget
Kyoto gardens | Itinerary: temples, tea, mornings | Culture, Large budget
Coast of Crete | Itinerary: coves and tavernas | Beach, Small budget`),
  },
];
