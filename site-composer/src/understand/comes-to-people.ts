/** Says that whoever works comes to where people are: nobody visits, or brings, anything. */
export const comesToPeople =
  /\b(?:comes?|coming|travels?|drives?|delivers?) (?:out )?to (?:you\b|your (?:home|door|house|place|garden|office|driveway|event|venue))|\b(?:i|we)['’]?(?:ll)? come to you\b/iu;
