import { screen } from '@testing-library/react';
import { listWebsites, parseRuntimeConfig } from 'shared-kit/contract';
import { installFakeNetwork, renderPage } from 'shared-kit/testing';
import TutorialsRoute from './tutorials.route';

const network = installFakeNetwork();
beforeEach(() => network.respond(listWebsites, () => ({ message: [] })));

const defaults = parseRuntimeConfig({}).tutorials;

const open = (tutorials: Partial<typeof defaults> = {}) =>
  renderPage(<TutorialsRoute />, {
    path: '/tutorials',
    config: { tutorials: { ...defaults, ...tutorials } },
  });

// Proof P90
test('shows eight videos and loads none of them', () => {
  open();
  expect(screen.getAllByRole('button', { name: /^Play / })).toHaveLength(8);
  expect(document.querySelectorAll('iframe, img')).toHaveLength(0);
});

// Proof P91
test('seven videos come from one site, the eighth from another', async () => {
  const page = open();
  for (const poster of screen.getAllByRole('button', { name: /^Play / })) {
    await page.user.click(poster);
  }
  const hosts = [...document.querySelectorAll('iframe')].map(({ src }) => new URL(src).host);
  expect(hosts).toEqual([...Array.from({ length: 7 }, () => 'example.com'), 'example.org']);
});

// Proof P92
test('a pressed poster becomes the player, in a sandbox, with the focus', async () => {
  const page = open();
  await page.user.click(screen.getByRole('button', { name: 'Play Getting started' }));
  const player = screen.getByTitle('Getting started');
  expect(player).toHaveAttribute('src', 'https://example.com/embed/video-1?autoplay=1');
  expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  expect(player).toHaveFocus();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /^Play / })).toHaveLength(7);
});

// Proof P95
test('parameters in a player’s address are kept', async () => {
  const [first, ...rest] = defaults.videos;
  const page = open({
    videos: [{ title: first?.title ?? '', embedUrl: 'https://v.test/e/1?t=9#x' }, ...rest],
  });
  await page.user.click(screen.getByRole('button', { name: 'Play Getting started' }));
  expect(screen.getByTitle('Getting started')).toHaveAttribute(
    'src',
    'https://v.test/e/1?t=9&autoplay=1#x',
  );
});

// Proof P94
test('bonus and channel lead to the operator’s addresses, in a new tab', () => {
  open({ bonusLabel: 'Take it', bonusUrl: 'https://b.test/', channelUrl: 'https://c.test/' });
  const bonus = screen.getByRole('link', { name: 'Take it' });
  expect(bonus).toHaveAttribute('href', 'https://b.test/');
  const channel = screen.getByRole('link', { name: 'Subscribe to the channel' });
  expect(channel).toHaveAttribute('href', 'https://c.test/');
  for (const link of [bonus, channel]) expect(link).toHaveAttribute('target', '_blank');
});
