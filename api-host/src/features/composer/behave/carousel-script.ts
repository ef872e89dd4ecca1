export const carousel = String.raw`// Carousel: one slide at a time, round and round; it can also be swiped
(() => {
  for (const box of document.querySelectorAll('[data-carousel]')) {
    const steps = [...box.parentElement.querySelectorAll('[data-carousel-step]')];
    const slides = [...box.children];
    let current = 0;
    const show = (index) => {
      current = (index + slides.length) % slides.length;
      box.scrollTo({ left: slides[current].offsetLeft - slides[0].offsetLeft });
      box.parentElement.querySelector('[data-carousel-at]').textContent = current + 1 + ' / ' + slides.length;
    };
    for (const step of steps) step.addEventListener('click', () => show(current + Number(step.dataset.carouselStep)));
    box.addEventListener('scroll', () => {
      const near = Math.round(box.scrollLeft / box.clientWidth);
      if (near !== current && slides[near]) {
        current = near;
        box.parentElement.querySelector('[data-carousel-at]').textContent = current + 1 + ' / ' + slides.length;
      }
    });
    show(0);
  }
})();`;
