import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compose } from '../../index';

test('people without a picture are their names, and no circles with initials', () => {
  const { html } = compose(
    "We're a folk band from Hull, The Slack Tides. Keith Ormerod (melodeon), Pauline Hall (fiddle), Sanjay Bhatt (tenor). Fee is £250 for an hour.",
    { today: new Date('2026-11-22T12:00:00Z') },
  );
  const people = /<section[^>]*section-people.*?<\/section>/su.exec(html)?.[0] ?? '';
  assert.match(people, /Keith Ormerod/u);
  assert.doesNotMatch(people, /class="portrait"|>KO</u);
});
