import { subject, type Subject } from './subject';

/** Things to ride, use and play; people rent them as often as they buy them. */
export const equipment: readonly Subject[] = [
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
    ['Format', 'Brand', 'Condition'],
    `
Rolleiflex 2.8F | Twin lens, waist-level finder, serviced shutter | Medium format, Rolleiflex, Serviced | 45
Leica M3 | Rangefinder with a 50 mm lens and its case | 35 mm, Leica, Like new | 55
Olympus OM-1 | Small, bright finder, works without a battery | 35 mm, Olympus, Good | 18
Polaroid SX-70 | Folds flat; one pack of film included | Instant, Polaroid, Good | 22
Hasselblad 500C/M | Square frames, two film backs | Medium format, Hasselblad, Good | 60
Canon AE-1 | The easy one to begin with | 35 mm, Canon, Used | 15
Bolex H16 | Spring-wound, for 16 mm film | Cine, Bolex, Serviced | 40`,
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
];
