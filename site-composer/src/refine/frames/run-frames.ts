import { carryOutEach, verified } from '../carry-out';
import type { Changer, Outcome } from '../outcome';
import { maskQuotes, restore } from '../read/quotes';
import type { Request } from '../read/request';
import { attributeOf } from 'site-document/tree';
import { languageOf } from '../read/foreign-wording';
import { sentencesOf, splitRequests } from '../read/split-requests';
import type { RefinedPart, RefineOptions, SiteFiles } from '../refine-types';
import { Site } from '../site';
import { sectionsOf } from '../target/sections';
import { frames } from './all-frames';
import type { FrameContext } from './frame';
import { isComplaint } from './look';
import { clausesOf } from './split-clauses';
import type { Signed } from './tokens';

interface Told {
  readonly files: SiteFiles;
  readonly parts: readonly RefinedPart[];
}

const longest = 2_000;

/**
 * Reads an instruction clause by clause, each as a pattern of what its words are, in any language of the composer. What no
 * pattern is whole of goes to the rules that know single wordings, in one piece with what stands beside it.
 */
export function runFrames(
  files: SiteFiles,
  instruction: string,
  changers: readonly Changer[],
  options: RefineOptions,
): Told | null {
  if (instruction.length > longest) return null;
  const { text, quotes } = maskQuotes(instruction.replaceAll('\r', ''));
  const site = new Site(files);
  const html = site.first('html');
  const ofPage = html ? attributeOf(html, 'lang').slice(0, 2) : 'en';
  const clauses = sentencesOf(text).map((sentence) => ({
    sentence,
    parts: clausesOf(sentence, languageOf(sentence, ofPage) ?? 'en'),
  }));
  const run = new Run(site, quotes, changers, options);
  run.hasLook = clauses.some(({ parts }) =>
    parts.some(({ signs }) => /^[SK].*[gtbhHP].*[cLDld]|^[SK].*[cLDld].*[gtbhHP]/u.test(signs)),
  );
  for (const { sentence, parts } of clauses) run.sentence(sentence, parts);
  return run.finish();
}

class Run {
  hasLook = false;
  private readonly first: Site;
  private parts: RefinedPart[] = [];
  private waiting: string[] = [];
  private added: string | null = null;
  private isAdditionLost = false;
  private isTaken = false;

  constructor(
    private site: Site,
    private readonly quotes: readonly string[],
    private readonly changers: readonly Changer[],
    private readonly options: RefineOptions,
  ) {
    this.first = site;
  }

  sentence(sentence: string, clauses: readonly Signed[]): void {
    const rest: string[] = [];
    for (const clause of clauses) {
      // "It looks too dark" in front of what to do about it asks for nothing more.
      if (this.hasLook && isComplaint(clause.signs)) continue;
      const outcome = this.outcomeOf(clause);
      if (!outcome) {
        rest.push(clause.text);
        continue;
      }
      if (rest.length > 0) this.waiting.push(rest.splice(0).join(', and '));
      this.settle();
      this.take(clause, this.outcomeOf(clause) ?? outcome);
    }
    if (rest.length > 0)
      this.waiting.push(rest.length === clauses.length ? sentence : rest.join(', and '));
  }

  private outcomeOf(clause: Signed): Outcome | null {
    if (clause.signs.length < 2) return null;
    const context: FrameContext = {
      site: this.site,
      quotes: this.quotes,
      options: this.options,
      added: this.added,
      isAdditionLost: this.isAdditionLost,
      hasLook: this.hasLook,
      first: this.first,
    };
    for (const frame of frames) {
      const outcome = frame(clause, context);
      if (outcome) return outcome;
    }
    return null;
  }

  private take(clause: Signed, outcome: Outcome): void {
    this.isTaken = true;
    const asked = restore(clause.text.replace(/[.!,;\s]+$/u, ''), this.quotes);
    const request: Request = {
      asked,
      action: null,
      verb: /[cN]/u.test(clause.signs) ? 'tone' : '',
      rest: asked,
      quotes: [],
      content: '',
    };
    const { part, changed } = verified(request, outcome, this.site);
    this.follow(part, changed, /^[AU]/u.test(clause.signs));
    this.parts.push(part);
    this.site = changed;
  }

  /** What was added is what "it" means next; what could not be added is nothing else. */
  private follow(part: RefinedPart, changed: Site, isAddition: boolean): void {
    const before = new Set(sectionsOf(this.site).map(({ heading }) => heading));
    const fresh = sectionsOf(changed).find(({ heading }) => !before.has(heading));
    if (fresh) this.added = fresh.heading;
    if (isAddition || fresh) this.isAdditionLost = part.outcome !== 'done';
  }

  private settle(): void {
    if (this.waiting.length === 0) return;
    const said = restore(this.waiting.splice(0).join(' '), this.quotes);
    const requests = splitRequests(said, this.site);
    if (requests.length === 0) return;
    const { files, parts } = carryOutEach(this.site.files, requests, this.changers, this.options);
    const changed = new Site(files);
    const last = parts.at(-1);
    if (last) this.follow(last, changed, /^(?:add|put)\b/iu.test(last.asked));
    const own = said.replace(/[.!\s]+$/u, '');
    this.parts.push(
      ...(parts.length === 1 ? parts.map((part) => ({ ...part, asked: own })) : parts),
    );
    this.site = changed;
  }

  finish(): Told | null {
    if (!this.isTaken) return null;
    this.settle();
    return { files: this.site.files, parts: this.parts };
  }
}
