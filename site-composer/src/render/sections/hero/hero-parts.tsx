/** @jsxImportSource preact @jsxRuntime automatic */
import type { ComponentChildren } from 'preact';
import { Emblem, kindOfEmblem } from '../../../art/emblem';
import { Scene } from '../../../art/scene';
import { askedPair } from '../../../colour/asked-pair';
import type { SceneName } from '../../../art/directions';
import { longestWord } from '../../longest-word';
import { Actions } from '../../parts/actions';
import { OpenFacts } from '../../parts/open-facts';
import type { SectionProps } from '../../parts/section-frame';
import { usePage } from '../../page-scope';

export type HeroSection = SectionProps<'hero'>['section'];

interface HeroProps {
  readonly section: HeroSection;
}

/** Long headlines are set smaller, so that the first screen keeps the action. */
export function sizeOf(headline: string): string {
  if (headline.length <= 18) return 'size-huge';
  if (headline.length <= 34) return 'size-large';
  return headline.length <= 60 ? 'size-middle' : 'size-small';
}

export function Headline({ section }: HeroProps) {
  return (
    <h1
      class={`headline ${sizeOf(section.headline)} ${longestWord(section.headline)}`}
      id={`${section.id}-title`}
    >
      {section.headline}
    </h1>
  );
}

export function Kicker({ section }: HeroProps) {
  if (section.kicker === null) return null;
  return <p class="kicker">{section.kicker}</p>;
}

export function HeroText({ section }: HeroProps) {
  return (
    <>
      {section.text !== null && <p class="hero-text">{section.text}</p>}
      <Actions actions={section.actions} />
    </>
  );
}

export function HeroFacts({ section }: HeroProps) {
  return (
    <>
      {section.facts.length > 0 && (
        <ul class="hero-facts">
          {section.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <OpenFacts facts={['price']} />
    </>
  );
}

/** Words of the page that may stand in the art: titles of what it offers. */
function useSceneWords(section: HeroSection): readonly string[] {
  const { plan } = usePage();
  const titles = plan.sections.flatMap((other) =>
    other.kind === 'cards' ? other.cards.map(({ title }) => title) : [],
  );
  return section.facts.length > 0 && titles.length === 0 ? section.facts : titles;
}

/** Layouts in which the art reaches from edge to edge. */
const wideArt = new Set(['centre', 'landscape', 'window']);

/** A drawn window needs the whole width and three things to show, a shelf or a quilt more than one drawing. */
function fittingScene(
  scene: SceneName,
  words: readonly string[],
  { layout, icons }: HeroSection,
): SceneName {
  if (scene === 'window') return layout === 'window' && words.length >= 3 ? 'window' : 'frieze';
  if (scene === 'landscape' && !wideArt.has(layout)) return 'stand';
  const most = scene === 'shelf' ? 5 : scene === 'tiles' ? 3 : 1;
  return icons.length < most ? 'stand' : scene;
}

/**
 * The art of the page, in the scene the layout or the direction asks for. Where no drawing shows the subject its place
 * stays empty for a photograph, and the words have the width.
 */
export function HeroArt({ section, scene }: HeroProps & { readonly scene?: SceneName }) {
  const { plan, direction } = usePage();
  const words = useSceneWords(section);
  const drawn = fittingScene(scene ?? direction.scenes[0] ?? 'stand', words, section);
  if (section.icons.length === 0 && section.emblem === undefined)
    return <div class="art" data-place="hero" />;
  if (hasPattern(section)) return null;
  if (section.icons.length === 0 && section.emblem !== undefined)
    return <EmblemArt section={section} emblem={section.emblem} />;
  return (
    <div class={`art art-of-${drawn}`} data-place="hero">
      <Scene
        scene={drawn}
        icons={section.icons}
        name={plan.name}
        words={drawn === 'ticket' ? section.facts : words}
      />
    </div>
  );
}

interface EmblemArtProps extends HeroProps {
  readonly emblem: NonNullable<HeroSection['emblem']>;
}

const classOf = {
  window: 'art-of-emblem',
  day: 'art-of-pattern is-day',
  pattern: 'art-of-pattern',
};

function EmblemArt({ section, emblem }: EmblemArtProps) {
  const { plan } = usePage();
  const { family, seed, lines } = emblem;
  const words = [section.headline, section.kicker, plan.name, section.text].join(' ');
  return (
    <div class={`art ${classOf[kindOfEmblem(emblem)]}`} data-place="hero">
      <Emblem
        family={family}
        seed={seed}
        words={words}
        wide={wideArt.has(section.layout)}
        {...(lines === undefined ? {} : { lines })}
      />
    </div>
  );
}

/** Whether shapes stand in place of drawings: they reach to the edge of the screen, and have the colours of the page. */
const hasPattern = ({ icons, emblem }: HeroSection): boolean =>
  icons.length === 0 && emblem !== undefined && kindOfEmblem(emblem) !== 'window';

interface HeroFrameProps extends SectionProps<'hero'> {
  readonly children: ComponentChildren;
}

/** A band in the colours that were asked for closes a first screen without drawings, or of two colours. */
export function HeroFrame({ section, ground, children }: HeroFrameProps) {
  const { look } = usePage().plan;
  const bare = section.icons.length === 0 && section.emblem === undefined;
  const { second } = askedPair(look, look.asked['background'] ?? '#ffffff');
  const patterned = hasPattern(section);
  const band = bare || (second !== null && !patterned);
  return (
    <section
      class={`section hero on-${ground} hero-${section.layout}${band ? ' has-band' : ''}${bare ? ' no-art' : ''}${patterned ? ' has-pattern' : ''}`}
      id={section.id}
      aria-labelledby={`${section.id}-title`}
    >
      <div class="wrap">{children}</div>
      {patterned && section.emblem !== undefined && (
        <EmblemArt section={section} emblem={section.emblem} />
      )}
      {band && <span class={second === null ? 'hero-band' : 'hero-band of-two'} />}
    </section>
  );
}
