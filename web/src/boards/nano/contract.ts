// The open units of a contract, one by one, and which of them are at hand to be delivered.

import { counted } from './basket';
import type { PickField } from './finding';
import type { Contract, ResourceId } from './view';

export interface Unit {
  key: string;
  resource: ResourceId;
  atHand: boolean;
}

/** `field` is what the delivery form allows; without a form nothing can be delivered now. */
export function unitsOfContract(
  contract: Pick<Contract, 'id' | 'left'>,
  field: PickField | undefined,
): Unit[] {
  return counted(contract.left).flatMap(([resource, open]) => {
    const atHand = field?.items.find(({ id }) => id === resource)?.count ?? 0;
    return Array.from({ length: open }, (_, at) => ({
      key: `${contract.id} ${resource} ${at}`,
      resource,
      atHand: at < atHand,
    }));
  });
}
