import type { RuntimeConfig } from 'shared-kit/contract';

export interface ResellerStep {
  readonly title: string;
  readonly text: string;
  readonly linkLabel: string;
  readonly address: (config: RuntimeConfig) => string;
}

/** The four onboarding steps; 70% and 24 to 72 hours are the specification's, section 9. */
export const resellerSteps: readonly ResellerStep[] = [
  {
    title: 'Open your reseller account',
    text: 'Create an account on the marketplace with the email address you use here, so that your sales are counted as yours.',
    linkLabel: 'Open an account',
    address: (config) => config.franchise.accountUrl,
  },
  {
    title: 'Request a 70% commission',
    text: 'Apply as a reseller and ask for a 70% commission. Say where you plan to sell: it makes the decision easier.',
    linkLabel: 'Request 70% commission',
    address: (config) => config.franchise.commissionUrl,
  },
  {
    title: 'Wait for approval',
    text: 'Approval takes 24 to 72 hours. If you have heard nothing after that, write to support.',
    linkLabel: 'Contact support',
    address: (config) => config.supportUrl,
  },
  {
    title: 'Start selling',
    text: 'Take the sales material, put your own link into it and share it with your audience.',
    linkLabel: 'Get the sales material',
    address: (config) => config.franchise.materialsUrl,
  },
];
