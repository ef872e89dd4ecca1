import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textOf } from 'site-document/text';
import { compose } from '../../index';
import { refine } from '../refine';
import { Site } from '../site';
import { clausesOf } from './split-clauses';
import { signedOf } from './tokens';

const today = new Date('2026-11-27T12:00:00Z');
const made = (instruction: string) => {
  const { html, css, js } = compose(instruction, { today });
  return { html, css, js };
};

const pages = {
  de: made(
    'Radwerkstatt Speiche in Ulm, Frauenstraße 9. Inspektion 49 €, Schlauch wechseln 15 €, Laufrad zentrieren 25 €. Geöffnet Dienstag bis Freitag 10 bis 18 Uhr, Samstag 10 bis 14 Uhr. Telefon 0731 555 0144. Ich heiße Jonas Veit und schraube seit 1998. Farben: dunkelgrün und weiß.',
  ),
  es: made(
    'Somos Panadería Trigal, en Jaén, calle Real 8. Hogaza 3,20 €, barra 1,10 €, rosquillas 6 €. Abrimos de lunes a sábado de 8 a 14. Teléfono 953 55 01 20. Mi abuela empezó en 1951. Colores tierra.',
  ),
  fr: made(
    "Atelier Lune, céramiste à Nantes, 4 rue Kervégan. Cours d'initiation 45 €, stage week-end 190 €. Ouvert du mercredi au samedi de 10h à 18h. Téléphone 02 40 55 01 77. Je m'appelle Élise Garrec et je tourne la terre depuis 2009.",
  ),
  it: made(
    'Sono Carla Rossi, parrucchiera a Bologna, via Zamboni 12. Taglio donna 35 €, taglio uomo 22 €, colore 55 €. Aperto da martedì a sabato 9-19. Tel. 051 555 0133. Il mio salone si chiama Forbici & Vento.',
  ),
  nl: made(
    'Fietsenmaker Ketting in Zwolle. Bandje plakken € 12, kleine beurt € 45, grote beurt € 85. Open dinsdag t/m zaterdag 9 tot 17 uur. Telefoon 038 555 0166. Ik ben Wim Postma, al dertig jaar in het vak.',
  ),
  pt: made(
    'Oficina do Zé, mecânico em Braga, rua do Souto 40. Revisão 90 €, mudança de óleo 45 €, diagnóstico 30 €. Aberto de segunda a sexta das 9h às 18h. Telefone 253 555 018. Trabalho com o meu filho desde 2003. Cinzento e vermelho.',
  ),
  en: made(
    "Website for Tansy Yard, a plant nursery in Hexham. We grow perennials and herbs. Lavender £4, sage £3.50, thyme £3. Open Thursday to Sunday 10am to 4pm. Phone 01434 555 0112. I'm Ros Heslop and I have run it since 1994. Green and cream. Parking is free behind the barn. Dogs must be on a lead.",
  ),
};

function ask(page: keyof typeof pages, instruction: string) {
  const { files, parts } = refine(pages[page], instruction, { today });
  return {
    files,
    parts,
    text: textOf(new Site(files).body),
    done: parts.map(({ outcome }) => outcome === 'done'),
    said: parts.map(({ sentence }) => sentence).join(' '),
  };
}

test('A clause is read as signs, and a sentence is cut where another thing is asked for', () => {
  assert.equal(signedOf('Zet het telefoonnummer als knop bovenaan', 'nl').signs, 'Upab^');
  assert.deepEqual(
    clausesOf('Bitte das Grün etwas dunkler und die Schrift größer', 'de').map(
      ({ signs }) => signs,
    ),
    ['cd', 't+'],
  );
  assert.equal(clausesOf("Waiting time's gone up, make it 10 weeks instead of 7", 'en').length, 1);
});

test('What is asked for in other languages is carried out whole, and answered in the language of the page', () => {
  for (const [page, asked, has] of [
    ['es', 'Sube la hogaza a 3,50 € y quita las rosquillas.', 'Hogaza 3,50 €'],
    ['es', 'Añade «Pan de espelta» a 4,20 € en los precios.', 'Pan de espelta'],
    [
      'fr',
      'Ajoutez un petit paragraphe « Livraison » : nous livrons à vélo.',
      'Nous livrons à vélo.',
    ],
    ['it', 'Metti un pulsante per chiamarmi in alto e porta il colore a 60 €.', '60 €'],
    ['it', 'Aggiungi un ringraziamento a Radio Città.', 'Un grazie a Radio Città.'],
    ['nl', 'Maak de grote beurt € 89 en zet de prijzen bovenaan.', '€ 89'],
    ['nl', 'Kun je een knop om te bellen bovenaan zetten en de letters wat groter?', 'Bel 038'],
    [
      'pt',
      'Quero um botão «Pedir orçamento» no topo e outro depois dos preços.',
      'Pedir orçamento',
    ],
    ['de', 'Fügen Sie hinzu: Leihrad 12 € am Tag.', 'Leihrad'],
    ['de', 'Die Inspektion kostet jetzt 55 € und die Schrift bitte größer.', '55 €'],
  ] as const) {
    const { done, text, said } = ask(page, asked);
    assert.ok(done.length > 0 && done.every(Boolean), `${asked}: ${said}`);
    assert.ok(text.includes(has), asked);
    assert.doesNotMatch(said, /\b(?:Added|Moved|is now|Removed|Made)\b/u);
  }
});

test('Translating needs a language model, and the rest of the request is done', () => {
  const { done, said } = ask(
    'pt',
    'Traduz a página para francês, que é para uma empresa em Lyon, e deixa o fundo branco para imprimir.',
  );
  assert.deepEqual(done, [false, true]);
  assert.match(said, /modelo de linguagem/u);
});

test('Questions without answers on the page are named, and never answered', () => {
  const { done, said, text } = ask(
    'es',
    'Añade unas preguntas frecuentes: si hacéis tartas y si abrís en agosto.',
  );
  assert.deepEqual(done, [false]);
  assert.match(said, /¿Hacéis tartas\?/u);
  assert.doesNotMatch(text, /tartas/u);
});

test('"It" is what was added a moment ago; where that failed nothing else moves', () => {
  const added = ask(
    'en',
    'Add a section for growers: Ann Hart, Bo Lund, Cy Marsh. Put it above the prices.',
  );
  assert.ok(added.done.every(Boolean), added.said);
  assert.ok(added.text.indexOf('Cy Marsh') < added.text.indexOf('Lavender £4'));
  const failed = ask(
    'en',
    'Add some frequently asked questions: whether we ship, whether we gift wrap. Put it above the prices.',
  );
  assert.ok(
    failed.done.every((one) => !one),
    failed.said,
  );
  assert.equal(failed.files.html, pages.en.html);
});

test('A sentence stands out at the top, a colour is toned down, reasons and complaints ask for nothing', () => {
  const { done, text, said } = ask(
    'en',
    'the dogs on a lead bit needs to be bigger and right at the top, and turn the green down a touch, it shouts',
  );
  assert.ok(done.length === 2 && done.every(Boolean), said);
  assert.ok(text.indexOf('Dogs must be on a lead') < text.indexOf('Lavender £4'));
  assert.deepEqual(ask('nl', 'Te donker, maak de achtergrond wit.').done, [true]);
  assert.deepEqual(ask('en', 'make the writing larger, my customers are all over 60').done, [true]);
});

test('A part that is not on the page changes the colour of nothing else', () => {
  const { done, files } = ask('en', 'Make the safe to open time huge and red-brown.');
  assert.deepEqual(done, [false]);
  assert.equal(files.css, pages.en.css);
});

test('A time changes only where its words stand', () => {
  const html =
    '<html lang="en"><body><h1>Reunion</h1><section><h2>Day</h2><p>4 pm high tea, 5.30 roll call by the head, 7 pm songs.</p></section></body></html>';
  const { files } = refine({ html, css: '', js: '' }, 'Roll call shifted to 5 pm.', { today });
  assert.ok(files.html.includes('4 pm high tea, 5 pm roll call'));
});
