/**
 * Towns and counties that are no word of English: typed without a capital they are names all the same. "Reading", "Bath",
 * "Sandwich" and their like are left out, because they are words as well.
 */
const british =
  'aberdeen|aberystwyth|accrington|aldershot|altrincham|amersham|andover|anglesey|ashford|aylesbury|ayr|banbury|barnet|barnsley|barnstaple|basildon|basingstoke|bedford|bedfordshire|belfast|berkshire|bermondsey|bethnal green|bexhill|bideford|birkenhead|birmingham|blackburn|blackpool|bodmin|bognor|bolton|bournemouth|bracknell|bradford|braintree|brecon|brentwood|bridgend|bridgwater|bridlington|brighton|bristol|brixton|bromley|buckinghamshire|burnley|burnham|bushey|buxton|caernarfon|camberwell|camborne|cambridge|cambridgeshire|camden|canterbury|cardiff|cardigan|carlisle|carmarthen|chelmsford|cheltenham|cheshire|chester|chesterfield|chichester|chippenham|chiswick|chorley|cirencester|clapham|cleethorpes|colchester|conwy|cornwall|coventry|crawley|crewe|cromer|croydon|cumbria|cwmbran|dagenham|darlington|dartford|derby|derbyshire|devon|dewsbury|doncaster|dorchester|dorking|dorset|dudley|dulwich|dumfries|dundee|dunfermline|durham|ealing|east lothian|eastbourne|edinburgh|eltham|enfield|epsom|essex|exeter|exmouth|falkirk|falmouth|farnborough|farnham|finchley|folkestone|gateshead|glasgow|glastonbury|gloucester|gloucestershire|gosport|grantham|gravesend|grimsby|guernsey|guildford|hackney|halifax|hammersmith|hampshire|harlow|harrogate|hartlepool|hastings|haverfordwest|hebden bridge|hemel hempstead|hereford|herefordshire|hertford|hertfordshire|hexham|highgate|hitchin|holyhead|hounslow|huddersfield|humberside|hythe|ilford|ilkley|inverness|ipswich|islington|kendal|kent|kettering|kidderminster|kilmarnock|kingston upon thames|kirkcaldy|kirkwall|knutsford|lambeth|lancashire|lancaster|launceston|leamington spa|leeds|leicester|leicestershire|leigh on sea|leith|letchworth|leominster|lewes|lewisham|lichfield|lincoln|lincolnshire|liverpool|livingston|llandudno|llanelli|london|loughborough|lowestoft|ludlow|luton|macclesfield|maidenhead|maidstone|malvern|manchester|margate|merseyside|merthyr tydfil|middlesbrough|milton keynes|morecambe|morpeth|neath|newbury|newcastle|newquay|norfolk|northallerton|northampton|northamptonshire|northumberland|norwich|nottingham|nottinghamshire|nuneaton|okehampton|oldham|ormskirk|oswestry|oxford|oxfordshire|paignton|paisley|peckham|pembroke|pembrokeshire|penrith|penzance|peterborough|plymouth|pontefract|pontypridd|poole|portobello|portslade|portsmouth|preston|putney|ramsgate|redruth|reigate|rhyl|richmond|ripon|rochdale|rochester|rotherham|runcorn|rutland|salford|salisbury|scarborough|scunthorpe|sevenoaks|sheffield|shoreditch|shrewsbury|shropshire|sidmouth|skegness|skipton|slough|solihull|somerset|southampton|southend|southport|southwark|st albans|st andrews|st austell|st helens|st ives|stafford|staffordshire|stevenage|stirling|stockport|stockton|stoke newington|stoke on trent|stowmarket|stratford|streatham|stroud|suffolk|sunderland|surrey|sussex|sutton|swansea|swindon|tamworth|taunton|telford|tewkesbury|thetford|tiverton|tooting|torquay|totnes|tottenham|trowbridge|truro|tunbridge wells|twickenham|tynemouth|uckfield|uxbridge|wakefield|walsall|walthamstow|wandsworth|warrington|warwick|warwickshire|watford|wellingborough|weston super mare|westminster|weymouth|whitby|whitehaven|whitstable|wigan|wiltshire|wimbledon|winchester|windermere|woking|wolverhampton|worcester|worcestershire|workington|worthing|wrexham|yeovil|yorkshire|england|scotland|wales|britain';
const abroad =
  'amsterdam|dublin|galway|limerick|auckland|baltimore|barcelona|berlin|boston|brisbane|brooklyn|brussels|chicago|copenhagen|hamburg|lisbon|los angeles|madrid|melbourne|milan|montreal|munich|oslo|paris|philadelphia|portland|prague|seattle|stockholm|sydney|toronto|vancouver|vienna|zurich|ireland';
const afterPlace = 'bath|bury|deal|ely|hove|hull|reading|rye|sale|wells|york|ash';

const always = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’-])(?:${british}|${abroad})(?![\p{L}\p{N}@'’-]|[./]\p{L})`,
  'gu',
);
/** "In hove", "hove and portslade": these are towns beside another one or behind "in". */
const beside = new RegExp(
  String.raw`(?<=\b(?:in|near|around|across|cover|covering|serving|from|to)\s)(?:${afterPlace})(?=\s*(?:[,.;!?\n]|$|\sand\s\p{Lu}|\sand (?:the )?(?:surrounding|nearby|around)|and\b))|(?<=\p{Lu}\p{L}+(?:,|\sand)\s)(?:hove|hull|york|rye|ely)(?=[\s,.;]|$)`,
  'gu',
);
/** What is sewn, eaten and kept is called after places: "a panama", "jersey", "cheddar". */
const small = new Set(['of', 'on', 'upon', 'super', 'in', 'the']);

/** Names of well-known towns with their capitals, where a whole text was typed without. */
export const withTowns = (text: string): string =>
  text.replace(always, townCase).replace(beside, townCase);

const townCase = (town: string): string =>
  town
    .split(' ')
    .map((word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

const inBritain = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’-])(?:${british})(?![\p{L}\p{N}@'’-])`,
  'iu',
);

/** Whether a text names a well-known place in Britain. */
export const namesBritishPlace = (text: string): boolean => inBritain.test(text);

const oneTown = new RegExp(String.raw`^(?:${british}|${abroad}|${afterPlace})$`, 'iu');

/** Whether words are the name of a well-known town or county. */
export const isKnownTown = (words: string): boolean => oneTown.test(words.trim());

const namedTown = new RegExp(
  String.raw`(?<![\p{L}\p{N}@./'’-])(?:${british})(?![\p{L}\p{N}@-])`,
  'giu',
);

/** The well-known place in Britain that is named first, as a name; null where none is, or where it is part of a longer one. */
export function firstTown(text: string): string | null {
  for (const match of text.matchAll(namedTown)) {
    const end = match.index + match[0].length;
    const isLonger =
      /\p{Lu}[\p{L}'’-]* $/u.test(
        text.slice(Math.max(0, match.index - longestWord), match.index),
      ) || /^ (?:&|\p{Lu})/u.test(text.slice(end, end + 2));
    if (/^\p{Lu}/u.test(match[0]) && !isLonger) return match[0];
  }
  return null;
}

const longestWord = 24;
