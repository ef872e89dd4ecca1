import { subject, type Subject } from './subject';

/** Things to buy, borrow or rent. */
export const things: readonly Subject[] = [
  subject(
    [
      'bikes',
      /\bbikes?\b|bicycles?|e-bikes?|cycling/i,
      'bike',
      'bikes',
      ['Spoke & Chain Bikes', 'The Bicycle Yard'],
    ],
    ['Kind', 'Frame', 'Size'],
    `
Trail 29 hardtail | Front fork with 120 mm of travel, hydraulic brakes | Mountain, Aluminium, M | 940
Courier single speed | Light, quiet, nothing to adjust | City, Steel, L | 520
Aria road bike | Carbon fork and a close gear range for long climbs | Road, Carbon, M | 1850
Haul cargo e-bike | Carries two children or six crates | Electric, Steel, One size | 3200
Pippin child's bike | Low frame, first gears, a bell | Children, Aluminium, S | 290
Nomad tourer | Racks, mudguards, room for four bags | Touring, Steel, L | 1390
Commuter helmet | Ventilated, with a magnetic buckle | Accessory, –, M | 65
Folding lock | Eight links, fits the bottle mount | Accessory, –, One size | 79`,
  ),
  subject(
    [
      'cameras',
      /\bcameras?\b|lenses|photo(?:graphy)? equipment/i,
      'camera',
      'cameras',
      ['Shutter & Light Cameras', 'Camera House'],
    ],
    ['Format', 'Maker', 'Year'],
    `
Rolleiflex 2.8F | Twin lens, waist-level finder, serviced shutter | Medium format, Rolleiflex, 1960s | 45
Leica M3 | Rangefinder with a 50 mm lens and its case | 35 mm, Leica, 1950s | 55
Olympus OM-1 | Small, bright finder, works without a battery | 35 mm, Olympus, 1970s | 18
Polaroid SX-70 | Folds flat; one pack of film included | Instant, Polaroid, 1970s | 22
Hasselblad 500C/M | Square frames, two film backs | Medium format, Hasselblad, 1970s | 60
Canon AE-1 | The easy one to begin with | 35 mm, Canon, 1980s | 15
Bolex H16 | Spring-wound, for 16 mm film | Cine, Bolex, 1960s | 40`,
  ),
  subject(
    [
      'tools',
      /power tools?|\btools? (?:rental|hire|library|shop|store)|garden machines?|machinery|construction equipment|equipment (?:rental|hire)/i,
      'tool',
      'tools',
      ['Bench & Bolt Tool Hire', 'The Tool Shed'],
    ],
    ['Category', 'Power', 'Weight'],
    `
Rotary hammer drill | For concrete and brick; three bits included | Drilling, Mains, Medium | 22
Mitre saw | Clean cuts up to 30 cm wide | Sawing, Mains, Heavy | 28
Petrol lawn mower | 46 cm, with a grass box | Garden, Petrol, Heavy | 26
Hedge trimmer | 60 cm blade, two batteries | Garden, Battery, Light | 16
Floor sander | With dust bag; paper is extra | Sanding, Mains, Heavy | 38
Pressure washer | 140 bar, 10 m of hose | Cleaning, Mains, Medium | 24
Tile cutter | Wet cut, up to 60 cm | Sawing, Mains, Medium | 20`,
  ),
  subject(
    [
      'vans',
      /camper ?vans?|motor ?homes?|caravans?/i,
      'van',
      'vans',
      ['Slow Road Campervans', 'Van & Vista'],
    ],
    ['Sleeps', 'Gearbox', 'Length'],
    `
Skipper | Pop-up roof, two burners, solar panel | 4 people, Manual, 5 m | 110
Nook | Small enough for old towns, bed always made | 2 people, Automatic, 4.8 m | 85
Harbour | Shower, heating and a proper table | 4 people, Automatic, 6.4 m | 145
Pine | Wood inside, awning outside | 2 people, Manual, 5.4 m | 98
Wanderer | Bunks for the children, bike rack | 5 people, Manual, 7 m | 160`,
  ),
  subject(
    [
      'cars',
      /\bcars?\b|vehicles? (?:rental|dealer)|car ?rental|dealership|automobiles?/i,
      'car',
      'cars',
      ['Bridge Street Motors', 'First Gear Cars'],
    ],
    ['Body', 'Fuel', 'State'],
    `
Vela City | Five doors, parking sensors, one owner | Hatchback, Petrol, Used | 11900
Norda Estate | Room for a dog and a tent | Estate, Diesel, Used | 18400
Alto E | 420 km on a charge, heat pump | Hatchback, Electric, New | 32900
Terra Cross | Four-wheel drive, tow bar | SUV, Hybrid, New | 38700
Lumen Saloon | Quiet, heated seats | Saloon, Hybrid, Used | 24500
Kombi 7 | Seven seats that all fold | Van, Diesel, Used | 21300`,
  ),
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
      'instruments',
      /musical instruments?|guitars?\b|pianos?|violins?/i,
      'instrument',
      'instruments',
      ['String & Key Instruments', 'The Music Room'],
    ],
    ['Family', 'Level', 'State'],
    `
Parlour guitar | Small body, warm tone | Strings, Beginner, New | 240
Student violin | With bow, case and rosin | Strings, Beginner, New | 310
Stage piano | 88 weighted keys | Keys, Advanced, New | 890
Alto saxophone | Serviced, new pads | Wind, Intermediate, Used | 720
Cajon | Birch, adjustable snare | Percussion, Beginner, New | 115
Electric bass | Short scale, easy on the hands | Strings, Intermediate, Used | 280`,
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
      'sportsgear',
      /sports? (?:gear|equipment|goods|shop|store)|ski(?:s| rental)|surf ?boards?|kayaks?|boats?\b/i,
      'item',
      'equipment',
      ['Tide & Trail Sports', 'The Kit Room'],
    ],
    ['Sport', 'Level', 'Size'],
    `
Sit-on-top kayak | Stable, with paddle and vest | Water, Beginner, Two people | 35
Foam surfboard | 8 feet, soft edges | Water, Beginner, One size | 25
All-mountain skis | With bindings and poles | Snow, Intermediate, 170 cm | 32
Snowboard set | Board, boots, helmet | Snow, Beginner, 155 cm | 30
Touring tennis racket | Restrung this month | Racket, Intermediate, Grip 3 | 8
Climbing rope | 60 m, dry treated | Climbing, Advanced, 9.5 mm | 12`,
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
