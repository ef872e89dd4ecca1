import type { SectionView } from '../../sections/section';
import type { Commission } from '../commission';

/** Parts are only ever planned for a commission. */
export function commissionOf(view: SectionView): Commission {
  const { commission } = view.brief;
  if (commission === null) throw new Error('This section belongs to commissions only');
  return commission;
}
