const happened =
  /^\p{L}+ed\s|\b(?:have|has|had|['’]ve)\s(?:\p{L}+\s){0,3}?(?:\p{L}+ed|gone|come|been|put|got|made)\b/iu;

/** "The council has added a brown one", "claret has come out purple": what happened, and no look that is asked for. */
export const reportsPastEvent = (text: string): boolean => happened.test(text);
