/** Six steps, each longer than the one before; a card that was not known begins again. */
export const spacedScript = String.raw`// Spaced repetition: a card comes back later every time it was known, at once when it was not
(() => {
  const days = [0, 1, 3, 7, 14, 30];
  for (const box of document.querySelectorAll('[data-spaced]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const today = dayFrom(0);
    let cards = load('spaced', null) ?? JSON.parse(box.dataset.spaced).map(([deck, front, back]) => ({ deck, front, back, step: 0, due: today }));
    let done = load('spaced-days', {});
    let turned = false;
    const inDeck = () => cards.filter((card) => find('deck').value === '' || card.deck === find('deck').value);
    const dueNow = () => inDeck().filter((card) => card.due <= today).toSorted((one, other) => (one.seen ?? 0) - (other.seen ?? 0));
    const streak = () => {
      let count = 0;
      for (let back = done[today] ? 0 : 1; done[dayFrom(-back)]; back += 1) count += 1;
      return count;
    };
    const decks = () => {
      const chosen = find('deck').value;
      find('deck').replaceChildren(el('option', { value: '' }, 'All decks'), ...[...new Set(cards.map((card) => card.deck))].map((name) => el('option', { value: name, selected: name === chosen }, name)));
    };
    const draw = () => {
      const list = dueNow();
      const card = list[0];
      find('due').textContent = String(list.length);
      find('learned').textContent = inDeck().filter((one) => one.step > 2).length + ' of ' + inDeck().length + ' known';
      find('reviewed').textContent = String(done[today] ?? 0);
      find('streak').textContent = streak() === 1 ? '1 day' : streak() + ' days';
      find('card').textContent = card ? (turned ? card.back : card.front) : 'Nothing is due. Come back tomorrow or choose another deck.';
      find('card').setAttribute('aria-pressed', String(turned));
      find('hint').textContent = card ? (turned ? 'How well did you know it?' : 'Say the answer, then turn the card.') : '';
      find('answers').hidden = !card;
      for (const button of box.querySelectorAll('[data-move]')) button.disabled = !turned;
      find('again').hidden = Boolean(card);
      find('ahead').replaceChildren(barChart('Cards due in the next seven days', [0, 1, 2, 3, 4, 5, 6].map((offset) => [showDay(dayFrom(offset), { weekday: 'short' }), inDeck().filter((one) => (offset === 0 ? one.due <= today : one.due === dayFrom(offset))).length])));
    };
    const answer = (move) => {
      const card = dueNow()[0];
      if (!card) return;
      card.step = move === 0 ? 0 : Math.min(days.length - 1, card.step + move);
      card.due = dayFrom(days[card.step]);
      card.seen = Math.max(0, ...cards.map((one) => one.seen ?? 0)) + 1;
      done = { ...done, [today]: (done[today] ?? 0) + 1 };
      save('spaced', cards);
      save('spaced-days', done);
      turned = false;
      draw();
      find('status').textContent = card.step === 0 ? 'It comes again today.' : 'It comes again on ' + showDay(card.due) + '.';
      find('card').focus();
    };
    find('card').addEventListener('click', () => { if (dueNow().length > 0) turned = !turned; draw(); });
    for (const button of box.querySelectorAll('[data-move]')) button.addEventListener('click', () => answer(Number(button.dataset.move)));
    find('again').addEventListener('click', () => {
      for (const card of inDeck()) card.due = today;
      draw();
    });
    find('deck').addEventListener('input', () => { turned = false; draw(); });
    find('form').addEventListener('submit', (event) => {
      event.preventDefault();
      const { deck, front, back } = event.target.elements;
      if (!front.value.trim() || !back.value.trim()) { find('status').textContent = 'Both sides need a text.'; return; }
      cards = [...cards, { deck: deck.value.trim() || find('deck').value || 'My cards', front: front.value.trim(), back: back.value.trim(), step: 0, due: today }];
      save('spaced', cards);
      event.target.reset();
      decks();
      draw();
      find('status').textContent = 'Card added. It is due today.';
    });
    decks();
    draw();
  }
})();`;
