import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { htmlRules } from '../composer/html-rules';
import type { MadeSite } from './engines';
import { judgeArt, type ArtVerdict } from './judges/judge-art';
import { missingCapabilities } from './judges/judge-capabilities';
import { judgeColour } from './judges/judge-colours';
import { findBadSentences, findPlaceholders } from './judges/judge-copy';
import { findInventedFacts, judgeFact, type FactVerdict } from './judges/judge-facts';
import { judgeLanguage, type LanguageVerdict } from './judges/judge-language';
import { judgeNames, type NamesVerdict } from './judges/judge-names';
import { judgeWishes, type WishesVerdict } from './judges/judge-wishes';
import {
  judgeSubject,
  judgeWords,
  type SubjectVerdict,
  type WordsVerdict,
} from './judges/judge-words';
import type { LockedInstruction } from './read-locked';
import type { SeenPage } from './seen-page';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

export interface PageVerdict {
  readonly words: WordsVerdict;
  readonly subject: SubjectVerdict;
  readonly names: NamesVerdict;
  readonly facts: readonly FactVerdict[];
  readonly inventedFacts: readonly string[];
  readonly placeholders: readonly string[];
  readonly badSentences: readonly string[];
  readonly missedColours: readonly string[];
  readonly wishes: WishesVerdict;
  readonly missingCapabilities: readonly string[];
  readonly language: LanguageVerdict;
  readonly art: ArtVerdict;
  readonly htmlErrors: readonly string[];
  readonly errors: readonly string[];
  readonly overflow: number;
}

/** Everything that is measured on one page by itself. */
export async function measurePage(
  one: LockedInstruction,
  site: MadeSite,
  page: SeenPage,
): Promise<PageVerdict> {
  const { looks, text } = page;
  const report = await validator.validateString(site.html);
  const colours = looks === null ? [] : one.expect.colours;
  return {
    words: judgeWords(one, text),
    subject: judgeSubject(one, text),
    names: judgeNames(one, text),
    facts: one.expect.facts.map((fact) => judgeFact(fact, text)),
    inventedFacts: findInventedFacts(one.instruction, text),
    placeholders: findPlaceholders(text),
    badSentences: findBadSentences(one, text),
    missedColours: colours
      .filter((asked) => looks !== null && !judgeColour(asked, looks))
      .map(({ colour, role }) => `${colour} as ${role}`),
    wishes: judgeWishes(one, page, site),
    missingCapabilities: missingCapabilities(one.expect.capabilities, text),
    language: judgeLanguage(one.language, text, one.instruction),
    art: judgeArt(one, text),
    htmlErrors: report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
    ),
    errors: page.errors,
    overflow: looks?.overflow ?? 0,
  };
}
