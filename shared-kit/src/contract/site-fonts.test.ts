import { fontNamesIn, withFontAddresses, withoutFontAddresses } from './site-fonts';

const files = {
  html: '<link rel="preload" href="assets/fonts/karla.woff2" as="font">',
  css: "src: url('assets/fonts/karla.woff2'), url(./assets/fonts/syne-extended.woff2)",
  js: '',
};

test('names each typeface code asks for once', () => {
  expect(fontNamesIn(files)).toEqual(['karla.woff2', 'syne-extended.woff2']);
  expect(fontNamesIn({ html: 'assets/fonts/../x.woff2', css: '', js: '' })).toEqual([]);
});

test('gives a preview whole addresses, and takes them back', () => {
  const shown = withFontAddresses(files, 'http://localhost:3001/');
  expect(shown.css).toBe(
    "src: url('http://localhost:3001/_fonts/karla.woff2'), url(http://localhost:3001/_fonts/syne-extended.woff2)",
  );
  expect(withoutFontAddresses(shown.html, 'http://localhost:3001')).toBe(files.html);
});
