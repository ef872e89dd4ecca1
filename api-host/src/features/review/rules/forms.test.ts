import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPage } from '../reviewed-page';
import { formRules } from './forms';

function found(html: string, js = '') {
  const work = { html, css: '', js, page: readPage(html), pictures: new Set<string>() };
  return formRules.flatMap(({ id, find }) =>
    find(work).map(({ detail, line }) => [id, detail, line]),
  );
}

test('a form of another service and one that cannot deliver are reported with their lines', () => {
  const html = `<main>
<form action=" https://forms.test/f/1 " method="post"><input name="email"></form>
<form name="sign-in" method="post"><input name="user"><input type="password" name="p"></form>
<form aria-label="Write to us"><textarea></textarea></form></main>`;
  assert.deepEqual(found(html), [
    ['forms-elsewhere', 'https://forms.test/f/1', 2],
    ['forms-undelivered', 'Sign in', 3],
    ['forms-undelivered', 'Write to us', 4],
  ]);
});

test('forms that deliver, search or are handled by the page are not reported', () => {
  const html = `<form data-deliver><input name="email" type="email"></form>
<form role="search"><input name="q"></form><form id="todo"><input type="password" id="p"></form>`;
  assert.deepEqual(found(html, "todo.addEventListener('submit', add)"), []);
});
