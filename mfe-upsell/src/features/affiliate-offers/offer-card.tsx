import { Copy, ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { AffiliateOffer } from 'shared-kit/contract';
import { styled } from 'shared-kit/styled';
import { Button, Card, LinkButton, copyLink } from 'shared-kit/ui';
import { OfferImage } from './offer-image';

const Frame = styled(Card)`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const Body = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: var(--space-4);
  padding: var(--space-4);
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > * {
    flex: 1 1 auto;
  }
`;

/** One offer: picture, link in a new tab, and copy button. */
export function OfferCard({ offer, index }: { offer: AffiliateOffer; index: number }) {
  const nameId = useId();
  return (
    <Frame $padding="none">
      <OfferImage image={offer.image} name={offer.name} index={index} />
      <Body>
        <h2 id={nameId}>{offer.name}</h2>
        <Actions>
          <LinkButton
            href={offer.affiliateLink}
            size="small"
            icon={<ExternalLink size={14} aria-hidden />}
            aria-describedby={nameId}
          >
            Affiliate Link
          </LinkButton>
          <Button
            size="small"
            icon={<Copy size={14} aria-hidden />}
            aria-describedby={nameId}
            onClick={() => void copyLink(offer.affiliateLink)}
          >
            Copy Link
          </Button>
        </Actions>
      </Body>
    </Frame>
  );
}
