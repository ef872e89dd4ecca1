import { bankFor, general } from '../quiz/question-bank';

export type Card = readonly [deck: string, front: string, back: string];

const words = (lines: string): Card[] =>
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [deck = '', list = ''] = line.split(': ');
      return list.split(', ').map((pair): Card => {
        const [front = '', back = ''] = pair.split(' = ');
        return [deck.trim(), front, back];
      });
    });

const languages: readonly (readonly [asked: RegExp, cards: readonly Card[]])[] = [
  [
    /french|français/i,
    words(`
Food: le pain = bread, la pomme = apple, le lait = milk, le fromage = cheese
On the way: la gare = station, le billet = ticket, à gauche = left, à droite = right
At home: la maison = house, la fenêtre = window, la clé = key, la table = table`),
  ],
  [
    /german|deutsch/i,
    words(`
Food: das Brot = bread, der Apfel = apple, die Milch = milk, der Käse = cheese
On the way: der Bahnhof = station, die Fahrkarte = ticket, links = left, rechts = right
At home: das Haus = house, das Fenster = window, der Schlüssel = key, der Tisch = table`),
  ],
  [
    /italian/i,
    words(`
Food: il pane = bread, la mela = apple, il latte = milk, il formaggio = cheese
On the way: la stazione = station, il biglietto = ticket, a sinistra = left, a destra = right
At home: la casa = house, la finestra = window, la chiave = key, il tavolo = table`),
  ],
  [
    /spanish|español|language|vocabulary|words/i,
    words(`
Food: el pan = bread, la manzana = apple, la leche = milk, el queso = cheese
On the way: la estación = station, el billete = ticket, a la izquierda = left, a la derecha = right
At home: la casa = house, la ventana = window, la llave = key, la mesa = table`),
  ],
];

/** Sample cards for what is learned; questions with their answers where it is no language. */
export function sampleDecks(prompt: string): readonly Card[] {
  const language = languages.find(([asked]) => asked.test(prompt))?.[1];
  if (language !== undefined) return language;
  const bank = bankFor(prompt) ?? general;
  return bank.questions.map(([question, right], index): Card => [
    index % 2 === 0 ? bank.title : `${bank.title}, part two`,
    question,
    right,
  ]);
}
