import { subject, type Subject } from './subject';

/** Places to sleep, eat, park, meet or visit, and things to attend. */
export const stays: readonly Subject[] = [
  subject(
    [
      'rooms',
      /hotels?\b|hostels?|guest ?houses?|bed and breakfast|inns?\b|resorts?|room (?:booking|reservation|type)/i,
      'room',
      'rooms',
      ['The Linden Hotel', 'Harbour House Hotel'],
    ],
    ['Type', 'View', 'Beds'],
    `
Garden single | Quiet, on the courtyard side | Single, Garden, 1 bed | 78
Classic double | Oak floor, a desk, rain shower | Double, Street, 1 double bed | 115
Twin room | Two beds, easy to move together | Twin, Garden, 2 beds | 109
Corner double | Windows on two sides | Double, River, 1 double bed | 139
Family room | Bunk beds in an alcove | Family, Garden, 4 beds | 168
Attic suite | Bathtub under the roof window | Suite, River, 1 double bed | 210`,
  ),
  subject(
    [
      'cabins',
      /cabins?|cottages?|campsites?|glamping|holiday homes?|vacation rentals?|airbnb/i,
      'cabin',
      'cabins',
      ['Pine & Ember Cabins', 'Lakeside Cottages'],
    ],
    ['Sleeps', 'Setting', 'Pets'],
    `
Birch cabin | Wood stove and a small library | 2 people, Forest, Pets welcome | 95
Lake house | Jetty, two kayaks | 6 people, Lake, No pets | 190
Shepherd's hut | One room, all the stars | 2 people, Meadow, Pets welcome | 80
Miller's cottage | The stream runs under the kitchen | 4 people, Village, No pets | 130
Tree cabin | Eight metres up | 2 people, Forest, No pets | 125`,
  ),
  subject(
    [
      'dishes',
      /restaurants?|food (?:ordering|delivery)|takeaway|pizzeria|menu with|dishes|caf[eé]s?\b|catering/i,
      'dish',
      'menu',
      ['Salt & Thyme Restaurant', 'The Corner Table'],
    ],
    ['Course', 'Diet'],
    `
Roast beetroot, walnut, goat's cheese | With dill oil | Starter, Vegetarian | 9
Fish soup | Saffron, fennel, rouille | Starter, Fish | 11
Wild mushroom tagliatelle | Fresh pasta, brown butter | Main, Vegetarian | 17
Braised lamb shoulder | White beans, rosemary | Main, Meat | 23
Aubergine and chickpea stew | Preserved lemon, flatbread | Main, Vegan | 16
Lemon tart | Burnt sugar top | Dessert, Vegetarian | 8
Chocolate mousse | Olive oil, sea salt | Dessert, Vegan | 8
House lemonade | Mint and ginger | Drink, Vegan | 4.5`,
  ),
  subject(
    [
      'eateries',
      /restaurant (?:guide|finder|reviews?|listings?|discovery)|food guide|places to eat/i,
      'restaurant',
      'restaurants',
      ['Good Plate Guide', 'Table for Two'],
    ],
    ['Cuisine', 'Price', 'District'],
    `
Trattoria Lume | Handmade pasta, six tables | Italian, Middle, Old Town | 24
Kumo Ramen | Broth since five in the morning | Japanese, Low, Station | 14
Casa Verde | Everything from plants | Vegan, Middle, Riverside | 19
Dhaba 9 | Tandoor in the middle of the room | Indian, Low, Market | 15
Chez Odile | Three courses, no menu | French, High, Old Town | 48
Smoke Yard | Open fire, long benches | Grill, Middle, Harbour | 27`,
  ),
  subject(
    [
      'classes',
      /fitness|gym\b|yoga|pilates|class timetable|dance (?:school|studio|classes)|personal train/i,
      'class',
      'classes',
      ['Steady Breath Studio', 'Iron & Mat Fitness'],
    ],
    ['Kind', 'Level', 'Trainer'],
    `
Morning yoga | Slow start, 60 minutes | Yoga, All levels, Ana | 12
Spin 45 | Loud music, low lights | Spin, Intermediate, Marco | 14
Mat pilates | Core and back | Pilates, All levels, Lena | 13
Strength basics | Learn the four big lifts | Strength, Beginner, Joel | 15
Boxing circuit | Gloves can be borrowed | Boxing, Intermediate, Dana | 15
Evening stretch | Bring warm socks | Yoga, Beginner, Ana | 10`,
  ),
  subject(
    [
      'treatments',
      /salons?|spas?\b|hair ?dress|barbers?|massages?|nail|beauty (?:studio|appointments?)/i,
      'treatment',
      'treatments',
      ['Still Water Salon', 'Comb & Clay Salon'],
    ],
    ['Kind', 'Length', 'With'],
    `
Cut and finish | Wash, cut, dry | Hair, 45 minutes, Mira | 48
Full colour | With a patch test the day before | Hair, 120 minutes, Jo | 95
Beard trim | Hot towel included | Barber, 30 minutes, Sami | 24
Deep tissue massage | Back, neck and shoulders | Massage, 60 minutes, Lena | 70
Express facial | Cleanse, mask, serum | Skin, 40 minutes, Mira | 52
Manicure | Shape, care, polish | Nails, 45 minutes, Ida | 34`,
  ),
  subject(
    [
      'events',
      /events?\b|concerts?|festivals?|ticket(?:s|ing) (?:for|platform|shop)|meet-?ups?|workshops?|conferences?/i,
      'event',
      'events',
      ['Save the Date Events', 'Doors Open Events'],
    ],
    ['Category', 'Place', 'When'],
    `
Courtyard concert | String quartet under the lime tree | Music, Old Town, This week | 18
Street food market | Twenty stalls, one long table | Food, Harbour, This week | 0
Beginners' pottery day | Clay, wheel and lunch | Workshop, Studio 4, Next week | 65
Start-up evening | Five pitches, many questions | Business, Library, Next week | 0
Open-air cinema | Bring a blanket | Film, Park, This month | 9
City half marathon | Flat course along the river | Sport, Riverside, This month | 38`,
  ),
  subject(
    [
      'parking',
      /parking|car park/i,
      'space',
      'spaces',
      ['Bay & Barrier Parking', 'Parkwise Garage'],
    ],
    ['Level', 'Kind', 'State'],
    `
A1 | Near the exit | Level A, Standard, Free | 2
A2 | Near the lift | Level A, Standard, Taken | 2
A3 | Wide, near the lift | Level A, Accessible, Free | 2
B1 | With a charger, 11 kW | Level B, Electric, Free | 3
B2 | With a charger, 22 kW | Level B, Electric, Taken | 3
C1 | Under the roof | Level C, Standard, Free | 1.5
C2 | Good for vans | Level C, Large, Free | 2.5`,
  ),
  subject(
    [
      'offices',
      /co-?working|meeting rooms?|office spaces?|venues?\b|desks? booking|hot desk/i,
      'room',
      'rooms',
      ['Common Table Coworking', 'Room & Board Meeting Rooms'],
    ],
    ['Seats', 'Equipment', 'Floor'],
    `
Window desk | Daylight, a lamp, a locker | 1 seat, Monitor, Ground floor | 22
Phone box | For calls that take a while | 1 seat, Quiet, First floor | 9
Studio table | Room for four and their drawings | 4 seats, Whiteboard, First floor | 60
Board room | Screen and good coffee | 10 seats, Video, Second floor | 140
Loft | Workshops and evenings | 40 seats, Projector, Top floor | 390`,
  ),
  subject(
    [
      'trails',
      /hiking|trails?\b|outdoor routes|walks\b|national park/i,
      'trail',
      'trails',
      ['Waymark Trails', 'Boot & Compass'],
    ],
    ['Difficulty', 'Length', 'Region'],
    `
Ridge walk | Wide views, some loose stone | Hard, 14 km, North | 
Mill stream loop | Shade and three bridges | Easy, 5 km, Valley | 
Lake round | Good with a pram | Easy, 8 km, Lakes | 
Larch forest path | Best in October | Medium, 11 km, North | 
Summit by night | Head torch needed | Hard, 9 km, South | `
      .replaceAll(' | \n', '\n')
      .replace(/ \| $/, ''),
  ),
  subject(
    [
      'flights',
      /flights?\b|airlines?|trains?\b|bus(?:es)? (?:tickets|booking)|tickets? for (?:trains|buses)|transport(?:ation)? booking/i,
      'connection',
      'connections',
      ['Gate & Platform', 'Wayfare Tickets'],
    ],
    ['From', 'To', 'Stops'],
    `
Morning connection | Departs 07:10, arrives 09:25 | Lisbon, Porto, Direct | 29
Midday connection | Departs 12:40, arrives 15:05 | Lisbon, Madrid, Direct | 74
Coast line | Departs 09:15, arrives 14:50 | Porto, Bilbao, 1 stop | 58
Night sleeper | Departs 21:30, arrives 07:45 | Paris, Berlin, Direct | 96
City hopper | Departs 16:20, arrives 17:35 | Berlin, Vienna, Direct | 62
Island link | Departs 11:00, arrives 13:10 | Madrid, Palma, Direct | 49`,
  ),
  subject(
    [
      'services',
      /home services?|cleaning|handym[ae]n|repair (?:shop|service)|plumb|freelanc\w+ (?:platform|market)|service booking|auto repair|garage|craftsm[ae]n/i,
      'service',
      'services',
      ['Second Wrench Garage', 'House & Hand Services'],
    ],
    ['Kind', 'Length', 'With'],
    `
Yearly service | Oil, filters, brakes checked | Maintenance, Half a day, Ruth | 180
Brake pads, front | Parts included | Repair, 2 hours, Omar | 145
Tyre change | Four wheels, balanced | Wheels, 1 hour, Ruth | 60
Battery replacement | Old one recycled | Electrics, 30 minutes, Ivan | 120
Diagnosis | A report in plain words | Check, 1 hour, Omar | 55
Windscreen chip | Often without a replacement | Glass, 45 minutes, Ivan | 70`,
  ),
];
