import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HtmlElement } from 'html-validate';
import { heavyPages } from '../../testing/heavy-pages';
import { checkConformance } from './html-conformance';
import { createReviewer } from './reviewer';

// Each of these took minutes, or overflowed the stack, when its time grew as the square of the length.
const reviewer = createReviewer(async () => ({ hits: [] }));
const none: ReadonlySet<string> = new Set();
const pageOf = (body: string) => ({
  html: `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`,
  css: '',
  js: '',
});

test('a page nested too deeply is told so, and neither read nor repaired', async () => {
  const deep = pageOf('<div>'.repeat(200_000));
  const { findings, undone } = await reviewer.review(deep, none, { undone: ['No shop.'] });
  assert.deepEqual(
    findings.map(({ rule, severity }) => [rule, severity]),
    [['deep-nesting', 'error']],
  );
  assert.deepEqual(undone, ['No shop.']);
  const gated = await reviewer.gate(deep, { before: null, undone: [], pictures: none });
  assert.equal(gated.site, deep);
  assert.deepEqual(gated.review.findings, findings);
  assert.deepEqual((await reviewer.repair(deep, none, 'broken-markup')).repaired, []);
});

test('a refinement of a page nested too deeply is reviewed like a new one', async () => {
  const before = pageOf('<div>'.repeat(200_000));
  const about = { before, undone: [], pictures: none };
  const { site } = await reviewer.gate(pageOf('<img src="https://x.test/dog.png">'), about);
  assert.match(site.html, /alt="dog"/);
});

test('forms in forms, which a browser drops, are not nested for a library either', async () => {
  const { findings } = await reviewer.review(pageOf('<form>'.repeat(10_000)), none);
  assert.ok(findings.some(({ rule }) => rule === 'broken-markup'));
});

test('scripts that are never closed are searched for their end once', async () => {
  const site = pageOf(heavyPages['scripts never closed']?.(1_000_000) ?? '');
  const { findings } = await reviewer.review(site, none);
  assert.ok(findings.some(({ rule }) => rule === 'broken-markup'));
});

test('a message about an element costs the same however many stand beside it', async (t) => {
  await checkConformance('<p>ready</p>');
  // Called for each sibling that is looked at.
  const compared = t.mock.method(HtmlElement.prototype, 'is');
  const comparisonsOf = async (count: number) => {
    compared.mock.resetCalls();
    const [old] = await checkConformance(pageOf('<center>a</center>'.repeat(count)).html);
    assert.deepEqual([old?.id, old?.count], ['html-deprecated', count]);
    return compared.mock.callCount();
  };
  const [few, many] = [await comparisonsOf(100), await comparisonsOf(800)];
  assert.ok(many < few * 9, `${many} after ${few}`);
});

test('a relation of very many words is told to be no valid one', async () => {
  const { html } = pageOf(heavyPages['links of many relations']?.(1_000_000) ?? '');
  const found = (await checkConformance(html)).find(
    ({ id }) => id === 'html-attribute-allowed-values',
  );
  assert.equal(found?.message, '1 setting in the page is not a valid one.');
  assert.match(found.detail, /^Attribute "rel" has invalid value "a a /);
});

test('the attributes of a tag are listed without copying those before for each', async (t) => {
  await checkConformance('<p>ready</p>');
  let copied = 0;
  const concat: (...lists: unknown[]) => unknown = Array.prototype.concat.bind([]);
  const own: unknown = Reflect.get(Array.prototype, 'concat');
  t.after(() => Reflect.set(Array.prototype, 'concat', own));
  Reflect.set(Array.prototype, 'concat', function counted(this: unknown[], ...more: unknown[]) {
    copied += this.length;
    return concat(this, ...more);
  });
  const { html } = pageOf(heavyPages['one tag of many attributes']?.(8_000) ?? '');
  await checkConformance(html);
  assert.ok(copied < 100_000, `${copied} copied`);
});

test('comments that switch rules of a library off are comments like any other', async () => {
  const old = await checkConformance(pageOf('<center>a</center>').html);
  for (const action of ['disable', 'disable-block', 'disable-next']) {
    const { html } = pageOf(`<!-- [html-validate-${action} deprecated] --><center>a</center>`);
    assert.deepEqual(await checkConformance(html), old, action);
  }
});
