/** What is left hanging where a title was cut off before its day or price, in the languages of pages. */
const hanging =
  /(?:^|\s)(?:on|at|in|from|for|with|to|by|of|the|an?|and|or|nor|between|until|till|every|after|before|is|are|is open|are open|opens?|am|im|um|ab|vom|von|zum|zur|bis|nach|vor|mit|für|und|oder|der|die|das|den|dem|ist|sind|le|la|les|l['’]|de|du|des|à|au|aux|et|ou|dès|sur|avec|pour|est|sont|el|los|las|del|y|con|il|lo|gli|dal|dalle|alle|ed|op|om|met|het|van|vanaf|en)$/iu;
/** "Drop in", "sign on": the small word is part of what is done. */
const withParticle =
  /(?:^|\s)(?:drop|walk|check|join|sit|log|sleep|tune|plug|live|sign|fill|try|carry|turn|open|roast|stay|warm|bring|cool)(?:ped|ing)?[\s-](?:in|on|to|by)$/iu;
/** What begins so goes on from something else, or says when it does not hold. */
const leaning =
  /^(?:with|without|not|nor|or|and|but|people can|you can|we can|they can|once|when|if|unless|except|only|just|also|then|mit|ohne|nicht|oder|und|aber|nur|wenn|avec|sans|pas|ou|et|mais|si|seulement|con|sin|no|pero|senza|ma|met|niet|maar)\s/iu;
/** "Often", "every week": how often, and not what. */
const onlyManner =
  /^(?:often|usually|sometimes|always|never|daily|weekly|monthly|free|closed|open|shut|later|early|afterwards|meistens|immer|täglich|geschlossen|geöffnet|souvent|toujours|fermée?|ouverte?)$/iu;
const mostTurns = 6;

/** A title without the preposition, article or conjunction a cut has left at its end. */
export function withoutHanging(title: string): string {
  let text = title.trim();
  for (let turn = 0; turn < mostTurns && !withParticle.test(text); turn += 1) {
    const rest = text.replace(/[\s,;:–—-]+$/u, '').replace(hanging, '');
    if (rest === text) break;
    text = rest.trim();
  }
  return text;
}

/** Whether words can be a title: they name something by themselves. */
export const namesThing = (title: string): boolean =>
  /\p{L}{2}/u.test(title) && !leaning.test(title.trim()) && !onlyManner.test(title.trim());

/** "There's also a 2k fun run" is a 2k fun run. */
const introduced =
  /^(?:there(?:['’]s| is| are)|we(?:['’]ve got| have| do| run)) (?:also )?(?:an? |the |our )?/iu;

/** A title that names something and lacks nothing at its end; empty where it names nothing. */
export function wholeTitle(title: string): string {
  const whole = withoutHanging(title.replace(introduced, ''));
  return namesThing(title) && namesThing(whole) ? whole : '';
}
