/** Who speaks for something as one of many: what the page is about is what they do that for. */
const role =
  /^(?:a |an |one of the )?(?:volunteers?|secretary|treasurer|chair(?:man|woman|person)?|committee member|trustee|vrijwilligers?|vrijwilligster|penningmeester|secretaris|voorzitter|ehrenamtliche\p{L}*|freiwillige\p{L}*|schriftführer\p{L}*|vorstand|bénévoles?|secrétaire|trésori\p{L}+|voluntari[oa]s?|secretari[oa]|tesorer[oa]|volontari[oa]?|segretari[oa]|tesoriere|voluntári[oa]s?|secretári[oa])$/iu;
const joins =
  /^(?:the|with|for|from|bij|van|voor|het|een|bei|beim|vom|für|chez|pour|dans|avec|para|en|con|del|della|delle|presso|alla|com|pela|pelo|called|named|genaamd|namens|appelée?|llamad[oa]|chiamat[oa]|chamad[oa])$/iu;

/** "Ik ben vrijwilliger bij egelopvang Het Stekelnest": the page is of the hedgehog rescue; null where the subject is no such role. */
export function whatForRole(
  subject: string | null,
  name: string | null,
  text: string,
): string | null {
  if (subject === null || name === null || !role.test(subject)) return null;
  const at = text.indexOf(name);
  const before = at < 0 ? '' : text.slice(Math.max(0, at - longest), at);
  const kind = /(?<![\p{L}-])(\p{L}[\p{L}-]{3,30}),? ["'“„«‘]?$/u.exec(before)?.[1] ?? '';
  return kind === '' || joins.test(kind) ? null : kind;
}

const longest = 60;
