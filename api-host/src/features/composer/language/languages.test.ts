import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../composer';
import { coloursInEnglish } from './foreign-words';
import { findLanguage, translated } from './languages';
import { pageTexts } from './page-texts';
import { siteTexts } from './site-texts';

void test('every row of the tables has all seven languages', () => {
  for (const line of `${siteTexts}${pageTexts}`.split('\n').filter((one) => one !== ''))
    assert.equal(line.split('|').length, 7, line);
});

void test('the language is that of the small words, English when in doubt', () => {
  assert.equal(findLanguage('eine einfache To-Do-Liste mit Filter'), 'de');
  assert.equal(findLanguage('un site pour une fleuriste à Lyon'), 'fr');
  assert.equal(findLanguage('tienda online de velas con carrito'), 'es');
  assert.equal(findLanguage('site para uma pousada com quartos'), 'pt');
  assert.equal(findLanguage('sito per un agriturismo con camere'), 'it');
  assert.equal(findLanguage('website voor een fietsenmaker met diensten'), 'nl');
  assert.equal(findLanguage('A site for El Camino tapas with a menu'), 'en');
  assert.equal(findLanguage('dentist'), 'en');
});

void test('a page speaks the language of its prompt and keeps the member’s words', () => {
  const { html, js } = compose(
    'Friseursalon "Haarwerk" in Köln: Leistungen, Preise, Termin buchen',
  );
  assert.match(html, /<html lang="de">/);
  assert.match(html, /Haarwerk/);
  assert.match(html, /Termin bestätigen/);
  assert.doesNotMatch(html, />\s*(?:Get in touch|Your name|Confirm booking)\s*</);
  assert.match(js, /Zuerst einen Tag wählen/);
});

void test('colour words are read in other languages', () => {
  assert.equal(
    coloursInEnglish('Hintergrund elfenbein, Buttons dunkelblau'),
    'background ivory, Buttons navy',
  );
  assert.equal(translated('Delete', 'fr'), 'Supprimer');
  assert.equal(translated('Delete', 'en'), null);
});
