import * as contract from '.';
import { agencyUser, generatedFiles, parseRuntimeConfig, samplePrompts, user } from '.';
import type { Endpoint } from '.';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'operation' in value && 'response' in value;
const endpoints = Object.values(contract as Record<string, unknown>).filter((value) =>
  isEndpoint(value),
);

// Proof P195
it('every answer of every call carries a message', () => {
  expect(endpoints.length).toBeGreaterThan(23);
  const without = endpoints.filter(({ response }) => {
    const issues = response.safeParse({}).error?.issues ?? [];
    return !issues.some(({ path }) => path.join('.') === 'message');
  });
  expect(without.map(({ operation }) => operation)).toEqual([]);
});

// Proof P186
it('a flag is 0 or 1 and nothing like them', () => {
  const flags = { oto_1: 0, oto_2: 1, oto_3: 0, oto_4: 0, oto_5: 0, oto_6: 0, oto_7: 0, oto_8: 0 };
  const mira = { id: '1', name: 'Mira', email: 'm@a.b', role: 'user', created_at: '', ...flags };
  expect(user.parse(mira)).toEqual(mira);
  for (const value of [true, '1', 2, null, undefined]) {
    expect(user.safeParse({ ...mira, oto_8: value }).success).toBe(false);
  }
});

// Proof P185
it('neither a user nor an agency user can carry a password out', () => {
  expect(Object.keys(user.shape).filter((name) => /pass/.test(name))).toEqual([]);
  expect(Object.keys(agencyUser.shape).filter((name) => /pass|oto_[2-8]/.test(name))).toEqual([]);
});

// Proof P202
it('generated files are html, css, js and a framework', () => {
  const files = { html: '<h1>', css: 'h1{}', js: '' };
  expect(generatedFiles.parse(files)).toEqual({ ...files, framework: 'vanilla', notes: [] });
  expect(generatedFiles.safeParse({ html: '', css: '' }).success).toBe(false);
});

// Proof P206
it('six sample prompts, each of its own kind of site', () => {
  expect(samplePrompts.map(({ title, category }) => [title, category])).toEqual([
    ['E-commerce Store', 'ecommerce'],
    ['Portfolio Website', 'portfolio'],
    ['SaaS Landing Page', 'saas'],
    ['School Portal', 'education'],
    ['Blog Website', 'blog'],
    ['Church Website', 'business'],
  ]);
  expect(new Set(samplePrompts.map(({ id }) => id)).size).toBe(6);
  for (const sample of samplePrompts) {
    expect(sample.is_active).toBe(true);
    expect(sample.description).not.toBe('');
    expect(sample.prompt_text.length).toBeGreaterThan(100);
  }
});

// Proof P207
it('an affiliate offer has an id, a name, an image and its link', () => {
  const offer = { id: 'one', name: 'One', image: 'https://a.test/1.png' };
  const offers = Array.from({ length: 7 }, (_, index) => ({
    ...offer,
    id: String(index),
    affiliateLink: 'https://a.test/',
  }));
  expect(parseRuntimeConfig({ affiliateOffers: offers }).affiliateOffers).toEqual(offers);
  const [, ...others] = offers;
  expect(() => parseRuntimeConfig({ affiliateOffers: [offer, ...others] })).toThrow(
    'affiliateLink',
  );
});
