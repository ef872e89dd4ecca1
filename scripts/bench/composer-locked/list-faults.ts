import type { PageResult } from './report-pages';

/** What is wrong with a page, a line each. */
export function faultsOf({ verdict, likeness }: PageResult): string[] {
  const { names, facts, language, wishes } = verdict;
  return [
    ...verdict.subject.why.map((why) => `subject: ${why}`),
    ...(names.givenShown === false ? ['name not shown'] : []),
    ...names.invented.map((name) => `invented name: ${name}`),
    ...verdict.inventedFacts.map((fact) => `invented fact: ${fact}`),
    ...facts.filter(({ shown }) => !shown).map(({ fact }) => `missing ${fact}`),
    ...facts.filter(({ shown, placed }) => shown && !placed).map(({ fact }) => `misplaced ${fact}`),
    ...verdict.placeholders.map((text) => `placeholder: ${text}`),
    ...verdict.badSentences,
    ...verdict.missedColours.map((colour) => `colour: ${colour}`),
    ...wishes.missingSections.map((section) => `no section: ${section}`),
    ...wishes.brokenExclusions.map((value) => `excluded: ${value}`),
    ...verdict.missingCapabilities.map((name) => `no control: ${name}`),
    ...(language.declared ? [] : ['language not declared']),
    ...language.foreign.map((text) => `other language: ${text}`),
    ...verdict.art.unrelated.map((name) => `drawing: ${name}`),
    ...verdict.htmlErrors,
    ...verdict.errors,
    ...(verdict.overflow > 0 ? [`${verdict.overflow} px too wide at 390`] : []),
    ...(likeness.structure > 0.8 ? [`built like ${likeness.nearest}`] : []),
  ];
}
