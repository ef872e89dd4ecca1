import { addField } from '../change/form-field';
import type { Outcome } from '../outcome';
import type { RefineOptions } from '../refine-types';
import type { Site } from '../site';
import type { Order } from './order';

/** "petition needs a box for email too": one more thing the form asks for. */
export function fieldAdded(order: Order, site: Site, options: RefineOptions): Outcome | null {
  const [field, other] = order.all('field');
  if (field === undefined || other !== undefined) return null;
  return addField(
    {
      asked: order.asked,
      action: 'add',
      verb: 'add',
      rest: `a field for ${field}`,
      quotes: [],
      content: '',
    },
    site,
    options,
  );
}
