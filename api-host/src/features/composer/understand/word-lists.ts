import type { Item } from '../brief';
import { colourPattern } from '../colour/names';
import { capitalise } from '../text/words';
import { findTones } from './tone';

const articles =
  /^(?:(?:and|or|also|plus|then|maybe|please|with|for|as well as|a|an|the|some|our|my|his|her|their|its|your|nice|beautiful|simple|clean|working|big|small|short|few|of course|well|add|include|show|have|has|having|want|need|i|we|it|should|like|to|be|there|is|are|can|clear|list of|section (?:for|about|on)|page (?:for|about|on)|area for|place (?:for|to)) )+/i;

export const cleanItem = (text: string): string =>
  text
    .trim()
    .replace(/^(?:[-*•.)\s]|\d+[.)]\s)+(?=[\p{L}\d])/u, '')
    .replace(articles, '')
    .replace(/\s+(?:section|page|area|please|too|as well|and so on|etc\.?|and more)$/i, '')
    .replace(/["'.:;!?]+$|^["']+/g, '')
    .trim();

export function splitList(text: string): string[] {
  return text
    .split(
      /\s*(?:,|;|\n|•|\s-\s|\band also\b|\bas well as\b|\bplus\b|\band\b|\s&\s(?=\p{Ll}))\s*/iu,
    )
    .map(cleanItem)
    .filter((item) => item !== '');
}

export const itemOf = (text: string, source: string): Item => {
  const price =
    new RegExp(
      `${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*(?:for|at|-|–|:|=)?\\s*`,
      'i',
    ).exec(source) === null
      ? null
      : /[$€£]\s?\d[\d.,]*\d|[$€£]\s?\d|\d[\d.,]*\s?(?:€|£|euros?|dollars?|pounds?)/i.exec(text);
  if (price === null) return { title: capitalise(text) };
  const title = text.slice(0, price.index).replace(/\s*(?:for|at|[-–:=(])?\s*$/i, '');
  return { title: capitalise(title === '' ? text : title), price: price[0] };
};

const stylish =
  /\b(?:look|feel|vibe|style|styling|design|colou?rs?|palette|theme|layout|fonts?|typeface|typography|white ?space|tone|background|accents?|responsive|mobile|friendly|modern|minimal|clean|animations?|transitions?|seo|(?<!dress |discount |promo |post |area |voucher )code(?! of conduct)|html|css|javascript|easy to|looks?|feels?|professional|atmosphere|aesthetic|imagery|images|photos|icons?|hover|gradient|headers?|footer|hero|navigation|nav ?bar|sticky|website|site|landing page|web ?page|home ?page|home|tailwind|react|bootstrap|wordpress|buttons?|pages?|sections?|features?|dark mode|light mode|shadows?|corners|lots of|plenty of|visual|fun|cozy|cosy|warm|calm|elegant|playful|bold|people|everything|stuff|things?|lot|way|everyone|customers|visitors|users|components?|help|years|text|screenshots?|monochrome|earthy|pastels?|trustworthy|fast|mock-?ups?|illustrations?)\b/i;

/** Words about looks are nothing to sell either; colours may be ("apricot"). */
export const isLook = (item: string): boolean =>
  stylish.test(item) || (findTones(item).length > 0 && item.split(' ').length === 1);

/** Words about looks are no sections: "bold", "navy and gold", "with a friendly feel". */
export const isStyle = (item: string): boolean =>
  isLook(item) || item.replace(new RegExp(colourPattern, 'gi'), '').trim() === '';

/** Small features other sections bring along, so they need no section of their own. */
export const absorbed =
  /^(?:(?:topic |category |product |site |a )*(?:search(?: bar| box)?|filters?|filtering|categories|sorting|sort)|dark mode.*|mobile menu|contact button|(?:search|filters?)\b.{0,24}|monthly.*(?:switch|toggle)|social (?:media )?(?:links|icons|buttons|accounts)|sticky .*|(?:github|linkedin|instagram|facebook) (?:link|profile)|tags?\b.{0,20}filter|(?:accordion|carousel|slider|light ?box|price range)|(?:two|three|four|five|six|\d+) (?:plans|tiers|columns|steps|questions|options|kinds|cards|slides|days|pages))$/i;
