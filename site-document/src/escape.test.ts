import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseFragment, serialize } from 'parse5';
import { escapeAttribute, escapeJson, escapeText } from './escape';

const hostile = `</title><script>alert("it's & <!-- -->")</script> &amp; "x"`;

test('what is escaped is read as it was given', () => {
  const page = parseFragment(
    `<p title="${escapeAttribute(hostile)}">${escapeText(hostile)}${escapeAttribute(hostile)}</p>`,
  );
  const [element] = page.childNodes;
  assert.ok(element && 'attrs' in element);
  assert.equal(element.attrs[0]?.value, hostile);
  assert.equal(serialize(element), escapeText(hostile + hostile));
});

test('JSON in a script ends no script', () => {
  const json = escapeJson({ hostile });
  assert.ok(!json.includes('<'));
  assert.deepEqual(JSON.parse(json), { hostile });
});
