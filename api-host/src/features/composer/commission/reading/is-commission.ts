import { painted, wishesOf } from './wishes';
import { partFor } from './part-table';

const thing =
  /\b(?:web[- ]?(?:based )?(?:app(?:lication)?s?|platform|system|site|page)|website|blog|intranet|shop|store|booking page|library|gallery|tool|platform|application|app|portal|system|dashboard|site|community|prototype|encyclopedia)\b/i;
const users =
  /\b(?:(?:users?|visitors?|customers?|guests?|teams?|members?|employees?|patients?|clients?|residents|learners|students|teachers|drivers|organisers|freelancers|job seekers|staff|companies|managers) (?:should |must |can |could |to |submit|search|view|create|take|book|design|plan|publish|users)|functionalit|where (?:users|members|visitors|teams|residents|organisers|freelancers|students|people)|lets? (?:users|visitors|drivers|teams|people))/i;

/** "A platform where people …", "a site for sharing …": something many people use. */
const shared =
  /^(?:(?:please |kindly )?(?:implement|develop|build|create|design|make|program|write) (?:me |us )?)?(?:an? |the )?(?:[\w-]+ ){0,6}?(?:website|web ?app(?:lication)?|platform|app(?:lication)?|portal|site|community|exchange) (?:(?:that |which )?(?:where|lets?|allows?|enables?) (?:people|users|members|neighbou?rs|visitors|residents|students|readers|families|hobbyists)|(?:for|to) (?:shar|rent|swap|exchang|lend|borrow|review|trad|book(?:ing)? ))/i;
const brochure =
  /\blanding page\b|\bone[- ]page\b|\bmy\b(?! (?:reservations|bookings|orders|applications|account|profile|list|rentals|requests|favou?rites))|\bi(?:'m| am)\b|\bpages:/i;
/** What only sites to read have; three of them are a list of sections, not of what users do. */
const toRead =
  /\bhero\b|\bpricing\b|\btestimonials?\b|\bfaqs?\b|\bnewsletter\b|\bteam\b|\babout(?: us| page)\b|\bcontact(?: us| form| page| details)?\b|\bfooter\b|\bpress\b|\bawards\b|\bsponsors?\b|\bour story\b|\bopening hours\b|\bcall to action\b|\bhow it works\b|\btrainers\b|\bcode of conduct\b/gi;
const listsSections = (masked: string): boolean =>
  new Set([...masked.matchAll(toRead)].map(([words]) => words.toLowerCase())).size > 2;

const verbs =
  /^(?:please|kindly|implement|develop|build|create|design|make|we (?:need|want)|i (?:need|want))/i;

/** A platform for learning; an app for it is somebody's own cards. */
const school = /\b(?:website|platform|portal|site|community) (?:for|to) learn/i;

/** How many wishes of a text are things a part can do or a visitor of it can. */
export function answered(masked: string): number {
  const parts = wishesOf(masked).map((wish) => partFor(wish)?.id ?? '');
  const abilities = [
    /\brat(?:e|ing|ings)\b|\breviews?\b/i,
    /\bcomments?\b/i,
    /\bfavou?rites?\b|watch ?list|wish ?list|saved list|bookmark/i,
    /\bsearch\b/i,
    /\bfilters?\b|\bby (?:brand|condition|genre|categor|difficulty|region|type|level|size)/i,
    /\bcompar/i,
    /\bcatalogu?e?\b|\blistings?\b|\bbrowse\b/i,
    /\b(?:price|prices|cost) (?:by|per)\b|\bper (?:day|night|hour)\b/i,
  ];
  return (
    new Set(parts.filter((id) => id !== '')).size +
    abilities.filter((one) => one.test(masked)).length
  );
}

/** Whether a text is written like a specification of an application; a brochure or a one-liner is not. */
export function isCommission(masked: string): boolean {
  const head = masked.slice(0, 160);
  if (brochure.test(head) || /without a cart|no cart/i.test(masked) || !thing.test(head))
    return false;
  if (listsSections(masked) && !/(?:users?|members?|customers) (?:can|should|may)\b/i.test(masked))
    return false;
  if (shared.test(head) || school.test(head)) return true;
  if (!verbs.test(masked)) return false;
  const commas = masked.split(',').length - 1;
  if (commas === 0) return false;
  if (/\b(?:web|application|platform|website)\b/i.test(head) && answered(masked) > 2) return true;
  return users.test(masked)
    ? painted.test(masked) || /functionalit|should be able/i.test(masked)
    : painted.test(masked) && commas > 1;
}
