import { entries, type Catalogue } from './catalogue';

/** Samples of what is worn and carried. */
export const goodsToWear: readonly Catalogue[] = [
  {
    id: 'shoes',
    about: /sneakers?|shoes?\b|scarpe|zapat|schuh/i,
    title: 'Find your pair',
    facets: ['Brand', 'Kind'],
    options: [['Size', '38', '39', '40', '41', '42', '43', '44']],
    entries: entries(`
Kestrel Low | Leather, white on white | Kestrel, Everyday | 95
Kestrel Runner | Light, for roads | Kestrel, Running | 120
Northway Court | A classic court shoe | Northway, Everyday | 85
Northway Trail | Grip for wet stone | Northway, Trail | 135
Oslo High | High top, canvas | Oslo, Everyday | 75
Oslo Knit | Soft as a sock | Oslo, Running | 110`),
  },
  {
    id: 'jewels',
    about: /jewel(?:le)?ry|necklace|earrings?|bracelets?/i,
    title: 'Handmade jewellery',
    facets: ['Kind', 'Metal'],
    entries: entries(`
Pebble ring | Hand-hammered | Rings, Silver | 48
Fine chain | 45 cm, worn alone or layered | Necklaces, Silver | 65
Leaf earrings | Cast from a real leaf | Earrings, Brass | 39
Moon pendant | Matt on one side | Necklaces, Gold-plated | 82
Twist bracelet | Open, adjustable | Bracelets, Silver | 54
Dot studs | The small ones for every day | Earrings, Gold-plated | 29`),
  },
  {
    id: 'clothes',
    about: /clothes|clothing|fashion|t-?shirts?|second[- ]hand|vintage/i,
    title: 'Clothes',
    facets: ['Size', 'Condition'],
    options: [
      ['Colour', 'White', 'Black', 'Sand', 'Blue'],
      ['Size', 'S', 'M', 'L', 'XL'],
    ],
    action: 'Message the seller',
    entries: entries(`
Linen shirt | Washed, loose fit. Seller: Ana | M, Like new | 24
Wool coat | Warm, two pockets. Seller: Ben | L, Good | 69
Plain T-shirt | Organic cotton. Seller: Cleo | S, New | 19
Denim jacket | Worn in properly. Seller: Dev | M, Well loved | 32
Corduroy trousers | High waist. Seller: Ema | S, Good | 28
Rain jacket | Taped seams. Seller: Finn | L, Like new | 45`),
  },
  {
    id: 'watches',
    about: /watch(?:es)?\b(?! ?list)/i,
    title: 'The watches',
    facets: ['Kind', 'Strap'],
    action: 'Ask for an appointment',
    entries: entries(`
Meridian 38 | Hand-wound | Dress, Leather | 1890
Tidewater | 200 m | Diver, Steel | 2150
Regulator | Three dials | Dress, Leather | 3400
Flyback | For pilots | Chronograph, Steel | 2780`),
  },
  {
    id: 'cases',
    about: /phone cases?|accessor/i,
    title: 'Cases',
    facets: ['Material', 'Colour'],
    options: [['Model', 'Small', 'Plus', 'Max']],
    entries: entries(`
Clear case | Shows the phone | Recycled plastic, Clear | 19
Cork case | Warm to hold | Cork, Natural | 29
Matte case | No fingerprints | Silicone, Coral | 24
Wallet case | Two cards | Leather, Black | 45`),
  },
];
