import { externalOrigins } from './external-origins';
import { parseRuntimeConfig } from './runtime-config';

const offers = ({ image, id }: { image?: string; id?: string } = {}) =>
  Array.from({ length: 7 }, (_, index) => ({
    id: id ?? String(index),
    name: `Offer ${index}`,
    image,
    affiliateLink: 'https://shop.test/a',
  }));

// Proof P183
test('an empty document gives every page its content', () => {
  const config = parseRuntimeConfig({});
  expect(config.tutorials.videos).toHaveLength(8);
  expect(config.affiliateOffers).toHaveLength(7);
  expect(Object.keys(config.salesPages)).toHaveLength(8);
  expect(config.bonuses.length).toBeGreaterThan(0);
  expect(config.multipleIncome.toolUrl).toBeUndefined();
});

test('a part of a group is replaced alone', () => {
  const { salesPages } = parseRuntimeConfig({ salesPages: { oto_3: 'https://shop.test/3' } });
  expect(salesPages.oto_3).toBe('https://shop.test/3');
  expect(salesPages.oto_4).toBe('https://example.com/upgrade/4');
});

// Proof P96
test.each([
  [{ tutorials: { videos: [] } }, 'tutorials.videos: must list 8 videos'],
  [{ affiliateOffers: offers().slice(1) }, 'affiliateOffers: must list 7 offers'],
  [{ affiliateOffers: offers({ id: 'same' }) }, 'affiliateOffers: must not use an id twice'],
  [
    { salesPages: { oto_1: 'javascript:alert(1)' } },
    'salesPages.oto_1: must be an http(s) or mailto address',
  ],
  [{ salesPages: { oto_9: 'https://shop.test' } }, 'salesPages.oto_9: not a known field'],
  [
    { multipleIncome: { toolUrl: "https://tool.test;script-src'" } },
    'multipleIncome.toolUrl: must be an http(s) address',
  ],
  [{ logoUrl: 'javascript:alert(1)' }, 'logoUrl: must be an http(s) address, or data:image/…'],
  [{ logoUrl: 'data:text/html;base64,PGI+' }, 'logoUrl: must be an http(s) address'],
  [{ logoUrl: `data:image/png;base64,${'A'.repeat(100_000)}` }, '100,000 characters at most'],
  [{ supportEmail: 'nobody' }, 'supportEmail: must be an email address'],
])('%j is refused naming the field', (document, problem) => {
  expect(() => parseRuntimeConfig(document)).toThrow(problem);
});

test('a logo may be an address or written into the document', () => {
  const inlined = 'data:image/svg+xml;base64,PHN2Zy8+';
  expect(parseRuntimeConfig({ logoUrl: inlined }).logoUrl).toBe(inlined);
  expect(externalOrigins(parseRuntimeConfig({ logoUrl: inlined })).images).toEqual([]);
  const config = parseRuntimeConfig({ logoUrl: 'https://cdn.test/logo.svg' });
  expect(externalOrigins(config).images).toEqual(['https://cdn.test']);
});

test('the policy learns each origin once, without user part and path', () => {
  const config = parseRuntimeConfig({
    multipleIncome: { toolUrl: 'https://name:secret@Tool.test:8443/app?x=1' },
    affiliateOffers: offers({ image: 'https://pictures.test/a.png' }),
  });
  expect(externalOrigins(config)).toEqual({
    frames: ['https://example.com', 'https://example.org', 'https://tool.test:8443'],
    images: ['https://pictures.test'],
  });
});
