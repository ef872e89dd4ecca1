import type { FoundSpans, Span } from '../../spans/find-spans';
import { withBalancedBrackets, withoutRefused, withWholeWords } from './whole-marks';
import { withBracketedAnswers } from './bracketed-answers';
import { withConditions } from './condition-of-price';
import { withCoveredPlaces } from './covered-places';
import { withDayRows } from './day-rows';
import { withLabelledLists } from './labelled-lists';
import { withoutFalsePrices } from './false-prices';
import { letterLines, spansOutside, withoutFurniture } from './letter-lines';
import { withNearPlace, withPlaceOfDay, withStreet } from './near-places';
import { withoutPartHours } from './part-hours';
import { withPlainPrices } from './plain-prices';
import { withPriceLedClauses } from './price-led-clauses';
import { withPriceRuns } from './price-runs';
import { withoutLookTalk } from './look-talk';
import { withNotedLists } from './noted-lists';
import { withNamedParts } from './named-parts';
import { withCompany, withNamedDays } from './named-day-dates';
import { withOwnClauses } from './own-clauses';
import { withOwnPrices } from './own-prices';
import { withOwnRoles } from './own-roles';
import { withOfferedSubject } from './offered-subject';
import { isTimeOfRule, withLeadOfTime, withoutLeadToTime } from './plain-days';
import { withoutOwnThings, withPriceOfItsOwn, withWholeSubject } from './own-statements';
import {
  toldByOwner,
  withMaker,
  withNamedSubject,
  withOpeningName,
  withOwnAddress,
} from './owner-names';
import { withPricedRows } from './priced-rows';
import { withSectionLists } from './section-lists';
import { withReplyDates } from './reply-dates';
import { withRestOfSentence } from './rest-of-sentence';
import { withSumsInFacts } from './sums-in-facts';
import { withProgrammeRows } from './programme-rows';
import { withProductColours } from './product-colours';
import { withServed } from './served-people';
import { withCouples, withTitledPeople } from './titled-people';
import { withSpokenPrices } from './spoken-prices';
import { withWholePriceSentences } from './whole-price-sentences';
import { withWholeRows } from './whole-rows';
import { withJoinedPrices } from './joined-prices';
import { withToldRefusals } from './told-refusals';
import { withoutRetracted } from './retracted-parts';
import { withStoriesWhole, withToldParts, withoutSectionParts } from './mended-parts';
import { withWholeBrackets } from './whole-clauses';
import { withWholeName } from './whole-names';
import { withYearRows } from './year-rows';
import { withWhomOfRule } from '../rule-times';
import { isToldButton, isManner, isQuality } from './mended-buttons';
import {
  withOrdinal,
  asDay,
  isOfDays,
  isStopOfRound,
  isTimeToCall,
  asHour,
  withHourWord,
} from './mended-hours';
import { withJoined, withoutName } from './mended-names';

/** What the grammar of a text tells for certain, where the likeliest marks miss it. */
export function mendedSpans(text: string, found: FoundSpans, language = 'en'): FoundSpans {
  const letter = letterLines(text);
  const own = withoutOwnThings(
    withOfferedSubject(
      text,
      withSumsInFacts(
        text,
        withoutRefused(
          text,
          withWholeWords(
            text,
            withBalancedBrackets(
              withNotedLists(
                text,
                withProductColours(
                  text,
                  withReplyDates(text, withoutFalsePrices(text, spansOutside(found.spans, letter))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    withWhomOfRule(
      withoutFurniture(withWholeBrackets(text, found.clauses), letter).map(toldByOwner),
    ),
  );
  const seen = withoutLookTalk(text, own.spans, own.clauses);
  const outside = withToldRefusals(text, seen.spans, seen.clauses);
  const { spans: told, clauses } = withWholePriceSentences(text, outside.spans, outside.clauses);
  const listed = withLabelledLists(text, withPriceOfItsOwn(text, told), clauses);
  const plain = withNamedParts(text, withWholeRows(text, withServed(text, listed)));
  const answered = withBracketedAnswers(text, plain);
  const priced = withPricedRows(text, withSpokenPrices(text, withPriceRuns(text, answered)));
  const spans = withJoined(
    text,
    withProgrammeRows(
      text,
      withDayRows(
        text,
        withYearRows(
          text,
          withConditions(
            text,
            withOwnPrices(
              text,
              withPriceLedClauses(text, withPlainPrices(text, withJoinedPrices(text, priced))),
            ),
          ),
        ),
      ),
    ),
  )
    .map((span) => (isManner(span, clauses) ? { ...span, label: 'fact' as const } : span))
    .map(asDay)
    .filter((span) => !isStopOfRound(span))
    .map(withoutLeadToTime)
    .map((span) => withLeadOfTime(text, span))
    .map((span) => asHour(text, span))
    .map((span) => withHourWord(text, span))
    .filter((span) => !isTimeToCall(text, span) && !isTimeOfRule(text, span) && !isOfDays(span))
    .filter((span) => !isToldButton(span, clauses) && !isQuality(span, clauses))
    .map((span) => withOrdinal(text, span))
    .map(withWholeSubject(text))
    .map(withMaker(text))
    .map(withWholeName(text))
    .flatMap(withoutName);
  const people = withOwnRoles(
    text,
    withCouples(text, withTitledPeople(text, withDaysOfThings(text, spans, language))),
    language === 'en',
  );
  const covered = withCoveredPlaces(text, withRestOfSentence(text, people));
  const named = withOwnAddress(withOpeningName(text, withNamedSubject(covered)), clauses);
  const placed = withPlaceOfDay(withNearPlace(withStreet(named, text), text), text);
  const all = withSectionLists(text, placed);
  const heard = withToldParts(found.parts, found.spans, outside.spans);
  const parts = language === 'en' ? withStoriesWhole(text, heard) : heard;
  return {
    ...found,
    spans: all,
    ...withoutRetracted(text, {
      clauses: withoutSectionParts(text, clauses, all),
      parts: withoutSectionParts(text, parts, all),
    }),
  };
}

const withDaysOfThings = (
  text: string,
  spans: readonly Span[],
  language: string,
): readonly Span[] =>
  withCompany(
    withOwnClauses(
      text,
      withNamedDays(text, withoutPartHours(text, spans, language === 'en')),
      language === 'en',
    ),
  );
