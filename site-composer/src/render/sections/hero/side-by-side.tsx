/** @jsxImportSource preact @jsxRuntime automatic */
import type { SectionProps } from '../../parts/section-frame';
import { HeroArt, HeroFacts, HeroFrame, HeroText, Headline, Kicker } from './hero-parts';

/** Words on one side, art on the other. */
export function SplitHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} />
    </HeroFrame>
  );
}

/** Words in one large panel, the art in a second, facts in a third. */
export function CollageHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="panel hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
      </div>
      <div class="panel hero-picture">
        <HeroArt section={props.section} />
      </div>
      <HeroFacts section={props.section} />
    </HeroFrame>
  );
}

/** A niche with the subject beside words set like an invitation. */
export function ArchHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <span class="ornament" />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} scene="arch" />
    </HeroFrame>
  );
}

/** A trade's counter: what it does and how to reach it, facts in a row of boxes below. */
export function CounterHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
      </div>
      <HeroArt section={props.section} scene="stand" />
      <HeroFacts section={props.section} />
    </HeroFrame>
  );
}

/** A ticket with the name and the facts on it beside large words. */
export function TicketHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
      </div>
      <HeroArt section={props.section} scene="ticket" />
      <HeroFacts section={props.section} />
    </HeroFrame>
  );
}
