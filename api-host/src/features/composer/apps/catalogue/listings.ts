import type { SectionView } from '../../sections/section';
import { html, sampleNote } from '../../text/markup';
import { capitalise } from '../../text/words';
import { currencyOf } from '../currency';
import { defineApp } from '../define-app';
import type { Catalogue } from './catalogue';
import { catalogueScript } from './catalogue-script';
import { catalogueRules, drawCatalogue } from './draw-catalogue';
import { places } from './places';

/** What is listed, from the words of the wish first and of the whole prompt after. */
function catalogueFor(view: SectionView): Catalogue | null {
  const words = view.wanted?.words ?? '';
  const near = places.find((one) => one.about.test(words));
  if (near !== undefined) return near;
  return (
    places
      .map((one) => ({ one, at: view.brief.prompt.search(one.about) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at)[0]?.one ?? null
  );
}

/** Whatever nobody here thought of: entries named after the member's own noun. */
function own(view: SectionView): Catalogue {
  const noun =
    (view.wanted?.words ?? '')
      .replace(/\b(?:list(?:ings?)?|directory|filters?|search|by|with|and)\b.*$/i, '')
      .trim()
      .replace(/s$/, '') || view.brief.subject;
  const offered = view.items.length > 1 ? view.items : view.brief.offerings;
  const titles =
    offered.length > 1
      ? offered.map((item) => item.title)
      : ['one', 'two', 'three', 'four', 'five', 'six'].map(
          (number) => `${capitalise(noun)} ${number}`,
        );
  return {
    id: 'listings',
    about: /(?!)/,
    title: 'Have a look',
    facets: ['Kind', 'State'],
    action: 'Ask about it',
    entries: titles.map((title, index) => ({
      title,
      text: 'One line that says what makes it worth a look.',
      facets: [
        ['First kind', 'Second kind'][index % 2] ?? '',
        ['New', 'Popular', 'Last ones'][index % 3] ?? '',
      ],
    })),
  };
}

export const listings = defineApp({
  id: 'listings',
  nav: 'Listings',
  rank: 2,
  app: false,
  asked:
    /\b((?:real[- ]estate |property |home |job |car |pet |movie |recipe |staff |member |people |alumni |current |our |featured |adoptable |online |a )*(?:listings?(?: page)?|propert(?:y|ies)(?= with|,| search)|homes for sale|vacancies|open positions|job (?:board|openings|listings)|rooms(?: and rates)?|vehicles|fleet|adoptable (?:animals|pets|dogs|cats)|(?:animals|pets|dogs|cats) (?:for|up for) adoption|(?:people |staff |member |alumni )?directory(?: search)?(?: of [a-z ]{3,24})?|tours? (?:list|packages)|destinations|trip finder|find a doctor|animals list|screenings|worksheets|board games|course (?:list|platform|catalog(?:ue)?)|lessons? list|knowledge base|glossary|recipe (?:manager|site|collection|search)|movie review site|experiments|exhibitions|list their (?:garden|home|house)s?|look up games|projects can be filtered|projects filterable|episodes|daily horoscope|horoscopes?|cars?(?= to (?:rent|choose))|choose car|car rental|air ?bnb|documentation site))(?! by email)\b/gi,
  covers:
    /filter|search|sort|by (?:city|price|grade|subject|type|year|species|genre|difficulty|habitat|specialty|players?)|favou?rite|watchlist|saved?|application form|adoption application|specialty|apply|bedrooms|price range|genres?|star ratings?|difficulty|materials?|feeding times?|download|transcripts?|budget and interest|number of players|itinerar|my schedule|print|categor|A-Z|index|ingredient|vegetarian|lessons? list|habitat|cooking time|message|book it/i,
  rules: catalogueRules,
  script: catalogueScript,
  behaviours: ['kit'],
  note: 'Listings are samples: replace them with real ones. Favourites stay in the visitor’s own browser.',
  render: (view) => {
    const catalogue = catalogueFor(view) ?? own(view);
    const sign = currencyOf(view.brief.prompt);
    return {
      title: catalogue.title,
      body: html`${sampleNote('Samples: replace them with real entries')}
      ${drawCatalogue(view, catalogue, (entry) => html`${entry.price !== undefined && html`<span class="price">${sign}${entry.price}</span>`}<button type="button" class="button button--small" data-ask>${catalogue.action ?? 'Ask about it'}<span class="visually-hidden">: ${entry.title}</span></button>`, false)}`,
    };
  },
});
