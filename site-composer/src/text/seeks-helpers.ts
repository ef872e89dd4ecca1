/** "We need helpers for the tombola", "Volunteers wanted": whom a group looks for is said to visitors. English only. */
export const seeksHelpers =
  /\b(?:we|i)(?:['’]re| are| would|['’]d)?(?: also| always| really| still| just)? (?:need|want|love|like|looking for|could do with|are short of|short of)(?: (?:more|some|a few|new|another|two|three|four|\d+|an?))? (?:\p{L}+ )?(?:helpers?|volunteers?|players?|singers?|drivers?|bakers?|stewards?|tenors?|basses|sopranos?|altos?|hands|trustees?|cooks?|umpires?|marshals?|ringers?|rowers?|leaders?|stallholders?)\b|\b(?:helpers?|volunteers?|players?|singers?|drivers?|bakers?|stewards?|tenors?|trustees?|marshals?|ringers?|leaders?|foster homes?)(?: (?:are|always))*(?: \p{L}+){0,2} (?:needed|wanted)\b/iu;

/** Of these, who lends a hand rather than comes for themselves. */
export const seeksVolunteers = (text: string): boolean =>
  seeksHelpers.test(text) &&
  /\b(?:helpers?|volunteers?|hands|stewards?|marshals?|leaders?|trustees?|drivers?|bakers?|cooks?)\b/iu.test(
    text,
  );
