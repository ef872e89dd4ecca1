import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readLanguage } from './read-language';

const lines: Readonly<Record<string, readonly string[]>> = {
  en: [
    'driving lessons in automatic cars, Slough, female instructor Parveen, £39 an hour, pass rate 74%, block of 10 saves £30',
    'Torsion Works, we make springs in small batches, Redditch',
    'Yusuf Tan, sommelier for tea',
    'chess club',
    'plumber in Leeds website',
    'e-shop, falconry hoods & bells, Al Ain',
    'tamales $3 each dozen $30. bring gloves. also in spanish maybe later',
    'conversation classes in French, Thursdays, Leith',
    '',
  ],
  de: ['Mach mir einen Promillerechner', 'schornsteinfeger Bad Salzungen 03695 5550142'],
  es: [
    'mudanzas y fletes Mendoza, embalaje incluido',
    'a page for our taqueria, in Spanish please',
  ],
  fr: ['bourse aux plantes dimanche 25 avril Pessac, 9h-13h, entrée libre'],
  it: ['idraulico Rho Pero Lainate, preventivo gratuito, arrivo in 40 minuti, caldaie, perdite'],
  nl: ['rietdekker Giethoorn, 0521 555 014, simpele site, fotos van daken'],
  pt: ['eletricista Amadora quadros curto-circuitos certificação orçamentos grátis'],
};

for (const [language, texts] of Object.entries(lines))
  for (const text of texts)
    void test(`“${text.slice(0, 50)}” is for a page in ${language}`, () => {
      assert.equal(readLanguage(text), language);
    });
