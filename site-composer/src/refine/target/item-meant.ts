import { findPrice } from '../../text/money';
import type { Site } from '../site';
import { tellingWords } from './alike-words';
import { findThing } from './find-thing';
import type { Thing } from './things';

const amount = /[$€£¥₹]?\s?\d[\d.,]*\s?[$€£¥₹]?/gu;
const saying =
  /(?<!\p{L})(?:now|price|costs?|from|only|just|each|sadly|ist|sind|kostet|kosten|jetzt|nun|wird|est|passe|coûte|maintenant|es|cuesta|ahora|vale|è|costa|adesso|ora|kost|nu|wordt)(?!\p{L})/giu;

/** The item of the page a few words with a price are about: "large coffee 3.20", "el bono 99 €". */
export function itemMeant(site: Site, text: string): Thing | null {
  if (text.length > 120) return null;
  const name = text.replaceAll(amount, ' ').replaceAll(saying, ' ');
  if (tellingWords(name).length === 0 || tellingWords(name).length > 6) return null;
  const found = findThing(site, name, ['item']);
  return found && 'thing' in found && findPrice(found.thing.text) ? found.thing : null;
}
