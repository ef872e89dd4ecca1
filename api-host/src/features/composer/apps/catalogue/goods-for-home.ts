import { entries, type Catalogue } from './catalogue';

/** Samples of what stands in rooms and on shelves. */
export const goodsForHome: readonly Catalogue[] = [
  {
    id: 'books',
    about: /book(?:s|store|shop)?\b|librer[ií]a|buchh/i,
    title: 'Browse the books',
    facets: ['Category', 'Author'],
    entries: entries(`
The Lighthouse Year | A keeper, a storm and one long winter | Novels, Ada Brandt | 14.9
Paper Boats | Twelve stories about leaving | Short stories, Luis Mora | 11.5
A Map of Small Things | Essays for slow afternoons | Essays, Priya Nair | 16
The Clockmaker’s Error | A mystery in four acts | Crime, Jonas Weil | 12.9
Under the Plum Tree | Two sisters, one orchard | Novels, Priya Nair | 15.5
How Rivers Think | Water, cities and patience | Non-fiction, Ada Brandt | 19.9
The Fox Who Counted | For readers from four | Children, Mina Okafor | 9.9
Night Train North | A journey nobody planned | Crime, Luis Mora | 13.5`),
  },
  {
    id: 'plants',
    about: /plants?\b|houseplant/i,
    title: 'Plants for every window',
    facets: ['Light', 'Size'],
    entries: entries(`
Monstera | Large leaves, easy to please | Half shade, Large | 39
Snake plant | Forgives forgotten water | Half shade, Medium | 24
String of pearls | Hangs from a shelf | Sun, Small | 15
Fiddle-leaf fig | Tall and dramatic | Sun, Large | 59
Boston fern | Likes the bathroom | Shade, Medium | 19
Basil in a pot | For the kitchen window | Sun, Small | 5`),
  },
  {
    id: 'electronics',
    about: /electronic|gadgets?|laptops?|headphones|camera shop/i,
    title: 'Devices',
    facets: ['Category', 'Specification'],
    entries: entries(`
Travel headphones | Noise cancelling, 30 h | Audio, Bluetooth 5.3 | 149
Desk speaker | Stereo pair | Audio, 2 × 20 W | 119
Light laptop 13 | For the train | Computers, 16 GB memory | 999
Reading tablet | Paper-like screen | Tablets, 10 inch | 329
Pocket camera | Fits a coat | Cameras, 20 megapixels | 449
Desk monitor 27 | Matt, adjustable | Computers, 2560 × 1440 | 289`),
  },
  {
    id: 'toys',
    about: /toys?\b|toddler/i,
    title: 'Toys to grow with',
    facets: ['Ages', 'Kind'],
    entries: entries(`
Stacking rings | Six colours of wood | Ages 1 to 2, Wood | 18
First puzzle | Four big pieces | Ages 1 to 2, Puzzles | 12
Pull-along duck | Waddles when pulled | Ages 2 to 3, Wood | 22
Building blocks | Forty pieces in a bag | Ages 2 to 3, Building | 34
Rainbow tunnel | For kids who crawl | Ages 1 to 2, Movement | 39
Little drum | With two soft sticks | Ages 2 to 3, Music | 24`),
  },
  {
    id: 'records',
    about: /vinyl|records?\b|record store/i,
    title: 'New arrivals',
    facets: ['Genre', 'Shelf'],
    entries: entries(`
Blue Hour | Late-night quartet | Jazz, Staff pick | 24
Signals | Analogue and patient | Electronic, New arrival | 22
Harbour Songs | Voice and guitar | Folk, Staff pick | 19
Static Garden | Loud on purpose | Rock, New arrival | 21
Second Sun | Strings and bass | Soul, New arrival | 26
Night Bus Dub | Slow and heavy | Reggae, Staff pick | 20`),
  },
  {
    id: 'presets',
    about: /preset|template|digital download|font|printable/i,
    title: 'Downloads',
    facets: ['Kind', 'Licence'],
    entries: entries(`
Soft Morning | Twelve presets for window light | Presets, Personal licence | 19
City Night | Neon without noise | Presets, Commercial licence | 39
Film Grain Set | Nine stocks | Presets, Personal licence | 24
Portfolio template | Five pages | Templates, Commercial licence | 49
Story template | Sized for phones | Templates, Personal licence | 15
Everything bundle | All of it | Bundle, Commercial licence | 89`),
  },
  {
    id: 'flowers',
    about: /flowers?\b|bouquets?|florist|fleurist/i,
    title: 'Choose a bouquet',
    facets: ['Mood', 'Size'],
    options: [['Card message', 'None', 'With love', 'Thank you', 'Get well soon']],
    entries: entries(`
Field bouquet | What grows this week | Cheerful, Medium | 28
White garden | Roses and eucalyptus | Calm, Large | 46
Little thanks | Fits a jam jar | Cheerful, Small | 18
Deep reds | Dahlias and berries | Dramatic, Large | 52
Dried bunch | Keeps for a year | Calm, Medium | 32
Tulip armful | Twenty of one colour | Cheerful, Medium | 24`),
  },
  {
    id: 'giftbox',
    about: /gift box|hamper/i,
    title: 'Fill your box',
    facets: ['Kind', 'For'],
    options: [['Ribbon colour', 'Red', 'Green', 'Cream']],
    entries: entries(`
Small box, empty | Holds three things | Boxes, Everyone | 6
Large box, empty | Holds six things | Boxes, Everyone | 9
Candle | Fig and cedar | Home, Everyone | 18
Chocolate bar | 70 %, sea salt | Sweet, Sweet teeth | 5.5
Tea tin | Twelve bags | Drinks, Tea people | 9.5
Hand cream | Almond | Care, Everyone | 12`),
  },
  {
    id: 'furniture',
    about: /furniture|sofa|interior store/i,
    title: 'Room by room',
    facets: ['Room', 'Price'],
    entries: entries(`
Low sofa | Three seats, linen | Living, Sale | 890
Oak table | Seats six | Living, Regular | 640
Slatted bed | 160 cm, ash | Bedroom, Sale | 720
Night stand | One drawer | Bedroom, Regular | 140
Standing desk | Silent motor | Office, Regular | 520
Desk chair | Mesh back | Office, Sale | 260`),
  },
  {
    id: 'art',
    about: /art supplies|paint|stationery|craft/i,
    title: 'For the studio',
    facets: ['Kind', 'Level'],
    entries: entries(`
Watercolour kit | Twelve pans, brush, pad | Kits, Beginner | 34
Linocut kit | Two tools, ink, lino | Kits, Beginner | 29
Sketchbook A5 | 120 g paper | Paper, Everyone | 14
Oil paint set | Ten tubes | Paint, Advanced | 58
Brush roll | Six brushes | Tools, Everyone | 26
Sunday workshop | Two hours, materials included | Workshops, Beginner | 45`),
  },
  {
    id: 'camping',
    about: /camping|tents?\b|outdoor gear/i,
    title: 'Gear for outside',
    facets: ['Kind', 'For'],
    options: [
      ['From', 'Friday', 'Saturday', 'Monday'],
      ['Days', '2', '3', '7'],
    ],
    entries: entries(`
Two-person tent, per day | 2.1 kg | Tents, Two people | 9
Family tent, per day | Two rooms | Tents, Four people | 16
Sleeping bag, per day | Down to 0 °C | Sleeping, One person | 4
Stove, per day | With one pot | Cooking, Everyone | 3
Rucksack 55 l, per day | Adjustable back | Carrying, One person | 4
Head torch, per day | With batteries | Light, One person | 1.5`),
  },
  {
    id: 'antiques',
    about: /antique|auction|collectib/i,
    title: 'Lots on offer',
    facets: ['Category', 'Ends'],
    action: 'Place a bid',
    entries: entries(`
Walnut writing desk | Current bid with two bidders | Furniture, Ends today | 320
Silver candlesticks | A pair | Silver, Ends in 2 days | 140
Oil sketch of a harbour | Unsigned | Pictures, Ends in 3 days | 210
Mantel clock | Runs, strikes | Clocks, Ends tomorrow | 180`),
  },
  {
    id: 'candles',
    about: /candles?|velas|kerzen|bougies/i,
    title: 'Candles',
    facets: ['Scent', 'Size'],
    entries: entries(`
Fig and cedar | Warm | Woody, Medium | 22
Sea salt | Clear | Fresh, Medium | 22
Orange peel | Bright | Fruity, Small | 14
Unscented pillar | Just light | None, Large | 18
Lavender | For evenings | Floral, Medium | 22
Tasting set | Four small ones | Mixed, Small | 26`),
  },
  {
    id: 'ceramics',
    about: /ceramic|pottery|bowls?\b|vases?\b|mugs?\b/i,
    title: 'From the wheel',
    facets: ['Kind', 'Glaze'],
    action: 'Ask about it',
    entries: entries(`
Breakfast bowl | Holds a lot of porridge | Bowls, White | 28
Serving bowl | Wide and low | Bowls, Celadon | 54
Bud vase | One stem | Vases, White | 24
Tall vase | For branches | Vases, Iron | 72
Mug | Thumb rest | Mugs, Celadon | 26`),
  },
];
