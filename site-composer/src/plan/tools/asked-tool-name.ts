import type { Brief } from '../../model/brief';
import { titleCase } from '../../text/casing';

const named =
  /\b(?:an?|the|my|our|me|us)\s+((?:[\p{L}-]+\s){0,4}?(?:planner|calculator|tracker|log ?book|log|diary|quiz|scheduler|timetable|converter|estimator|checklist))\b/iu;
const plain =
  /^(?:(?:little|simple|small|quick|basic|easy|nice|good|proper|tiny|web|online|page|site|website|of|for|with|a|an|the|that|is|one|interactive|single|working|fun|free) )+/iu;
const opening = 240;

/** "Need a firing planner my students can use": the words somebody calls the tool by; null where it is only "a calculator". */
export function askedToolName(prompt: string): string | null {
  const said = named.exec(prompt.slice(0, opening))?.[1] ?? '';
  const own =
    said
      .split(/\b(?:for|with|of|that|is)\s/i)
      .at(-1)
      ?.replace(plain, '')
      .trim() ?? '';
  return own.split(' ').length >= 2 ? own.toLowerCase() : null;
}

/** A page that is its tool is called what the tool is called, where nobody named it otherwise. */
export function calledByTool(brief: Brief): Brief {
  const phrase = brief.language === 'en' ? askedToolName(brief.prompt) : null;
  if (phrase === null || brief.name.given) return brief;
  return {
    ...brief,
    subject: { ...brief.subject, phrase, head: phrase.split(' ').at(-1) ?? phrase },
    name: { text: titleCase(phrase), given: false },
  };
}
