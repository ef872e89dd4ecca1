export const lessonsScript = String.raw`// Lessons: one at a time, marked as complete, a question at the end of every module
(() => {
  for (const box of document.querySelectorAll('[data-lessons]')) {
    const find = (name) => box.querySelector('[data-part="' + name + '"]');
    const modules = JSON.parse(box.dataset.lessons);
    const all = modules.flatMap((module, at) => [...module.lessons.map((lesson) => ({ ...lesson, module: module.title })), ...(module.quiz.length > 0 ? [{ title: 'Quiz: ' + module.title, module: module.title, quiz: module.quiz, at }] : [])]);
    let done = load('lessons-done', []);
    let at = Math.max(0, all.findIndex((one) => !done.includes(one.title)));
    let timer = 0;
    let from = 0;
    const stop = () => { window.clearInterval(timer); timer = 0; };
    const mark = (title, is) => {
      done = is ? [...new Set([...done, title])] : done.filter((one) => one !== title);
      save('lessons-done', done);
    };
    const list = () => find('list').replaceChildren(...modules.map((module) => el('li', {}, el('h3', {}, module.title), el('ul', { class: 'plain-list stack', role: 'list' }, ...all.map((one, index) => [one, index]).filter(([one]) => one.module === module.title).map(([one, index]) => el('li', {}, el('button', { type: 'button', class: 'lesson', 'aria-current': index === at ? 'step' : null, click: () => open(index) }, (done.includes(one.title) ? '✓ ' : '○ ') + one.title, el('span', { class: 'visually-hidden' }, done.includes(one.title) ? ' (completed)' : ''))))))));
    const progress = () => {
      const share = Math.round((done.filter((title) => all.some((one) => one.title === title)).length / all.length) * 100);
      find('bar').style.width = share + '%';
      find('share').textContent = 'Your progress: ' + share + ' % of ' + all.length + ' steps completed';
    };
    const time = () => {
      const lesson = all[at];
      const length = (lesson.minutes ?? 1) * 60;
      find('time').textContent = clock(from) + ' / ' + clock(length);
      find('run').style.width = Math.min(100, (from / length) * 100) + '%';
      find('play').textContent = timer ? 'Pause' : 'Play';
    };
    const ask = (lesson) => {
      find('questions').replaceChildren(...lesson.quiz.map(([question, right, ...wrong], number) => el('fieldset', {}, el('legend', {}, question), ...[right, ...wrong].toSorted((one, other) => (one < other ? -1 : 1)).map((answer) => el('label', { class: 'check' }, el('input', { type: 'radio', name: 'q' + number, value: answer }), answer)))));
    };
    const draw = () => {
      const lesson = all[at];
      find('title').textContent = lesson.title;
      find('text').textContent = lesson.text ?? 'Answer every question, then check.';
      find('film').hidden = Boolean(lesson.quiz);
      find('quiz').hidden = !lesson.quiz;
      find('complete').hidden = Boolean(lesson.quiz);
      if (lesson.quiz) ask(lesson);
      else time();
      find('complete').textContent = done.includes(lesson.title) ? 'Mark as not complete' : 'Mark as complete';
      find('complete').setAttribute('aria-pressed', String(done.includes(lesson.title)));
      find('before').disabled = at === 0;
      find('next').disabled = at === all.length - 1;
      list();
      progress();
    };
    const open = (index) => { stop(); at = index; from = 0; find('status').textContent = ''; draw(); };
    find('play').addEventListener('click', () => {
      if (timer) stop();
      else timer = window.setInterval(() => {
        from += 1;
        if (from >= (all[at].minutes ?? 1) * 60) { stop(); mark(all[at].title, true); draw(); }
        else time();
      }, 1000);
      time();
    });
    find('complete').addEventListener('click', () => { mark(all[at].title, !done.includes(all[at].title)); draw(); });
    find('before').addEventListener('click', () => open(at - 1));
    find('next').addEventListener('click', () => open(at + 1));
    find('quiz').addEventListener('submit', (event) => {
      event.preventDefault();
      const lesson = all[at];
      const right = lesson.quiz.filter(([, answer], number) => event.target.elements['q' + number].value === answer).length;
      find('status').textContent = right + ' of ' + lesson.quiz.length + ' right.' + (right === lesson.quiz.length ? ' Module completed.' : ' Have another look and try again.');
      if (right === lesson.quiz.length) { mark(lesson.title, true); list(); progress(); }
    });
    draw();
  }
})();`;
