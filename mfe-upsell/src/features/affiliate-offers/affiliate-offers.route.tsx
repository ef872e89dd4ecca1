import { useRuntimeConfig } from 'shared-kit/config';
import { styled } from 'shared-kit/styled';
import { ExternalLink, Page } from 'shared-kit/ui';
import { Instructions } from './instructions';
import { OfferCard } from './offer-card';

const Offers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 250px), 1fr));
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

const Footer = styled.footer`
  padding-block: var(--space-4);
  border-top: 1px solid var(--color-border);
  color: var(--color-text-muted);
`;

/** The Affiliate Offers page: seven offers to promote, and how commissions work. */
export default function AffiliateOffersRoute() {
  const { affiliateOffers, supportEmail, supportUrl } = useRuntimeConfig();
  return (
    <Page title="Affiliate Offers" description="Share these offers with your own link.">
      <Instructions supportEmail={supportEmail} />
      <Offers>
        {affiliateOffers.map((offer, index) => (
          <li key={offer.id}>
            <OfferCard offer={offer} index={index} />
          </li>
        ))}
      </Offers>
      <Footer>
        A question about an offer? <ExternalLink href={supportUrl}>Contact support</ExternalLink>
      </Footer>
    </Page>
  );
}
