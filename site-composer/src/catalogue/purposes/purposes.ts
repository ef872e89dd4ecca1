import * as z from 'zod/mini';
import type { LanguageId, Purpose } from '../../model/brief';
import { inVoice } from '../messages/messages';
import type { Voice } from '../messages/messages';
import de from './de.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };

const pairs = z.array(z.tuple([z.string(), z.string()]));
const schema = z.record(
  z.string(),
  z.strictObject({ how: z.string(), steps: pairs, questions: pairs }),
);

/** What is true of anyone with a purpose, whatever the trade. */
export interface PurposeTexts {
  /** The heading above the steps. */
  readonly how: string;
  readonly steps: readonly (readonly [string, string])[];
  readonly questions: readonly (readonly [string, string])[];
}

const files: Readonly<Record<LanguageId, unknown>> = { en, de, fr, es, pt, it, nl };

/** The texts of a purpose in one language and voice; an application has none. */
export function purposeTexts(
  purpose: Purpose,
  language: LanguageId,
  voice: Voice,
): PurposeTexts | null {
  const texts = schema.parse(files[language])[purpose];
  if (texts === undefined) return null;
  const said = ([one, other]: [string, string]): [string, string] => [
    inVoice(one, voice),
    inVoice(other, voice),
  ];
  return { how: texts.how, steps: texts.steps.map(said), questions: texts.questions.map(said) };
}
