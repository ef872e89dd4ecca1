/** Says that whoever works comes to where people are: nobody visits, or brings, anything. */
export const comesToPeople =
  /\bmobile (?!apps?\b|phones?\b|numbers?\b|sites?\b|web|friendly|games?\b|gaming|version|view|first|homes?\b|devices?\b|banking|layout|menu|design|users?\b|screens?\b|and\b|or\b|is\b|on\b|to\b|at\b|in\b)\p{Ll}+|\b(?:comes?|coming|travels?|drives?|delivers?) (?:out )?to (?:you\b|your (?:home|door|house|place|garden|office|driveway|event|venue))|\b(?:i|we)['’]?(?:ll)? come to you\b/iu;
