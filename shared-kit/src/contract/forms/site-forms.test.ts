import { connectForms, deliveringForms } from './connect-forms';
import { findForms } from './site-forms';

const fates = (html: string, js = '') => findForms(html, js).map(({ fate }) => fate);

const mail = '<input type="email" name="email">';

test.each([
  ['asks for an address and has nowhere to go', `<form>${mail}</form>`, 'delivers'],
  ['asks for a text', '<form><textarea name="text"></textarea></form>', 'delivers'],
  ['is meant to be sent', '<form method="post"><input name="vote"></form>', 'delivers'],
  [
    'has an address nobody answers',
    `<form action="/submit.php" method="POST">${mail}</form>`,
    'delivers',
  ],
  ['has a placeholder for an address', `<form action="#">${mail}</form>`, 'delivers'],
  ['is marked', '<form data-deliver><input name="seats"></form>', 'delivers'],
  ['is turned off', `<form data-deliver="off" method="post">${mail}</form>`, 'turned-off'],
  [
    'goes to another service',
    `<form data-deliver action="https://forms.test/f/1" method="post">${mail}</form>`,
    'elsewhere',
  ],
  ['goes to a host without a scheme', `<form action="//forms.test/f">${mail}</form>`, 'elsewhere'],
  ['opens a mail program', `<form action="mailto:me@example.com">${mail}</form>`, 'elsewhere'],
  [
    'has a button that goes elsewhere',
    `<form>${mail}<button formaction="https://pay.test/">Pay</button></form>`,
    'elsewhere',
  ],
  ['says it is a search', `<form method="get">${mail}</form>`, 'search'],
  ['has a search field', '<form data-deliver><input type="search" name="q"></form>', 'search'],
  ['closes a dialog', `<form method="dialog">${mail}</form>`, 'search'],
  ['names its handler', `<form onsubmit="return save()">${mail}</form>`, 'own-script'],
  ['is a framework’s', `<form @submit.prevent="save">${mail}</form>`, 'own-script'],
  [
    'asks for a password',
    `<form data-deliver>${mail}<input type="password" name="p"></form>`,
    'private',
  ],
  [
    'asks for a card',
    `<form method="post">${mail}<input autocomplete="cc-number" name="c"></form>`,
    'private',
  ],
  ['asks for a file', `<form method="post">${mail}<input type="file" name="f"></form>`, 'private'],
  ['has fields without names', '<form><input type="email" id="email"></form>', 'nameless'],
  ['calculates', '<form><input type="number" name="a"><button>Go</button></form>', 'no-message'],
])('a form that %s: %s', (_, html, fate) => {
  expect(fates(html)).toEqual([fate]);
});

test('a script that handles submitting keeps unmarked forms, wherever it is written', () => {
  const form = `<form method="post">${mail}</form>`;
  expect(fates(form, "f.addEventListener('submit', save)")).toEqual(['own-script']);
  expect(fates(`${form}<script>f.onsubmit = save</script>`)).toEqual(['own-script']);
  expect(fates(`<form data-deliver>${mail}</form>`, "f.addEventListener('submit', check)")).toEqual(
    ['delivers'],
  );
  expect(fates(form, '// press submit to go')).toEqual(['delivers']);
});

test('forms are told apart by what they are called', () => {
  const html = `<form name="Contact us!">${mail}</form><form id="contact-us">${mail}</form>
<form aria-label="Bücher &amp; mehr">${mail}</form><form>${mail}</form><form name="日本">${mail}</form>`;
  expect(findForms(html, '').map(({ name, label }) => [name, label])).toEqual([
    ['contact-us', 'Contact us!'],
    ['contact-us-2', 'Contact us'],
    ['bucher-mehr', 'Bücher & mehr'],
    ['form', 'Form'],
    ['form-2', '日本'],
  ]);
});

const trapAt = /<input type="text" name="_homepage"[^>]*>/;

test('a connected page has addresses, traps and the script; nothing else changes', () => {
  const html = `<body>\n<form class='a' action = "#" METHOD=get-not id=contact novalidate>\n<p>${mail}</p>\n</form>\n</body>`;
  const connected = connectForms(html, '');
  expect(connected).toContain(
    `<form action="_form/contact" method="post" class='a' id=contact novalidate>`,
  );
  expect(connected).toMatch(/<\/p>\n<input type="text" name="_homepage"[^>]*><\/form>/);
  expect(connected).toContain('<script src="_form/send.js" defer></script>\n</body>');
  const undone = connected
    .replace(' action="_form/contact" method="post"', '')
    .replace("class='a'", `class='a' action = "#" METHOD=get-not`)
    .replace(trapAt, '')
    .replace('<script src="_form/send.js" defer></script>\n', '');
  expect(undone).toBe(html);
});

test('a form without an end tag has its trap at its start', () => {
  expect(connectForms(`<form>${mail}`, '')).toMatch(
    /^<form action="_form\/form" method="post"><input type="text" name="_homepage"/,
  );
});

test('a page without such forms stays byte for byte the same', () => {
  const html =
    '<body><form role="search"><input name="q"></form><!-- <form method="post"> --></body>';
  expect(connectForms(html, '')).toBe(html);
});

test('an export names the published site', () => {
  const connected = connectForms(`<form>${mail}</form>`, '', 'https://sites.test/bakery/');
  expect(connected).toContain('action="https://sites.test/bakery/_form/form"');
  expect(connected).toContain('src="https://sites.test/bakery/_form/send.js"');
});

test('the endpoint finds the forms of a published page again', () => {
  const html = `<form aria-label="Book a table">${mail}</form><form action="https://x.test/">${mail}</form>`;
  expect(deliveringForms(connectForms(html, ''))).toEqual([
    { name: 'book-a-table', label: 'Book a table' },
  ]);
});

test('twice as many forms cost twice as much, not four times', () => {
  const steps = (count: number): number => {
    const looked = jest.spyOn(Set.prototype, 'has');
    const copied = jest.spyOn(Array.prototype, 'slice');
    findForms('<form>'.repeat(count), '');
    const copies = copied.mock.results.reduce(
      (sum, { value }) => sum + (Array.isArray(value) ? value.length : 0),
      0,
    );
    const all = looked.mock.calls.length + copies;
    looked.mockRestore();
    copied.mockRestore();
    return all;
  };
  expect(steps(400) / steps(200)).toBeLessThan(2.5);
});

test('a page has at most a hundred forms that deliver', () => {
  const connected = connectForms(`<form>${mail}</form>`.repeat(150), '');
  expect(connected.match(/action="_form\//g)).toHaveLength(100);
  expect(deliveringForms(connected)).toHaveLength(100);
});
