/** @jsxImportSource preact @jsxRuntime automatic */
import type { SectionProps } from '../../parts/section-frame';
import { HeroArt, HeroFacts, HeroFrame, HeroText, Headline, Kicker } from './hero-parts';

/** Words as large as a wall, the art between them. */
export function PosterHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <Kicker section={props.section} />
      <Headline section={props.section} />
      <div class="hero-words">
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} scene="burst" />
    </HeroFrame>
  );
}

/** Words in the middle, the art under them. */
export function CentreHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} scene="frieze" />
    </HeroFrame>
  );
}

/** The front page of a paper: the headline over the whole width, then columns. */
export function MastheadHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <Headline section={props.section} />
      <HeroArt section={props.section} />
      <div class="hero-words">
        <Kicker section={props.section} />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
    </HeroFrame>
  );
}

/** One statement over the whole width; art and text in a row under it. */
export function StatementHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <Kicker section={props.section} />
      <Headline section={props.section} />
      <HeroArt section={props.section} scene="tiles" />
      <div class="hero-words">
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
    </HeroFrame>
  );
}

/** Words in the middle, a drawn product rising from the lower edge. */
export function WindowHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} scene="window" />
    </HeroFrame>
  );
}

/** Words over hills that reach from edge to edge. */
export function LandscapeHero(props: SectionProps<'hero'>) {
  return (
    <HeroFrame {...props}>
      <div class="hero-words">
        <Kicker section={props.section} />
        <Headline section={props.section} />
        <HeroText section={props.section} />
        <HeroFacts section={props.section} />
      </div>
      <HeroArt section={props.section} scene="landscape" />
    </HeroFrame>
  );
}
