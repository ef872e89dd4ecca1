import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { LanguageId } from '../model/brief';
import { inVoice } from './messages/messages';
import type { Voice } from './messages/messages';
import { tradeSchema, translatedTradeSchema } from './trade';
import type { Trade, TranslatedTrade } from './trade';

const folder = new URL('trades/', import.meta.url);
const languages: readonly LanguageId[] = ['de', 'fr', 'es', 'pt', 'it', 'nl'];

let loaded: ReadonlyMap<string, Trade> | undefined;
const translations = new Map<LanguageId, ReadonlyMap<string, TranslatedTrade>>();

/** Every prepared trade, from the data files beside, with its names in every language. */
export function trades(): readonly Trade[] {
  all ??= [...tradesById().values()];
  return all;
}

let all: readonly Trade[] | undefined;

function tradesById(): ReadonlyMap<string, Trade> {
  if (loaded) return loaded;
  const prepared = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .flatMap((file) =>
      z.array(tradeSchema).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
    );
  loaded = new Map(
    prepared.map((trade) => [
      trade.id,
      { ...trade, names: [...new Set([...trade.names, ...namesElsewhere(trade.id)])] },
    ]),
  );
  return loaded;
}

const namesElsewhere = (id: string): string[] =>
  languages.flatMap((language) => translated(language).get(id)?.names ?? []);

function translated(language: LanguageId): ReadonlyMap<string, TranslatedTrade> {
  const known = translations.get(language);
  if (known) return known;
  const file = new URL(`translated/${language}.json`, folder);
  const texts = existsSync(file)
    ? z.array(translatedTradeSchema).parse(JSON.parse(readFileSync(file, 'utf8')))
    : [];
  const byId = new Map(texts.map((one) => [one.id, one]));
  translations.set(language, byId);
  return byId;
}

export function tradeOf(id: string | null): Trade | null {
  return id === null ? null : (tradesById().get(id) ?? null);
}

/** A trade with its texts in one language and voice; null where none were written in that language. */
export function preparedTrade(id: string | null, language: LanguageId, voice: Voice): Trade | null {
  const trade = tradeOf(id);
  if (!trade) return null;
  const texts = language === 'en' ? trade : translated(language).get(trade.id);
  if (!texts) return null;
  const said = (text: string): string => inVoice(text, voice);
  const both = ([one, other]: readonly [string, string]): [string, string] => [
    said(one),
    said(other),
  ];
  return {
    ...trade,
    headlines: texts.headlines.map(said),
    lead: said(texts.lead),
    offer: said(texts.offer),
    services: texts.services.map(both),
    steps: language === 'en' ? trade.steps.map(both) : [],
    questions: texts.questions.map(both),
  };
}
