import { inlinedShellFilesId } from 'shared-kit/contract/rollout';
import { anyIntegrity } from 'shared-kit/testing';
import { createVerifiedScripts, verifyScripts } from './verified-scripts';

const hash = `sha384-${'b'.repeat(64)}`;
const base = 'http://localhost/remotes/shop/1.0.0/';

function script(src: string): HTMLScriptElement {
  const element = document.createElement('script');
  element.src = src;
  return element;
}

it('a script must be what the record says of it, whatever query a retry adds', () => {
  const scripts = createVerifiedScripts();
  scripts.add('/remotes/shop/1.0.0/', { 'page.js': hash });
  for (const address of [`${base}page.js`, `${base}page.js?try=2`, '/remotes/shop/1.0.0/page.js']) {
    const element = script(address);
    scripts.protect(element);
    expect([element.integrity, element.crossOrigin]).toEqual([hash, 'anonymous']);
  }
});

it('a file that the record does not name matches nothing', () => {
  const scripts = createVerifiedScripts();
  scripts.add(base, { 'page.js': hash });
  expect(scripts.integrityOf(`${base}added.js`)).toBe(anyIntegrity);
  expect(scripts.integrityOf(`${base}constructor`)).toBe(anyIntegrity);
});

it('says nothing of other folders, of other origins, and of builds under development', () => {
  const scripts = createVerifiedScripts();
  scripts.add(base, { 'page.js': hash });
  scripts.add('/remotes/shop/1.0.0-dev/', {});
  for (const address of [
    'http://localhost/remotes/shop/1.0.1/page.js',
    'http://elsewhere.example/remotes/shop/1.0.0/page.js',
    'http://localhost/remotes/shop/1.0.0-dev/page.js',
  ]) {
    const element = script(address);
    scripts.protect(element);
    expect(scripts.integrityOf(address)).toBeNull();
    expect(element.integrity).toBeFalsy();
  }
});

it('whatever is put into the head is verified first, and the shell’s own files with it', () => {
  const inlined = document.createElement('script');
  inlined.type = 'application/json';
  inlined.id = inlinedShellFilesId;
  inlined.textContent = JSON.stringify({ base: '/shell/1.0.0/', files: { 'late.js': hash } });
  document.body.append(inlined);
  const scripts = verifyScripts(() => 8_000);
  scripts.add(base, { 'page.css': hash });

  const late = document.head.appendChild(script('/shell/1.0.0/late.js'));
  expect([late.integrity, late.isConnected]).toEqual([hash, true]);
  const style = document.createElement('link');
  style.rel = 'stylesheet';
  style.href = `${base}page.css`;
  expect(document.head.appendChild(style).integrity).toBe(hash);
  const other = document.head.appendChild(document.createElement('style'));
  expect(other.isConnected).toBe(true);
});
