import assert from 'node:assert/strict';
import { publishWebsite } from 'shared-kit/contract';
import type { RequestOf } from 'shared-kit/contract';
import { call } from './call';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

type Content = RequestOf<typeof publishWebsite>['body'];

/** A website's content: small, with overrides, which may be invalid. */
export const websiteContent = (change?: object) => ({
  htmlcode: '<h1>Hi</h1>',
  csscode: 'h1{}',
  jscode: 'let a;',
  title: 'Bakery',
  prompt: '',
  ...change,
});

/** A website as seen by a visitor and its owner. */
export interface PublishedSite {
  readonly id: string;
  readonly slug: string;
  /** On the sites origin. */
  readonly path: string;
}

/** Publishes as the caller, or fails the test; with an `id` republishes that website. */
export async function publish(
  host: TestApp,
  { headers }: Pick<SignedIn, 'headers'>,
  change?: Partial<Content>,
): Promise<PublishedSite> {
  const answer = await call(host, publishWebsite, { body: websiteContent(change) }, headers);
  assert.equal(answer.statusCode, 200, answer.body);
  const { id, link } = publishWebsite.response.parse(answer.json());
  assert.ok(id !== undefined && link !== undefined, answer.body);
  const path = new URL(link).pathname;
  return { id, path, slug: path.split('/')[1] ?? '' };
}
