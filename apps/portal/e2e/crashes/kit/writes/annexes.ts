import { randomUUID } from 'node:crypto';
import { type Annex, cofundingAnnexes as annex } from '@urzad/contract';
import {
  annexOf,
  annexParent,
  askedAnnex,
  begunAnnex,
  changesOf,
  contractInForce,
  preparedAnnex,
  sentAnnex,
} from '../../../kit/annexes';
import type { Client } from '../../../kit/api';
import { manager, preparer } from '../../../kit/contracts';
import { again, commitOf, type Write } from '../write';

const REASON = 'Kwota w aneksie jest za wysoka';

/** The steps of an annex before it is signed, and its refusal. */
export const OF_ANNEXES: readonly Write[] = [
  {
    name: 'an annex that is prepared',
    points: commitOf(annex.add),
    async prepare(address) {
      const staff = await preparer(address);
      const [id_contract, key] = [await contractInForce(staff), randomUUID()];
      const body = { id_contract, id_officecase: null };
      return {
        act: (next) => again(next, staff).request(annex.add, { body, key }),
        count: async (next) =>
          (await again(next, staff).request(annex.get, { query: { id_contract } })).count,
      };
    },
  },
  {
    name: 'changes of an annex',
    points: commitOf(annex.set),
    async prepare(address) {
      const staff = await preparer(address);
      const begun = await begunAnnex(staff);
      const [{ id }, key] = [begun, randomUUID()];
      const body = changesOf(begun);
      return {
        act: (next) => again(next, staff).request(annex.set, { query: { id }, body, key }),
        count: async (next) => (await annexOf(again(next, staff), id)).row_version - begun.row_version,
      };
    },
  },
  {
    name: 'initials of an annex that are asked for',
    points: commitOf(annex.askInitials),
    prepare: async (address) => {
      const staff = await preparer(address);
      return steppedBy(staff, await preparedAnnex(staff), annex.askInitials);
    },
  },
  {
    name: 'initials of an annex',
    points: commitOf(annex.initial),
    prepare: async (address) => {
      const asked = await askedAnnex(await preparer(address));
      return steppedBy(await manager(address), asked, annex.initial);
    },
  },
  {
    name: 'an annex that is sent back',
    points: commitOf(annex.sendBack),
    prepare: async (address) => {
      const asked = await askedAnnex(await preparer(address));
      return steppedBy(await manager(address), asked, annex.sendBack, { reason: REASON });
    },
  },
  {
    name: 'an annex that goes back to its preparation',
    points: commitOf(annex.returnToDraft),
    prepare: async (address) =>
      steppedBy(await preparer(address), await sentAnnex(address), annex.returnToDraft, {
        ...{ return_reason: 'KWOTA', reason: REASON },
      }),
  },
  {
    name: 'an annex that the office gives up',
    points: commitOf(annex.cancel),
    prepare: async (address) => {
      const staff = await preparer(address);
      return steppedBy(staff, await preparedAnnex(staff), annex.cancel, { reason: REASON });
    },
  },
  {
    name: 'an annex that its parent refuses',
    points: commitOf(annex.refuse),
    prepare: async (address) =>
      steppedBy(await annexParent(address), await sentAnnex(address), annex.refuse, { reason: REASON }),
  },
];

type Step = (typeof annex)['askInitials' | 'initial' | 'sendBack' | 'returnToDraft' | 'cancel' | 'refuse'];

/** A step on an annex as it is: its version grows by one. */
function steppedBy(by: Client, { id, row_version }: Annex, step: Step, more: object = {}) {
  const key = randomUUID();
  const body = { row_version, ...more };
  return {
    act: (next: string) =>
      again(next, by).request(step as typeof annex.askInitials, { query: { id }, body, key }),
    count: async (next: string) => (await annexOf(again(next, by), id)).row_version - row_version,
  };
}
