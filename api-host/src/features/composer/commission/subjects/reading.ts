import { subject, type Subject } from './subject';

/** Things to listen to, read, support or look up. */
export const reading: readonly Subject[] = [
  subject(
    [
      'songs',
      /music (?:streaming|player|library|app)|songs?\b|albums?\b|playlists?|\btracks\b/i,
      'song',
      'songs',
      ['Needle & Wave Music', 'Blue Hour Music'],
    ],
    ['Artist', 'Genre', 'Length'],
    `
Harbour Lights | From the album Low Tide | Paper Lanterns, Folk, 3:42
Night Tram | From the album Line 9 | The Night Trams, Indie, 2:58
Slow River | From the album Field Notes | Mina Haddad, Ambient, 5:10
Corner of Third | From the album After Hours | Okafor Trio, Jazz, 4:26
Sol y Sal | From the album Marea | Sol Rivera, Electronic, 3:30
Letters Home | From the album Low Tide | Paper Lanterns, Folk, 4:04
Glass Stairs | From the album Line 9 | The Night Trams, Indie, 3:12
Copper Rain | From the album Marea | Sol Rivera, Electronic, 3:55`,
  ),
  subject(
    [
      'photos',
      /photo (?:sharing|gallery|album)|photograph(?:s|er)|stock photos|image gallery/i,
      'photo',
      'photos',
      ['Long Exposure', 'Light Table'],
    ],
    ['Theme', 'Place', 'Season'],
    `
Fog over the bridge | First tram of the day | City, Porto, Autumn
Salt fields | Pink at noon | Landscape, Aveiro, Summer
Market hands | Weighing cherries | People, Lyon, Summer
Empty pool | After closing | City, Berlin, Winter
Two herons | Taken from a kayak | Nature, Danube delta, Spring
Snow on the line | Nothing ran that day | Landscape, Tyrol, Winter`,
  ),
  subject(
    [
      'campaigns',
      /charit(?:y|ies)|donat(?:e|ion)|fund ?rais|crowd ?fund|non-?profit|\bngos?\b|campaigns?/i,
      'campaign',
      'campaigns',
      ['Many Hands Fund', 'Give a Little'],
    ],
    ['Cause', 'Place', 'Ends'],
    `
Winter coats | 300 warm coats before the frost | Homes, City, In 3 weeks | 6000
School garden | Beds, tools and a water tank | Children, North, In 6 weeks | 4500
River clean-up boat | Repair the engine, buy nets | Nature, Riverside, In 2 weeks | 3200
Night shelter kitchen | A stove that does not go out | Homes, Centre, In 5 weeks | 5200
Reading bus | Books where the library closed | Children, Villages, In 8 weeks | 9000`,
  ),
  subject(
    [
      'papers',
      /digital library|university library|library (?:management|system|website|catalog)|research papers?|scientific papers?/i,
      'title',
      'titles',
      ['Quiet Stacks Library', 'Alder University Library'],
    ],
    ['Kind', 'Field', 'State'],
    `
The Measure of Rivers | Book, 312 pages, shelf C4 | Book, Geography, Available
Graphs and Their Shadows | Book, 198 pages, shelf M2 | Book, Mathematics, On loan
Soil carbon after fire | Paper, 14 pages | Paper, Ecology, Available
A Grammar of Waiting | Book, 276 pages, shelf L1 | Book, Literature, Available
Low-cost spectrometers | Paper, 9 pages | Paper, Physics, Available
City Noise, City Sleep | Paper, 22 pages | Paper, Medicine, On loan`,
  ),
  subject(
    [
      'products',
      /products?\b|goods\b|merchandise/i,
      'product',
      'products',
      ['Good Things Shop', 'The Corner Shop'],
    ],
    ['Category', 'Material', 'State'],
    `
Linen tote | Holds a laptop and lunch | Bags, Linen, In stock | 28
Desk lamp | Warm light, long arm | Home, Steel, In stock | 64
Enamel mug | Chips add character | Kitchen, Enamel, In stock | 14
Wool throw | Woven in one piece | Home, Wool, Few left | 89
Oak tray | Oiled, with handles | Kitchen, Oak, In stock | 42
Notebook, dotted | Lies flat when open | Paper, Paper, In stock | 12`,
  ),
];
