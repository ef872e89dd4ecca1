import type { MarkedText } from './marked-text';

/** "I would like", "we need", "please", at the beginning of a sentence in the other languages of pages. */
const wishing =
  /^(?:(?:ich|wir) (?:möchten?|brauchen?|will|wollen|hätten?|suchen?|wünschen?)|brauchen?|bitte|soll(?:te)?n? |(?:je|j['’]|nous) ?(?:voudr|veux|voulons|souhait|aimer|cherch|ai besoin|avons besoin)|il (?:faut|faudrait|me faut|nous faut)|merci de|s['’]il|quier[oe]n?|queremos|quisiera|necesit(?:o|amos|a)|me gustaría|nos gustaría|por favor|que (?:me |se |no |haya |tenga |parezca|sea )|quer(?:o|ia|íamos)|precis(?:o|amos|a)|gostaria|sem (?:cadastro|login)|vorre(?:i|mmo)|vogli(?:o|amo)|mi serve|ci serve|servono|serve |si raccomand|per favore|(?:ik|wij|we) (?:wil|willen|zoek|zoeken|heb|hebben) |graag|alsjeblieft|a\.?u\.?b|moet )/iu;

/** Words of how a page looks, which visitors are not told. */
const looks =
  /(?<!\p{L})(?:tons? (?:terre|chauds?|doux|clairs?|sombres?|pastel|neutres?)|ambiance (?:calme|chaleureuse|cosy|zen|moderne|feutrée)|(?:warme|sanfte|erdige|helle|dunkle|kühle) töne|tonos? (?:tierra|cálidos?|suaves|claros)|tons (?:terrosos|quentes)|toni (?:caldi|della terra|tenui)|(?:aardse|warme|zachte) tinten|hintergrund\w*|schriftart|schriftgröße|großer? (?:schrift|button)|farb(?:en|schema)|fond (?:blanc|noir|clair|sombre|\p{L}+)|arrière-plan|police|typographie|couleurs?|fondo (?:claro|oscuro|blanco|negro)|colores?|tipografía|letra (?:pequeña|grande|graúda)|fundo (?:claro|escuro|branco|preto)|cor(?:es)? |letra graúda|botão grande|botões|sfondo|colori|carattere|caratteri|achtergrond|kleuren|lettertype|letters?|knop(?:pen)?|onderaan|bovenaan|unten|oben|abajo|arriba|en bas|en haut)(?!\p{L})/iu;

/** "Geen nieuwsberichten", "kein Newsletter": a part of the page nobody wants. */
const refused =
  /^(?:(?:bitte|et|und|en|y|e) )?(?:keine?n?|geen|pas d[e']|sans|sin|nada de|sem|senza|nessun[oa]?|niente)\s?(?:newsletter|nieuwsbrie\p{L}+|nieuwsberichten|blog|(?:online|web)[- ]?shop|webwinkel|onlineshop|boutique en ligne|tienda (?:online|en línea)|loja (?:online|virtual)|negozio online|stock\p{L}*|fotos? de (?:stock|archivo|banco)|photos? de banque|animation(?:en|s)?|animaciones|animaties|animações|animazioni|pop-?ups?|cookies|slider|kontaktformular|formulaire|formulario|formulário|formulier)/iu;

/** Whether words in another language than English refuse a part of the page. */
export const isForeignRefusal = (text: string): boolean => refused.test(text);

/**
 * Whether a sentence in another language than English speaks to whoever builds the page. Of an application what it
 * should do is all there is to tell, where nothing was read as a feature of it.
 */
export function isForeignWish(marked: MarkedText, text: string, application: boolean): boolean {
  const isAllThereIs = application && marked.of('feature').length === 0;
  return looks.test(text) || isForeignRefusal(text) || (!isAllThereIs && wishing.test(text));
}
