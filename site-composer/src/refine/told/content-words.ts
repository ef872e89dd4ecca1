import { isForeignCommand } from '../read/foreign-wording';
import { commandWords } from '../read/request';
import { areAlike, folded, tellingWords } from '../target/alike-words';

/** Words that carry a statement or a courtesy and name nothing on a page, in the languages of the composer. */
const carrying = new Set(
  `now new instead rather sorry actually mate hiya hi hello hey thanks cheers kindly ok okay well right um again still also back both everywhere whole
  wherever currently only just about up down later earlier over moved move moves moving changed changes changing gone goes going go went been being
  become becomes comes came come said says say saying get gets got fixed corrected revised revises revise raised increased reduced lowered dropped cost costs
  costing costed charge charges starts start begins begin ends end finishes finish opens take takes place last lasts till til until after before
  since than than's wants let know tell make makes made put puts use used today onwards open opening close closes closed closing shut shuts we i sadly it'll that'll straight directly immediately exactly rid stop stops stopped doing done lets line one ones more less
  kostet kosten geht gehts geht's gibt lauft beginnt startet endet reicht ab bis um uhr seit statt sondern nicht mehr neu neue neuer neues jetzt nun
  bitte ist sind wird werden uber hier dort kann konnen konntet konnten konnte ihr du sie auch noch mal statt ein soll sollen haben habe hat wir auf offen geoffnet schliessen schliesst offnen offnet
  ahora es son cuesta cuestan vale valen llega llegan llegue pasa pasan sube suben baja bajan hasta desde que nuevo nueva ya esta estan mejor sea diga por
  favor se sera seran puede puedes podeis podria abrimos abre cierra cerramos empieza empiezan
  maintenant est sont coute coutent passe passent passer passez passons setzen portare portate brengen pasar desormais jusqu'a jusqu partir des prix nouveau nouvelle plus ca c'est que peux pouvez pourriez vous tu on nous ferme fermons ouvre ouvrons commence commencent
  ora adesso costa costano passa passano fino nuovo nuova sono e puoi potete potresti che iniziano inizia apre apriamo chiude chiudiamo
  nu kost wordt worden gaat naar tot vanaf kun kunt kunnen je jij jullie u graag nieuw nieuwe is zijn dat er aan we zijn sluit sluiten begint
  agora custa custam passa ate desde novo nova sao pode podem poderia`
    .split(/\s+/)
    .map(folded),
);

/** Names for the value itself. They may stand beside it, and need not. */
const ofValue = new Set(
  `price prices cost rate rates fee fees charge amount number figure figures total time times hour hours oclock date value sum
  preis preise gebuhr zeit uhrzeit zahl anzahl betrag precio precios tarifa hora horas numero importe prix tarif heure nombre
  prezzo tariffa ora numero prijs tarief tijd aantal preco tarifa programme program list page pounds pound quid euros euro dollars dollar rupees cents pence bucks minutes minute hours weeks days per par month months year years mois jour semaine mes ano mese giorno maand jaar monat monats woche stunde`
    .split(/\s+/)
    .map(folded),
);

export const isOfValue = (word: string): boolean => ofValue.has(word);

/** Whether a word only carries what is said: a verb of command, a courtesy, "now". */
export const isCarrying = (word: string): boolean =>
  carrying.has(word) || commandWords.has(word) || isForeignCommand(word);

/** The words of a phrase that name something: not what carries it. */
export function namingWords(phrase: string): string[] {
  // "the call-out": of a word with a hyphen no part is a command.
  const joined = tellingWords((phrase.match(/(?<=\s)\p{L}+-\p{L}+/gu) ?? []).join(' '));
  return tellingWords(
    phrase.replaceAll(
      /['’](?:ll|ve|re|m|d|s)(?!\p{L})|(?<!\p{L})(?:l|d|un|dell|all)['’](?=\p{L})/giu,
      ' ',
    ),
  ).filter((word) => !isCarrying(word) || joined.includes(word));
}

const figures = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const shortestPart = 4;

/** How surely a word of a request is a word of the page: 3 for the same, 2 for alike, 1 for a part of a long word, 0 for none. */
export function likeness(word: string, own: readonly string[]): number {
  const figure = figures.indexOf(word);
  if (own.includes(word) || (figure > 0 && own.includes(String(figure)))) return 3;
  if (own.some((one) => areAlike(one, word))) return 2;
  const isPart = (long: string, short: string): boolean =>
    short.length >= shortestPart &&
    long.length >= short.length + 3 &&
    (long.startsWith(short) || long.endsWith(short));
  // "jeugdcontributie" is of the "Jeugd"; a "Gartenschere" is no "Schere" of the page.
  const isOf = (one: string): boolean => isPart(word, one) && word.startsWith(one);
  if (own.some((one) => isOf(one) || isPart(one, word))) return 1;
  return own.some((one) => sharedLead(one, word) >= longLead) ? 1 : 0;
}

/** "zaterdagochtend" and "zaterdagtraining" speak of the same day. */
const longLead = 7;

function sharedLead(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
