/** What people call a kind of group, firm or thing by its first letters: none of these is anybody's name. */
const kinds =
  /^(?:PTA|PTFA|PFA|WI|U3A|CIC|CIO|LLP|NGO|B&B|DJ|MC|PR|HR|IT|TV|VR|AI|CRM|CMS|API|SDK|SaaS|AGM|FC|RFC|CC|HOA|AA|NA)$/u;

export const isKind = (word: string): boolean => kinds.test(word);
