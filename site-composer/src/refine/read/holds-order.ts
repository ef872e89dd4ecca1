/** A request that goes on with another: what stands in front of it is told, and not the whole. */
const order =
  /(?:,| and| then)\s(?:then |please |also )?(?:lose|remove|delete|drop|scrap|ditch|bin|cut|take (?:out|off|away|down)|get rid of|move|swap|make|change|put)\s(?:the|that|this|those|our|my|your|it|them|all|‹|“)/iu;

/** Whether words that were taken for a text of the page hold what the page is to be changed by. */
export const holdsOrder = (text: string): boolean => order.test(text);
