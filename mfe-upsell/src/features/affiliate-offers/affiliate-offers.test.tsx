import { fireEvent, screen, within } from '@testing-library/react';
import type { AffiliateOffer } from 'shared-kit/contract';
import { renderPage } from 'shared-kit/testing';
import AffiliateOffersRoute from './affiliate-offers.route';

const withImages: AffiliateOffer[] = Array.from({ length: 7 }, (_, index) => ({
  id: String(index),
  name: `Offer ${index}`,
  image: `https://pictures.test/${index}.png`,
  affiliateLink: `https://shop.test/${index}`,
}));

const open = (affiliateOffers?: AffiliateOffer[]) =>
  renderPage(<AffiliateOffersRoute />, {
    path: '/hot-dfy-offers',
    config: { supportEmail: 'help@acme.test', ...(affiliateOffers ? { affiliateOffers } : {}) },
  });

const offer = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`${name} is in no list`);
  return within(card);
};

// Proof P168
test('instructs in three steps; the second opens a mail draft', () => {
  open();
  const instructions = within(screen.getByRole('region', { name: 'INSTRUCTIONS' }));
  const steps = instructions.getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('paragraph').textContent)).toEqual([
    'Click ‘Affiliate Link’ to get your link.',
    'Email support to get a bump to 100% across the funnel.',
    'Paste the link into the marketplace banner URL in ‘Monetize’.',
  ]);
  const mail = instructions.getByRole('link', { name: 'Email support' });
  expect(mail).toHaveAttribute(
    'href',
    'mailto:help@acme.test?subject=Affiliate%20Commission%20Bump%20Request',
  );
  expect(mail).not.toHaveAttribute('target', '_blank');
});

// Proof P171
test('shows seven offers, each with its link in a new tab, and fetches no picture', () => {
  open();
  const links = screen.getAllByRole('link', { name: 'Affiliate Link' });
  expect(links).toHaveLength(7);
  expect(links[2]).toHaveAttribute('href', 'https://example.com/affiliate/offer-3');
  expect(links[2]).toHaveAttribute('target', '_blank');
  expect(links[2]).toHaveAccessibleDescription('Done For You');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

// Proof P173
test('copies the link of the offer', async () => {
  const page = open();
  await page.user.click(offer('Agency').getByRole('button', { name: 'Copy Link' }));
  expect(await screen.findByText('Link Copied')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(
    'https://example.com/affiliate/offer-7',
  );
});

// Proof P172
test('a picture that fails is replaced by a placeholder, the others stay', () => {
  open(withImages);
  const picture = offer('Offer 3').getByRole('img', { name: 'Offer 3' });
  expect(picture).toHaveAttribute('src', 'https://pictures.test/3.png');
  fireEvent.error(picture);
  expect(offer('Offer 3').getByText('Picture not available')).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(6);
});

// Proof P174
test('the footer offers a support contact', () => {
  open();
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    'mailto:support@example.com',
  );
});
