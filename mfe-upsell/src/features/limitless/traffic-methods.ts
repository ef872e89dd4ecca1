import type { RuntimeConfig } from 'shared-kit/contract';

export interface TrafficMethod {
  readonly title: string;
  readonly summary: string;
  readonly steps: readonly string[];
  readonly notice?: string;
  readonly linkLabel: string;
  readonly link: keyof RuntimeConfig['limitless'];
}

/** The three methods; their links are the operator's (decisions, 19). */
export const trafficMethods: readonly TrafficMethod[] = [
  {
    title: 'Community traffic',
    summary: 'Meet the people who are already looking for what your site offers.',
    steps: [
      'Open the community directory and choose three groups that fit your site.',
      'Read each group’s rules, introduce yourself and answer a few questions first.',
      'Share your published link where it answers somebody’s question.',
    ],
    linkLabel: 'Open the community directory',
    link: 'communityUrl',
  },
  {
    title: 'Retargeting pixel',
    summary: 'Bring visitors back who left before they got in touch.',
    steps: [
      'Request your pixel and give the address of your published site.',
      'Choose the pages whose visitors you want to reach again.',
      'Start your first campaign once the pixel is in place.',
    ],
    notice: 'Pixel implementation takes 48 hours.',
    linkLabel: 'Request your pixel',
    link: 'pixelUrl',
  },
  {
    title: 'Directory listings',
    summary: 'Be found in the places where people compare.',
    steps: [
      'Describe your site in one sentence and in one short paragraph.',
      'Submit the published link to every directory that fits its subject.',
      'Look at your listings once a month and correct what has changed.',
    ],
    linkLabel: 'Open the directory list',
    link: 'directoryUrl',
  },
];
