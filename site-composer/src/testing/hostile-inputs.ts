/** Instructions made to take long; `length` is about how long they become. */
export const hostilePrompts: Readonly<Record<string, (length: number) => string>> = {
  'open brackets': repeating('include ('),
  'single letters': repeating('A '),
  'quotation marks': repeating('"'),
  'one long word': repeating('a'),
  prices: repeating('$1 '),
  'parts of a document': repeating('# Part\n- one: (two\n1. three: 9am £4\n'),
  'apostrophes left out': repeating('were its your there ill, '),
  digits: repeating('1 '),
  dates: repeating('June 1, '),
  commas: repeating(','),
  colons: repeating('a: '),
  names: repeating('Ann Lee and '),
  lines: repeating('a\n'),
  colours: repeating('blue '),
  'colours among words': repeating('red hats sold here '),
  'parts with a colour': repeating('button red '),
  weekdays: repeating('mon 9-5 '),
  'days before hours': repeating('monday and '),
  clauses: repeating('we sell, '),
  requests: repeating('make it red and '),
  'changes to nothing': repeating('change to to to '),
  'places in places': repeating('move a above '),
  courtesies: repeating('please '),
  'priced additions': repeating('add x £1 '),
  questions: repeating('add an FAQ. Why? '),
  'a price board': repeating('cod 8.90 '),
  'dictated prices': repeating('a seat is 12, '),
  'sums taken back': repeating('38 pounds no wait '),
  'bullets under a heading': (length) => `List:\n${repeating('- thing, with words\n')(length)}`,
  'brackets in a list': (length) => `Rights: ${repeating('heat (c, ')(length)}`,
  'a greeting in every line': repeating('Dear all\n'),
  'empty lines': repeating('\n'),
  'spaces and full stops': repeating(' .'),
  dashes: repeating(' -'),
  'words taken back': repeating('a cafe no wait not tea its cakes. '),
  'prices taken back': repeating('perm £45. Actually make the perm £48. '),
  'one word or another': repeating('pink - no, peach '),
  'helpers in a row': repeating('volunteers always '),
  'things to say': repeating('. Say that '),
  'brackets after things': repeating('cake (lemon, lime), '),
  'whole brackets': (length) => `Parts: ${'('.repeat(length / 2)}${')'.repeat(length / 2)}`,
  'sizes with prices': repeating('£25 adult £15 child '),
  'prices a while': repeating('£15 a day, £120 a month, '),
  'things for hire': repeating('our pavilion is for hire, '),
  'days of lives': repeating('Ann Lee 1941-2020 in loving memory of '),
  'lists in colours': repeating('the red one, in blue or '),
  'days that are no more': repeating('I don’t work Saturdays and '),
  'things not allowed': repeating('dogs aren’t allowed '),
  'all prices raised': repeating('put all prices up by 5% '),
};

/** Pages made to take long. */
export const hostilePages: Readonly<Record<string, (length: number) => HostilePage>> = {
  'items with prices': page('<li><b>Loaf</b> £3</li>'),
  sections: page(
    '<section id="a" class="card"><h2>Our FAQ</h2><p>Call 0113 496 0123</p></section>',
  ),
  'elements in elements': page('<div class="x">', '.x .x .x .x .x { color: red }'),
  buttons: page('<a class="btn" href="#">Go</a>', '.btn { background: #123456; color: #fff }'),
  'broken markup': page('<p><b><i></p><table><td>'),
  rules: (length) => ({
    html: '<!doctype html><html><body><h1>A</h1><p class="x">b</p></body></html>',
    css: repeating('.x { color: #123 } ')(length),
    js: '',
  }),
};

interface HostilePage {
  readonly html: string;
  readonly css: string;
  readonly js: string;
}

function repeating(part: string): (length: number) => string {
  return (length) => part.repeat(Math.floor(length / part.length));
}

function page(part: string, css = ''): (length: number) => HostilePage {
  return (length) => ({
    html: `<!doctype html><html><body><h1>Long</h1>${repeating(part)(length)}</body></html>`,
    css,
    js: '',
  });
}
