import { check, choice, day, money, text, type RecordKind } from './record-kind';

/** What is kept, planned and watched: holdings, goals, budgets, prices. */
export const savingsKinds: readonly RecordKind[] = [
  {
    id: 'holdings',
    nav: 'Portfolio',
    title: 'Portfolio holdings',
    one: 'holding',
    asked:
      /\b((?:stock |investment |crypto |share )+portfolio(?: tracker| dashboard)?|portfolio tracker|(?:stock )?holdings|investment tracker)\b/gi,
    covers: /holding|gain|loss|allocation|donut|price|total|chart/i,
    columns: [
      text('what', 'Holding'),
      choice('kind', 'Kind', 'Shares', 'Fund', 'Bonds', 'Crypto', 'Cash'),
      money('paid', 'Paid in total'),
      money('worth', 'Worth now'),
      money('gain', 'Gain'),
      money('loss', 'Loss'),
    ],
    rows: [
      ['Northwind Energy', 'Shares', 1800, 2140, 340, 0],
      ['World index fund', 'Fund', 5200, 5980, 780, 0],
      ['Harbour Foods', 'Shares', 950, 870, 0, 80],
      ['Government bonds', 'Bonds', 2000, 2030, 30, 0],
    ],
    tiles: [
      { label: 'Worth now (sample prices)', of: 'sum', column: 'worth' },
      { label: 'Gain', of: 'sum', column: 'gain' },
      { label: 'Loss', of: 'sum', column: 'loss' },
    ],
    charts: [
      { title: 'Allocation', kind: 'ring', by: 'what', value: 'worth' },
      { title: 'Worth by kind', kind: 'bars', by: 'kind', value: 'worth' },
    ],
  },
  {
    id: 'goals',
    nav: 'Goals',
    title: 'Saving goals',
    one: 'goal',
    asked: /\b((?:saving(?:s)? |financial |money )goals?(?: tracker)?|(?<=, )goals(?=[.,]))\b/gi,
    covers: /target|saved amount|goal/i,
    columns: [
      text('what', 'Goal'),
      money('target', 'Target'),
      money('saved', 'Saved so far'),
      day('by', 'By when'),
    ],
    rows: [
      ['Holiday', 1200, 450, 120],
      ['Emergency fund', 3000, 1900, 300],
      ['New bicycle', 800, 620, 60],
    ],
    tiles: [
      { label: 'Saved so far', of: 'sum', column: 'saved' },
      { label: 'Target in total', of: 'sum', column: 'target' },
    ],
    charts: [{ title: 'Saved per goal', kind: 'bars', by: 'what', value: 'saved' }],
  },
  {
    id: 'budgets',
    nav: 'Budgets',
    title: 'Budgets per category',
    one: 'budget',
    asked: /\b(?<=, |tabs: )(budgets)(?=[.,])|\b(budgets (?:show|per category))\b/gi,
    covers: /progress bars? per category|budget/i,
    columns: [
      text('what', 'Category'),
      money('limit', 'Budget per month'),
      money('spent', 'Spent'),
    ],
    rows: [
      ['Food', 400, 265],
      ['Leisure', 150, 90],
      ['Transport', 120, 118],
    ],
    tiles: [
      { label: 'Budget', of: 'sum', column: 'limit' },
      { label: 'Spent', of: 'sum', column: 'spent' },
    ],
    charts: [{ title: 'Spent per category', kind: 'bars', by: 'what', value: 'spent' }],
    alert: { words: 'Nearly used up', column: 'limit', when: 'below', than: 'spent' },
  },
  {
    id: 'pricewatch',
    nav: 'Prices',
    title: 'Prices, shop by shop',
    one: 'price',
    asked:
      /\b(price comparison(?: between shops)?|compare prices|grocery list and price comparison)\b|lista de la compra|lista della spesa|einkaufsliste|lista de compras|boodschappenlijst|liste de courses/gi,
    covers: /cheapest|between shops|total|categor|grocery list|price/i,
    columns: [
      text('what', 'Item'),
      choice('shop', 'Shop', 'Market', 'Supermarket', 'Discount shop', 'Corner shop'),
      choice(
        'category',
        'Category',
        'Fruit and vegetables',
        'Bread',
        'Dairy',
        'Household',
        'Other',
      ),
      money('amount', 'Price'),
      check('have', 'In the basket'),
    ],
    rows: [
      ['Tomatoes, 1 kg', 'Market', 'Fruit and vegetables', 2.4, false],
      ['Tomatoes, 1 kg', 'Supermarket', 'Fruit and vegetables', 2.9, false],
      ['Rye bread', 'Corner shop', 'Bread', 3.2, false],
      ['Milk, 1 l', 'Discount shop', 'Dairy', 0.99, true],
    ],
    tiles: [
      { label: 'Total', of: 'sum', column: 'amount' },
      { label: 'Items in the basket', of: 'count', where: ['have', true] },
    ],
    charts: [
      { title: 'Price per shop: which is cheapest', kind: 'bars', by: 'shop', value: 'amount' },
    ],
  },
];
