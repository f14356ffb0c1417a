import type { cofundingAnnexes as annex, BodyOf } from '@urzad/contract';
import { refOf } from '@urzad/contract';
import { notify } from '../../notify';
import { INITIALS_VOID } from '../cofunding-contracts/public';
import { voidDocument } from '../documents/public';
import { changeCost } from './annex-money';
import { refusedText } from './annex-notices';
import type { AnnexStepChange, Doing } from './change-annex';
import { cancelledText, returnedText } from './emails';
import type { AnnexRecord } from './repository';
import { tellParent } from './tell-of-annex';

/**
 * Returns an annex to its preparation: an error that the office found, or what the signatory refuses. The document and
 * what the parent signed are void, and the next version is made by new initials.
 */
export function returnToDraft(
  id: number,
  { row_version, return_reason, reason }: BodyOf<typeof annex.returnToDraft>,
): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'returnToDraft' },
    async change({ id_document, version_no }, { tx, by }) {
      if (id_document !== null) await voidDocument(tx, id_document, by);
      return {
        ...INITIALS_VOID,
        ...{ id_document: null, version_no: version_no + 1, return_reason, return_note: reason },
        ...{ sign_member_to: null, sign_office_to: null, member_sign_date: null },
      };
    },
    async follow(after, { app, tx, by }) {
      await tellParent(app, tx, { record: after, text: returnedText({ ...after, return_reason }) }, by);
    },
    diff: { return_reason, reason },
  };
}

/** The parent does not agree: the contract stays as it is. */
export function refuseAnnex(
  id: number,
  { row_version, reason }: BodyOf<typeof annex.refuse>,
): AnnexStepChange {
  return {
    ...{ id, row_version, step: 'refuse', isOfParent: true },
    change: (record, doing) => ended(record, doing, reason),
    async follow(after, { app, tx, by }) {
      const ref = refOf('cofundingannex', id);
      await notify(app, tx, { to: after.id_user_prepared, text: refusedText(after), ref }, by);
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
    async follow(after, { app, tx, by }) {
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
