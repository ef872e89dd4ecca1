import { titleCase } from '../text/words';

/** For prompts without capitals; a capitalised place after "in" needs no list. */
const cities =
  'amsterdam|athens|atlanta|auckland|austin|bangkok|barcelona|berlin|birmingham|bordeaux|boston|brighton|bristol|brooklyn|brussels|budapest|buenos aires|cairo|cape town|chicago|copenhagen|dallas|delhi|denver|dubai|dublin|edinburgh|florence|geneva|glasgow|hamburg|helsinki|hong kong|houston|istanbul|jakarta|johannesburg|kyoto|lagos|leeds|lisbon|liverpool|london|los angeles|lyon|madrid|manchester|marseille|melbourne|mexico city|miami|milan|montreal|mumbai|munich|nairobi|naples|new york|new york city|nice|oslo|oxford|paris|philadelphia|phoenix|porto|portland|prague|quebec|rio de janeiro|rome|san diego|san francisco|seattle|seoul|seville|shanghai|singapore|stockholm|sydney|tokyo|toronto|vancouver|venice|vienna|warsaw|zurich|england|scotland|ireland|wales|france|spain|portugal|italy|germany|canada|australia|india|japan|texas|california|florida|europe|kent|sussex|cornwall|devon|essex|surrey|norfolk|yorkshire|bath|cardiff|belfast|ghent|antwerp|krakow|kraków|graz|salzburg|bali|españa|deutschland|italia|österreich|schweiz|nederland|penang';

/** A place by itself names no site. */
export const isKnownPlace = (text: string): boolean =>
  new RegExp(`^(?:${cities})$`, 'iu').test(text);

const notPlaces =
  /^(?:English|Spanish|French|German|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|HTML|CSS|JavaScript|The|A|An|My|Our)$/;

const capital = String.raw`(?:St\. )?\p{Lu}[\p{L}'-]+`;

export function findPlace(text: string, name: string | null): string | null {
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(?:in|In|based in|located in|near|at|around|across|from|en|à|em) (?:the heart of |downtown |central |the city of |the )?(${capital}(?:[ -](?:de |del |la |le |upon |on |sur )?${capital}){0,3}(?:, ${capital}(?: ${capital})?)?)`,
    'gu',
  );
  for (const match of text.matchAll(pattern)) {
    const place = (match[1] ?? '').replace(/[.'-]+$/, '').replace(/'s.*$/, '');
    const first = place.split(/[ ,]/)[0] ?? '';
    if (
      notPlaces.test(first) ||
      place === name ||
      (name?.includes(place) && !/^(?:in|based)/i.test(match[0]))
    )
      continue;
    if (/^(?:at|from|around) /.test(match[0]) && !new RegExp(`^(?:${cities})\\b`, 'i').test(place))
      continue;
    return place;
  }
  const known =
    new RegExp(`\\b(?:in|near|from|based in|across|around) (${cities})\\b`, 'i').exec(text)?.[1] ??
    new RegExp(`^(${cities})\\b`, 'i').exec(text)?.[1] ??
    (text.length < 60 ? new RegExp(` (${cities})$`, 'i').exec(text)?.[1] : undefined);
  return known === undefined ? null : titleCase(known);
}

export function findAudience(text: string): string | null {
  const pattern =
    /\b(?:for|aimed at|targeting|helps?|serving|designed for) ((?:(?:busy|young|small|local|new|first-time|elderly|older|working|single|adult|teenage|independent|remote|freelance|curious|expat|pregnant|serious|beginner|amateur|dog|cat|pet|home|long-distance) ){0,2}(?:families|parents|kids|children|teens|teenagers|students|professionals|beginners|women|men|couples|travell?ers|tourists|runners|cyclists|athletes|freelancers|startups|start-ups|teams|businesses|companies|developers|designers|creators|seniors|adults|learners|teachers|owners|lovers|clinics|restaurants|farmers|gardeners|readers|musicians|photographers|expats|newcomers|locals|families with [a-z ]{3,20}|parents, pupils and staff|homeowners|investors|veterans|toddlers|readers|homebuyers|entrepreneurs))\b/i;
  const audience = pattern.exec(text)?.[1]?.toLowerCase() ?? null;
  return audience;
}
