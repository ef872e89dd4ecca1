import type { Facts } from '../model/brief';
import { properCase } from '../text/proper-case';
import { isNamedAsArea } from './named-as-area';
import { distinctAreas, properName } from './proper-names';
import type { ReadText } from './read-text';

/** The facts as they are written where they are printed. */
export function settledFacts(
  { marked }: ReadText,
  facts: Facts,
  {
    names,
    place,
    isEnglish,
  }: {
    readonly names: readonly string[];
    readonly place: string | null;
    readonly isEnglish: boolean;
  },
): Facts {
  const { address, areas, hoursWords } = facts;
  return {
    ...facts,
    address:
      address === null
        ? null
        : properName(address.replace(/^(?:adresse|address|adres|dirección|indirizzo)[:\s]+/iu, '')),
    areas: distinctAreas(
      isEnglish ? areas.filter((area) => isNamedAsArea(area, marked.text)) : areas,
      place,
    ),
    hoursWords: hoursWords === null ? null : properCase(names, isEnglish)(hoursWords),
  };
}
