import { type BodyOf, type cofundingContracts as contract, refOf } from '@urzad/contract';
import { type Option, warsawDate } from '@urzad/domain';
import { contractSignTo } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { NoticeText } from '../../mail/email';
import { notify } from '../../notify';
import type { CallRow } from '../cofunding-calls/public';
import { type MadeDocument, recordDocument, voidDocument } from '../documents/public';
import { findOffered } from '../libraries/public';
import { fileDocument } from '../office-cases/public';
import { findHolders } from '../users/public';
import type { StepChange } from './prepared-change';
import type { SignedKind, SignedRecord } from './signing/signed-kind';

/** What changes voids the initials that were asked for; whoever changes it has prepared it, and never initials it. */
export const INITIALS_VOID = { asked_date: null, id_user_initials: null, initials_date: null } as const;

/** One kind of object that the office prepares: contracts and annexes. Its functions are those of its resource. */
export interface PreparedKind {
  entity: SignedKind['entity'];
  /** @throws ApiError `not-valid` `{field: code}` for what is missing */
  refuseIncomplete(record: SignedRecord): void;
  /** To whoever may initial it, and to who prepared what was not initialled. */
  toInitialText(told: { number: string }): NoticeText;
  backText(told: { number: string }): NoticeText;
  /** To the parent. */
  returnedText(told: { id: number; number: string; return_reason: Option }): NoticeText;
  tellParent(
    app: FastifyInstance,
    tx: Tx,
    told: { record: SignedRecord; text: NoticeText },
    by: Author,
  ): Promise<void>;
}

type Step<Name extends string, Values> = StepChange<SignedRecord, Name, Values>;

/** Asks another person to initial what is complete. */
export function askInitials(
  of: PreparedKind,
  id: number,
  { row_version }: { row_version: number },
): Step<'askInitials', { asked_date: Date; back_note: null }> {
  return {
    ...{ id, row_version, step: 'askInitials' },
    change(record, { by }) {
      of.refuseIncomplete(record);
      return { asked_date: by.date, back_note: null };
    },
    async follow(after, { app, tx, by }) {
      const holders = await findHolders(tx, {
        privilege: 'cofunding_contract_initial',
        at: by.date,
        id_application: by.id_application,
      });
      const ref = refOf(of.entity, id);
      for (const to of holders) {
        if (to === by.id || to === after.id_user) continue;
        await notify(app, tx, { to, text: of.toInitialText(after), ref }, by);
      }
    },
  };
}

/** Sends it back to who prepared it, with the reason. */
export function sendBack(
  of: PreparedKind,
  id: number,
  { row_version, reason }: { row_version: number; reason: string },
): Step<'sendBack', typeof INITIALS_VOID & { back_note: string }> {
  return {
    ...{ id, row_version, step: 'sendBack' },
    change: () => ({ ...INITIALS_VOID, back_note: reason }),
    async follow(after, { app, tx, by }) {
      const ref = refOf(of.entity, id);
      await notify(app, tx, { to: after.id_user_prepared, text: of.backText(after), ref }, by);
    },
    diff: { reason },
  };
}

interface Initialled {
  entity: SignedKind['entity'];
  record: SignedRecord;
  made: MadeDocument;
  call: CallRow;
  id_user_initials: number;
}

/**
 * Records and files the document of the initials.
 * @returns what they write: it goes to the parent, and the term of the signature begins
 */
export async function recordInitialled(
  app: FastifyInstance,
  tx: Tx,
  { entity, record, made, call, id_user_initials }: Initialled,
  by: Author,
) {
  const { id, id_user, id_registration } = record;
  const owner = refOf(entity, id);
  await recordDocument(tx, { made, now: app.clock.now() }, { owner, id_user, status: 'frozen' }, by);
  const ref = refOf('cofundingregistration', id_registration);
  await fileDocument(tx, { id_document: made.id, of: owner, ref }, by);
  return {
    ...{ id_document: made.id, id_user_initials, initials_date: by.date },
    ...{ sent_date: by.date, sign_member_to: contractSignTo(call.params, by.date) },
    ...{ return_reason: null, return_note: null },
  };
}

type Returned = typeof INITIALS_VOID &
  Record<'id_document' | 'sign_member_to' | 'sign_office_to' | 'member_sign_date', null> & {
    version_no: number;
    return_reason: string;
    return_note: string;
  };

/**
 * Returns it to its preparation: an error that the office found, or what the signatory refuses. The document and what
 * the parent signed are void, and the next version is made by new initials.
 */
export function returnToDraft(
  of: PreparedKind,
  id: number,
  { row_version, return_reason, reason }: BodyOf<typeof contract.returnToDraft>,
): Step<'returnToDraft', Returned> {
  return {
    ...{ id, row_version, step: 'returnToDraft' },
    async change({ id_document, version_no }, { tx, by }) {
      await getReason(tx, return_reason, by);
      if (id_document !== null) await voidDocument(tx, id_document, by);
      return {
        ...INITIALS_VOID,
        ...{ id_document: null, version_no: version_no + 1, return_reason, return_note: reason },
        ...{ sign_member_to: null, sign_office_to: null, member_sign_date: null },
      };
    },
    async follow(after, { app, tx, by }) {
      const text = of.returnedText({ ...after, return_reason: await getReason(tx, return_reason, by) });
      await of.tellParent(app, tx, { record: after, text }, by);
    },
    diff: { return_reason, reason },
  };
}

/** The words of the office. @throws ApiError `not-valid` for a reason that it does not offer */
async function getReason(tx: Tx, code: string, { id_application, date }: Author): Promise<Option> {
  const asked = { id_application, code: 'RETURN_REASON' };
  const found = await findOffered(tx, asked, { code, day: warsawDate(date) });
  if (!found) throw new ApiError('not-valid', { return_reason: 'not-valid-option' });
  return found;
}
