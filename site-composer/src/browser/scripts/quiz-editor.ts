import { labelled, make } from './dom';
import { download } from './download';
import { questionsIn } from './quiz-questions';
import type { EnteredQuestion } from './quiz-questions';
import type { Store } from './storage';

/** Where questions are entered on the page, kept in the browser, saved as a file and read again. */
export function quizEditor(
  id: string,
  store: Store<readonly EnteredQuestion[]>,
  word: (name: string) => string,
  changed: () => void,
): HTMLElement {
  const field = (name: string) => make('input', { id: `${id}-${name}`, required: name !== 'why' });
  const [question, right, why] = [field('question'), field('right'), field('why')];
  const wrong = make('textarea', { id: `${id}-wrong`, required: true, rows: 3 });
  const list = make('ul', { className: 'quiz-entered' });
  const note = make('p', { className: 'tool-note' });
  note.setAttribute('role', 'status');
  const draw = () => {
    const entered = store.read();
    list.replaceChildren(
      ...entered.map((one) => {
        const remove = make('button', { className: 'plain-button', type: 'button' }, [
          word('delete'),
        ]);
        remove.setAttribute('aria-label', `${word('delete')}: ${one.question}`);
        remove.addEventListener('click', () => {
          store.write(store.read().filter((other) => other !== one));
          draw();
          question.focus();
        });
        return make('li', {}, [make('span', {}, [one.question]), remove]);
      }),
    );
    note.textContent = word(store.keeps() ? 'kept' : 'notKept');
    save.hidden = entered.length === 0;
    changed();
  };
  const form = make('form', { className: 'tool-row' }, [
    labelled(question, word('quizQuestion')),
    labelled(right, word('rightAnswer')),
    labelled(wrong, word('wrongAnswers')),
    labelled(why, word('whyRight')),
    make('button', { className: 'button', type: 'submit' }, [word('add')]),
  ]);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const one = {
      question: question.value,
      right: right.value,
      wrong: wrong.value,
      why: why.value,
    };
    store.write([...store.read(), one]);
    form.reset();
    question.focus();
    draw();
  });
  const save = make('button', { className: 'plain-button', type: 'button' }, [
    word('saveQuestions'),
  ]);
  save.addEventListener('click', () =>
    download('quiz.json', JSON.stringify(store.read(), null, 2), 'application/json'),
  );
  const file = make('input', { id: `${id}-file`, type: 'file', accept: 'application/json' });
  file.addEventListener('change', () => {
    void file.files?.[0]?.text().then((text) => {
      store.write([...store.read(), ...questionsIn(text)]);
      draw();
    });
  });
  const editor = make('div', { className: 'quiz-editor' }, [
    form,
    list,
    make('div', { className: 'tool-row' }, [save, labelled(file, word('readQuestions'))]),
    note,
  ]);
  draw();
  return editor;
}
