import type { cofundingAnnexes as annex, BodyOf } from '@urzad/contract';
import { refOf } from '@urzad/contract';
import { notify } from '../../notify';
import type { Doing } from '../cofunding-contracts/public';
import { voidDocument } from '../documents/public';
import { changeCost } from './annex-money';
import { refusedText } from './annex-notices';
import type { AnnexStepChange } from './change-annex';
import { cancelledText } from './emails';
import type { AnnexRecord } from './repository';
import { tellCase } from './tell-case';
import { tellParent } from './tell-of-annex';

/** The parent does not agree: the contract stays as it is. */
export function refuseAnnex(
  id: number,
  { row_version, reason }: BodyOf<typeof annex.refuse>,
): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'refuse', isOfParent: true },
    change: (record, doing) => ended(record, doing, reason),
    async follow(after, { app, tx, by, note }) {
      const ref = refOf('cofundingannex', id);
      await notify(app, tx, { to: after.id_user_prepared, text: refusedText(after), ref }, by);
      await tellCase(app, tx, { record: after, end: 'refused' }, { by, note });
    },
    diff: { reason },
  };
}

/** The office gives it up. */
export function cancelAnnex(
  id: number,
  { row_version, reason }: BodyOf<typeof annex.cancel>,
): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'cancel' },
    change: (record, doing) => ended(record, doing, reason),
    async follow(after, { app, tx, by, note }) {
      await tellCase(app, tx, { record: after, end: 'cancelled' }, { by, note });
      if (after.sent_date === null) return;
      await tellParent(app, tx, { record: after, text: cancelledText(after) }, by);
    },
    diff: { reason },
  };
}

/** What an annex that is not signed leaves: its document is void, and what it held is free again. */
export async function ended(
  { id_document, held }: AnnexRecord,
  { tx, by, registration }: Pick<Doing, 'tx' | 'registration'> & { by: Parameters<typeof voidDocument>[2] },
  end_note: string | null,
) {
  if (id_document !== null) await voidDocument(tx, id_document, by);
  await changeCost(tx, { registration, by: -held }, by);
  return { end_note, held: 0, sign_member_to: null, sign_office_to: null };
}
