import type { Brief } from '../../model/brief';
import { tellingWords, wordStem } from '../shown-words';
import { toldWords } from '../told-words';

/** What only says how somebody is reached, in front of a number or an address that stands where it can be pressed. */
const ofReaching = new Set(
  'ring call calls text book phone telephone mobile email e-mail mail whatsapp write contact reach bel bellen mail telefon telefoon téléphone teléfono telefono telefone anrufen llamar llame appeler appelez chiamare chiama ligar correo courriel adresse address adres dirección indirizzo entries bookings booking enquiries number número numéro nummer numero'
    .split(' ')
    .map(wordStem),
);
/** What joins people to what they do, and days to their hours. */
const joining = new Set(
  'made run runs looked owner open opens opening called named hours timings till until from through each daily geöffnet offen öffnungszeiten ouvert horaires abierto horario aperto orari geopend aberto next coming upcoming fee fees rates prices price estamos siamo sommes sind'
    .split(' ')
    .map(wordStem),
);

/** The words of a text that stand nowhere in what is shown. */
export function lostWords(text: string, shown: unknown, { facts, name }: Brief): string[] {
  const told = toldWords([shown, name.text], facts);
  // "1 pick it up, 2 put it in a box" stands as steps, which count themselves.
  return tellingWords(text.replaceAll(/(?<=^|[,;] )\d\.?\s(?=\p{Ll})/gu, '')).filter(
    (word) => !told.has(word) && !ofReaching.has(wordStem(word)) && !joining.has(wordStem(word)),
  );
}
