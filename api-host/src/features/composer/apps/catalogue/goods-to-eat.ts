import { entries, type Catalogue } from './catalogue';

/** Samples of what is eaten and drunk. */
export const goodsToEat: readonly Catalogue[] = [
  {
    id: 'coffee',
    about: /coffee|espresso|roast/i,
    title: 'Coffee, freshly roasted',
    facets: ['Roast', 'Origin'],
    options: [
      ['Grind', 'Whole bean', 'Filter', 'Espresso'],
      ['Every', '2 weeks', '4 weeks', 'Once'],
    ],
    entries: entries(`
House blend | Chocolate, hazelnut | Medium roast, Blend | 12
Morning light | Citrus and honey | Light roast, Ethiopia | 14
Dark harbour | Cocoa, deep and round | Dark roast, Brazil | 11.5
Decaf | All the taste | Medium roast, Colombia | 13
Single farm | Red fruit, small lot | Light roast, Kenya | 16
Espresso no. 4 | Thick crema | Dark roast, Blend | 12.5`),
  },
  {
    id: 'cakes',
    about: /cakes?\b|bakery online|patisserie|torten/i,
    title: 'Cakes to order',
    facets: ['Kind', 'Serves'],
    options: [
      ['Message on the cake', 'None', 'Happy birthday', 'Congratulations', 'Our own words'],
    ],
    entries: entries(`
Lemon layer cake | With buttercream | Layer cakes, 10 people | 38
Chocolate torte | No flour | Tortes, 12 people | 42
Carrot cake | Walnuts, cream cheese | Layer cakes, 10 people | 36
Berry tart | Whatever is in season | Tarts, 8 people | 29
Cupcakes | A box of twelve | Small, 12 people | 30
Vegan vanilla | As soft as the other | Layer cakes, 10 people | 39`),
  },
  {
    id: 'wine',
    about: /wines?\b|winery/i,
    title: 'The wines',
    facets: ['Region', 'Colour'],
    entries: entries(`
Riverbank white | Tasting notes: pear, wet stone. Pairing: fish | Mosel, White | 12.5
Old slope red | Tasting notes: cherry, pepper. Pairing: lamb | Douro, Red | 16
Morning rosé | Tasting notes: strawberry. Pairing: salad | Provence, Rosé | 11
Chalk brut | Tasting notes: apple, brioche. Pairing: oysters | Champagne, Sparkling | 34
Amphora | Tasting notes: apricot, tea. Pairing: cheese | Alentejo, Orange | 19
Hill garden | Tasting notes: plum, herbs. Pairing: mushrooms | Tuscany, Red | 21`),
  },
  {
    id: 'grocery',
    about: /grocer|organic|vegetable|veggie|farm shop|farm\b/i,
    title: 'This week',
    facets: ['Kind', 'Box'],
    entries: entries(`
Small veggie box | For one or two: what is in season | Boxes, Small | 16
Medium veggie box | For a small family | Boxes, Medium | 24
Large veggie box | For a full table | Boxes, Large | 33
Apples, 1 kg | Crisp, red | Fruit, Single | 3.2
Sourdough loaf | Baked on Friday | Bread, Single | 5.4
Eggs, ten | From the hens behind the barn | Eggs, Single | 4.5`),
  },
  {
    id: 'petfood',
    about: /pet food|dog food|cat food|pet (?:shop|store|supplies)/i,
    title: 'For dogs and cats',
    facets: ['Animal', 'Kind'],
    options: [['Auto-delivery', 'Every 4 weeks', 'Every 8 weeks', 'Once']],
    entries: entries(`
Dog dinner, chicken | 5 kg, with rice | Dog, Dry food | 32
Dog snacks | Dried apple | Dog, Snacks | 6.5
Puppy start | Small pieces | Dog, Dry food | 28
Cat dinner, fish | 2 kg | Cat, Dry food | 19
Cat pouches | Twelve, mixed | Cat, Wet food | 14
Cat grass | Grow it yourself | Cat, Snacks | 4`),
  },
  {
    id: 'honey',
    about: /honey|bees?\b/i,
    title: 'Our honey',
    facets: ['Kind', 'Jar'],
    entries: entries(`
Spring blossom honey | Light and floral | Runny, 250 g | 7.5
Forest honey | Dark and malty | Runny, 500 g | 13
Creamed honey | Spreads well | Creamy, 500 g | 12
Comb honey | Cut from the frame | Comb, 200 g | 11
Beeswax candle | Burns eight hours | Wax, One | 9
Tasting set | Three small jars | Set, 3 × 50 g | 10`),
  },
];
