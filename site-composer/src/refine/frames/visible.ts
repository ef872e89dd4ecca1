import { attributeOf } from 'site-document/tree';
import type { PageElement } from 'site-document/tree';
import { say } from '../answers/say';
import { setStyle } from '../page/attribute-edits';
import type { Site } from '../site';
import { siteHeader } from '../target/elements';
import type { Frame } from './frame';
import { matched } from './tokens';

const stays = /^[UMSK](?<what>[wfr~pb]{1,4}?)i?[~w]*W[~w]*$/u;
const basket =
  /\b(?:cart|basket|warenkorb|winkelwagen|mandje|carrito|cesta|panier|carrello|carrinho|cesto)\b/iu;
const menu =
  /\b(?:menu|header|navigation|men[uúü]|kopfzeile|cabecera|en-tête|intestazione|cabeçalho)\b/iu;

/** "put the cart where you can see it while you scroll": it stays on the screen within its section. */
export const visibleFrame: Frame = (clause, { site }) => {
  const what = matched(clause, stays)?.['what'];
  if (what === undefined) return null;
  const element = meant(site, what);
  if (!element) return null;
  const edge: Record<string, string> = menu.test(what)
    ? { top: '0' }
    : { bottom: '0', background: 'var(--ground)' };
  const look = { position: 'sticky', 'z-index': '5', ...edge };
  return {
    site: site.edit(setStyle(element, look)),
    isWhole: true,
    sentence: say(site, 'visible', what.replace(/^(?:the|our|my)\s/iu, '')),
    holds: (after) =>
      after.page.elements.some((one) => attributeOf(one, 'style').includes('sticky')),
  };
};

function meant(site: Site, what: string): PageElement | null {
  if (basket.test(what))
    return site.page.elements.find((one) => attributeOf(one, 'data-basket') !== '') ?? null;
  return menu.test(what) ? siteHeader(site) : null;
}
