/**
 * Animates sections when they are first scrolled to. Without this script they are simply visible.
 */
const movements: Readonly<Record<string, string>> = {
  rise: 'translateY(2rem)',
  slide: 'translateX(-1.5rem)',
  grow: 'scale(0.94)',
};

const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
const from = movements[document.body.dataset['motion'] ?? 'rise'] ?? 'none';

function arrive(element: Element, order: number): void {
  element.animate(
    [
      { opacity: 0, transform: from },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: 560,
      delay: Math.min(order, 5) * 70,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: 'backwards',
    },
  );
}

if (!still && document.body.dataset['motion'] !== 'none' && 'IntersectionObserver' in window) {
  const below = [...document.querySelectorAll('[data-reveal]')].filter(
    (element) => element.getBoundingClientRect().top > innerHeight,
  );
  const observer = new IntersectionObserver((entries) => {
    entries
      .filter(({ isIntersecting }) => isIntersecting)
      .forEach(({ target }, order) => {
        observer.unobserve(target);
        arrive(target, order);
      });
  });
  for (const element of below) observer.observe(element);
}
