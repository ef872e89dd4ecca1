/** "I need two weeks notice" is a condition of theirs, and no wish. */
export const needsNotice =
  /\bneeds? (?:at least |about )?[\p{L}\d]+ (?:hours?|days?|weeks?|months?)['’]? notice\b/iu;
