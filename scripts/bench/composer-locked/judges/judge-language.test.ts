import assert from 'node:assert/strict';
import test from 'node:test';
import { pageOf } from '../testing-pages';
import { judgeLanguage, languageOf } from './judge-language';

test('the language of a text is told by its small words', () => {
  assert.equal(languageOf('Wir freuen uns auf Ihren Besuch und sind für Sie da.'), 'de');
  assert.equal(languageOf('Tell us what you need and we will call you.'), 'en');
  assert.equal(languageOf('Gesù Pizza Roma'), null);
});

test('a text in another language than the page is found, the member’s own words are not', () => {
  const page = pageOf(
    '<p>How we work and what you get from us.</p><p>Wir sind für Sie da.</p>',
    '',
    'de',
  );
  const verdict = judgeLanguage('de', page, 'Eine Seite');
  assert.deepEqual(verdict.foreign, ['How we work and what you get from us.']);
  const quoted = judgeLanguage('de', page, 'Titel: How we work and what you get from us.');
  assert.deepEqual(quoted.foreign, []);
  assert.equal(judgeLanguage('fr', page, '').declared, false);
});

test('a Portuguese sentence of small words that Spanish has too is Portuguese enough', () => {
  const text = 'Tudo sobre Ericeira: o que oferecemos, como funciona e como falar conosco.';
  assert.deepEqual(judgeLanguage('pt', pageOf(`<p>${text}</p>`, '', 'pt'), '').foreign, []);
});
