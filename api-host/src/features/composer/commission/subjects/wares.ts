import { subject, type Subject } from './subject';

/** Things to buy, collect and pass on. */
export const wares: readonly Subject[] = [
  subject(
    [
      'phones',
      /smart ?phones?|mobile phones?|tablets?/i,
      'phone',
      'phones',
      ['Pocket Phones', 'The Phone Counter'],
    ],
    ['Maker', 'Storage', 'State'],
    `
Pebble 5 | Small, two days of battery | Pebble, 128 GB, New | 399
Pebble 5 Max | Large screen, three cameras | Pebble, 256 GB, New | 629
Aura X | Folds in half, opens to a tablet | Aura, 256 GB, New | 1190
Aura Lite | The sensible one | Aura, 64 GB, Refurbished | 169
Tessel Tab 11 | For drawing and series | Tessel, 128 GB, New | 349
Tessel Go | Buttons, torch, one week of battery | Tessel, 8 GB, New | 59`,
  ),
  subject(
    [
      'cosmetics',
      /cosmetics?|skin ?care|beauty products|make-?up|perfumes?|fragrances?/i,
      'product',
      'products',
      ['Dew & Amber', 'The Vanity Table'],
    ],
    ['Kind', 'Skin', 'Size'],
    `
Oat cleansing milk | Soft, without perfume | Cleanser, Sensitive, 150 ml | 16
Rosehip night oil | Five drops are enough | Oil, Dry, 30 ml | 24
Mineral sun cream 50 | No white cast | Sun care, All, 50 ml | 19
Fig leaf eau de parfum | Green, then woody | Perfume, All, 50 ml | 62
Clay mask | Ten minutes, once a week | Mask, Oily, 75 ml | 18
Tinted lip balm | Three shades of plum | Make-up, All, 4 g | 9`,
  ),
  subject(
    [
      'tea',
      /\bteas?\b(?! room)|tea shop/i,
      'tea',
      'teas',
      ['Kettle & Leaf Tea', 'The Tea Cabinet'],
    ],
    ['Kind', 'Origin', 'Caffeine'],
    `
First flush Darjeeling | Light, like muscat grapes | Black, India, Medium | 14
Sencha | Grassy and sweet; water at 70 °C | Green, Japan, Medium | 12
Aged pu-erh | Earth, wood, no bitterness | Dark, China, High | 19
White peony | Buds and leaves, very mild | White, China, Low | 17
Rooibos with orange | For the evening | Herbal, South Africa, None | 8
Milk oolong | Creamy without any milk | Oolong, Taiwan, Medium | 16`,
  ),
  subject(
    [
      'chocolate',
      /chocolates?\b(?! (?:brown|colou?r|components?|as|for))|sweets\b|candy|confectionery/i,
      'chocolate',
      'chocolates',
      ['Bean & Bar Chocolate', 'The Chocolate Counter'],
    ],
    ['Kind', 'Cocoa', 'Origin'],
    `
Single estate bar | Red fruit and a long finish | Dark, 72 %, Madagascar | 7.5
Salted caramel squares | Soft inside | Filled, 60 %, Ghana | 14
Hazelnut gianduja | From the Piedmont | Milk, 38 %, Ecuador | 9
Raspberry white | With freeze-dried berries | White, 32 %, Peru | 8
Drinking chocolate flakes | For eight cups | Drink, 70 %, Ecuador | 12
Box of twelve pralines | Changes with the season | Filled, Mixed, Mixed | 21`,
  ),
  subject(
    [
      'artworks',
      /art gallery|artworks?|paintings?|sculptures?|art (?:market|shop|prints?)|digital art|nfts?\b/i,
      'artwork',
      'artworks',
      ['Blue Door Art Gallery', 'North Light Gallery'],
    ],
    ['Medium', 'Artist', 'Size'],
    `
Tide, early | Layers of thin oil, salt scraped in | Painting, Ines Duarte, 90 × 120 cm | 2400
Three chairs | Etching in an edition of twenty | Print, Tom Okafor, 40 × 50 cm | 320
Quiet machine | Found steel and a slow motor | Sculpture, Mina Haddad, 60 cm | 3100
Field notes IV | Ink and pollen on paper | Drawing, Ines Duarte, 30 × 40 cm | 480
Night bus | Long exposure, baryta paper | Photograph, Leo Brandt, 60 × 80 cm | 690
Weave for a window | Linen and copper thread | Textile, Anna Mora, 100 × 140 cm | 1250`,
  ),
  subject(
    [
      'games',
      /video games?|game (?:store|shop|library)|gaming/i,
      'game',
      'games',
      ['Second Player Games', 'Pixel Shelf'],
    ],
    ['Genre', 'Players', 'Platform'],
    `
Lighthouse Keeper | Keep ships safe, night after night | Puzzle, 1, PC | 18
Moss & Blade | Explore a garden at knee height | Adventure, 1–2, Console | 34
Rail Barons | Build lines, outbid friends | Strategy, 2–6, PC | 29
Apex Drift | Arcade racing on mountain roads | Racing, 1–4, Console | 39
Little Orchard | A farm with no bills | Simulation, 1–4, Mobile | 6
Echo Squad | Four roles, one plan | Action, 4, PC | 25`,
  ),
  subject(
    [
      'ads',
      /classified|second[- ]hand|used (?:goods|items)|buy and sell|flea market|swap/i,
      'ad',
      'ads',
      ['Swap & Sell Market', 'Corner Classifieds'],
    ],
    ['Category', 'Condition', 'Seller'],
    `
Oak desk with drawers | Two scratches, very solid; collect only | Furniture, Good, Clara | 90
Child's bike, 16 inch | Outgrown; new tyres | Bikes, Good, Ben | 45
Film camera with lens | Light meter works | Electronics, Fair, Ines | 75
Winter coat, size M | Worn one season | Clothes, Like new, Ravi | 40
Box of crime novels | 22 paperbacks | Books, Fair, Mona | 15
Monstera, 1 metre | Too big for my flat | Home, Good, Leo | 25`,
  ),
];
