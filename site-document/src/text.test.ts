import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spokenText, textOf, textsIn } from './text';
import { readTree } from './tree';

const page = readTree(`<title>Nook</title><h1>Bread<br>and <em>butter</em> , daily</h1>
<script>"never"</script><style>p{}</style><noscript>no</noscript><template>later</template>
<a href="/"><svg><title>Home</title><path/></svg></a><!-- nothing -->`);

test('what a visitor reads is one line, without code and drawings', () => {
  assert.equal(textOf(page), 'Nook Bread and butter, daily');
  assert.deepEqual(
    textsIn(page, 2).map(({ value }) => value),
    ['Nook', 'Bread'],
  );
});

test('a screen reader says the titles of drawings as well', () => {
  assert.equal(spokenText(page), 'Nook Bread and butter, daily Home');
});

test('nesting deeper than the stack is read', () => {
  const deep = readTree('<i>'.repeat(500) + 'down' + '</i>'.repeat(500));
  assert.equal(textOf(deep), 'down');
});
