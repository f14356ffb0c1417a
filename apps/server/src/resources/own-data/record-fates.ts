import { type SQL, sql } from 'drizzle-orm';

/** What becomes of the rows of a table when the data of a person is kept no longer. */
type RecordFate =
  /** They go. */
  | 'deleted'
  /** They stay as numbers of the project, without what tells of a person: these columns get these values. */
  | { emptied: Readonly<Record<string, SQL>>; kept: readonly string[] };

interface RecordTable {
  /** The rows, `held`, of the account with this id, whatever became of them. */
  where(id_user: number): SQL;
  fate: RecordFate;
}

const own = (id: number) => sql`held.id_user = ${id}`;
const ofRegistration = (id: number) =>
  sql`held.id_registration in (select id from cofundingregistration where id_user = ${id})`;
const ofClaim = (id: number) =>
  sql`held.id_request in (select id from cofundingrequest where id_user = ${id})`;
const ofMember = (id: number) =>
  sql`held.id_member in (select id from cofundingmember where id_user = ${id})`;

const NONE = sql`null`;
const EMPTY = sql`''`;
const NO_ANSWERS = sql`'{}'::jsonb`;
const NO_ITEMS = sql`'[]'::jsonb`;
/** A list finds such rows by their number alone. */
const NUMBER = sql`lower(number)`;
const ofPerson = { name_sort: EMPTY, search_text: NUMBER };

/**
 * The tables of what was sent, in an order that their keys allow. Amounts, days, statuses and numbers stay: the sums of
 * calls, lists and reports are made of them. A new column has to be put on one of the two lists.
 */
export const RECORD_FATES: Readonly<Record<string, RecordTable>> = {
  cofundingregistrationversion: { where: ofRegistration, fate: 'deleted' },
  cofundingaccessionfile: { where: ofRegistration, fate: 'deleted' },
  cofundingemployer: { where: ofRegistration, fate: 'deleted' },
  cofundingmemberchange: { where: ofMember, fate: 'deleted' },
  officecasemessage: {
    where: (id) => sql`held.id_officecase in (select id from officecase where id_user = ${id})`,
    fate: 'deleted',
  },
  basesignature: {
    where: (id) => sql`held.id_document in (select id from basedocument where id_user = ${id}
      and obj_type not in ('cofundingcall', 'cofundingpaymentlist'))`,
    fate: 'deleted',
  },
  cofundingregistration: {
    where: own,
    fate: {
      emptied: {
        ...{ form: NO_ANSWERS, personal_data: NO_ANSWERS, bank_account_number: NONE },
        ...{ review: NO_ITEMS, remarks: NO_ITEMS, explanations: NO_ITEMS },
        ...{
          commune_facts: NONE,
          points_note: NONE,
          second_note: NONE,
          reject_reason: NONE,
          prolong_reason: NONE,
        },
        ...{ ...ofPerson, search_text: sql`lower(coalesce(number, ''))`, city_search: EMPTY },
      },
      kept: [
        ...['id_call', 'id_user', 'number', 'version_no', 'status', 'send_date', 'received_date'],
        ...['id_document', 'points_auto', 'points_final', 'id_user_second', 'approved_date', 'list_kind'],
        ...['rank_no', 'reserve_no', 'cost', 'place_free', 'review_date', 'withdraw_reason', 'replaceable'],
        ...['correction_to', 'reminded_to', 'documents_to', 'documents_reminded', 'documents_sent_date'],
        ...['prolonged', 'id_personal_document', 'due_date', 'id_user_owner'],
      ],
    },
  },
  cofundingclause: {
    where: own,
    fate: { emptied: {}, kept: ['kind', 'status', 'id_registration', 'id_user', 'id_document', 'sign_date'] },
  },
  cofundingchild: {
    where: ofRegistration,
    fate: {
      // A child has one row in a call.
      emptied: { pesel: sql`'anonymised.' || held.id`, active: sql`'no'` },
      kept: ['id_registration', 'id_call'],
    },
  },
  cofundingrankingrow: {
    where: ofRegistration,
    fate: {
      emptied: { has_disabled_child: sql`'no'` },
      kept: [
        ...['id_ranking', 'id_registration', 'number', 'list', 'position', 'result', 'rank_no', 'points'],
        ...['send_date', 'cost', 'told_date'],
      ],
    },
  },
  cofundingpointsreview: {
    where: ofRegistration,
    fate: {
      emptied: { note: EMPTY },
      kept: [
        ...['id_registration', 'points', 'id_user_scored', 'id_user_second', 'approved_date'],
        'placed_date',
      ],
    },
  },
  cofundingmember: {
    where: own,
    fate: {
      emptied: { ...ofPerson, bank_account_number: EMPTY, esf: NO_ANSWERS },
      kept: [
        ...['number', 'status', 'id_user', 'id_registration', 'id_contract', 'id_call', 'id_user_owner'],
        ...['contract_number', 'contract_from', 'contract_to', 'return_deadline', 'join_date', 'planned_end'],
        ...['end_date', 'end_reason', 'exit_labour_status', 'exit_date_filled', 'followed_path'],
        'exit_notices',
      ],
    },
  },
  cofundinggrant: {
    where: own,
    fate: {
      emptied: {
        // A nanny, or a small nursery, tells where the child lives.
        ...{ ...ofPerson, child_firstname: EMPTY, child_lastname: EMPTY, born_date: NONE },
        ...{ provider_name: EMPTY, id_careprovider: NONE },
      },
      kept: [
        ...['number', 'ordinal', 'status', 'id_member', 'id_user', 'id_contract', 'id_child', 'care_form'],
        ...['date_from', 'date_to', 'rate', 'cap', 'planned_cost', 'amount_total', 'esf_amount'],
        'state_amount',
      ],
    },
  },
  cofundinggrantmonth: {
    where: (id) => sql`held.id_grant in (select id from cofundinggrant where id_user = ${id})`,
    fate: {
      emptied: {},
      kept: ['id_grant', 'month', 'days', 'limit', 'status', 'paid', 'approved', 'reminded'],
    },
  },
  cofundingcontract: {
    where: own,
    fate: {
      emptied: {
        ...{ ...ofPerson, children: NO_ITEMS, bank_account_number: EMPTY },
        ...{ back_note: NONE, prolong_reason: NONE, return_note: NONE },
      },
      kept: [
        ...['number', 'status', 'id_registration', 'id_user', 'id_call', 'version_no', 'return_deadline'],
        ...['date_from', 'date_to', 'amount_max', 'reserved', 'id_document', 'id_user_prepared', 'editors'],
        ...['asked_date', 'id_user_initials', 'initials_date', 'sent_date', 'sign_member_to', 'prolonged'],
        ...['member_sign_date', 'sign_office_to', 'id_signatory', 'conclude_date', 'return_reason'],
        ...['end_reason', 'withdraw_reason'],
      ],
    },
  },
  cofundingannex: {
    where: own,
    fate: {
      emptied: {
        ...{ ...ofPerson, reason: EMPTY, back_note: NONE, return_note: NONE, end_note: NONE },
        change: sql`'{"care": [], "bank_account_number": null, "texts": []}'::jsonb`,
        plan: sql`held.plan || '{"care": [], "rows": [], "bank_account_now": ""}'::jsonb`,
      },
      kept: [
        ...['number', 'n', 'status', 'id_contract', 'id_member', 'id_registration', 'id_user', 'id_call'],
        ...['id_officecase', 'version_no', 'kinds', 'valid_from', 'amount_before', 'amount_after', 'held'],
        ...['id_document', 'id_user_prepared', 'editors', 'asked_date', 'id_user_initials', 'initials_date'],
        ...['sent_date', 'sign_member_to', 'member_sign_date', 'sign_office_to', 'id_signatory'],
        ...['conclude_date', 'return_reason'],
      ],
    },
  },
  cofundingrequest: {
    where: own,
    fate: {
      emptied: {
        ...{ ...ofPerson, provider_name: EMPTY, child_firstname: EMPTY, correction_note: EMPTY },
        ...{ back_note: EMPTY, reject_reason: EMPTY, header: sql`held.header || '{"note": ""}'::jsonb` },
        // Without its document no receipt of it is made anew.
        id_document: NONE,
      },
      kept: [
        ...['number', 'status', 'id_member', 'id_grant', 'id_contract', 'id_user', 'id_call', 'month'],
        ...['version_no', 'care_form', 'cost_total', 'eligible_total', 'refund_claimed', 'refund_approved'],
        ...['already_paid', 'esf_amount', 'state_amount', 'own_share', 'send_date', 'is_late'],
        ...['correction_to', 'correction_reminded', 'id_user_verifier', 'checkers', 'verify_date'],
        ...['id_user_approver', 'result_date', 'reviewed', 'payment_to', 'paid_date'],
      ],
    },
  },
  cofundingrequestline: {
    where: ofClaim,
    fate: {
      emptied: {
        ...{ document_no: EMPTY, document_key: EMPTY, seller_name: EMPTY, seller_nip: EMPTY },
        ...{ decision_note: EMPTY, correction_note: EMPTY, duplicate_note: EMPTY, file_ids: sql`'{}'` },
      },
      kept: [
        ...['id_request', 'version_no', 'ordinal', 'kind', 'document_kind', 'document_date', 'period_from'],
        ...['period_to', 'amount', 'document_total', 'discount', 'other_public', 'paid_amount', 'paid_date'],
        ...['paid_form', 'decision', 'eligible_amount', 'is_named'],
      ],
    },
  },
  cofundingrequestversion: {
    where: ofClaim,
    fate: {
      emptied: {
        ...{ correction_note: EMPTY, reject_reason: EMPTY },
        header: sql`held.header || '{"note": ""}'::jsonb`,
      },
      kept: [
        ...['id_request', 'version_no', 'number', 'id_document', 'send_date', 'result_date'],
        'refund_approved',
      ],
    },
  },
  cofundingpayment: {
    where: own,
    fate: {
      emptied: {
        ...{ name_sort: EMPTY, search_text: EMPTY, account: EMPTY, receiver: EMPTY, title: EMPTY },
        ...{ bank_ref: EMPTY, return_reason: EMPTY },
      },
      kept: [
        ...['status', 'kind', 'id_list', 'id_request', 'id_member', 'id_grant', 'id_user', 'id_call'],
        ...['amount', 'esf_amount', 'state_amount', 'interest', 'id_recovery', 'claim_status'],
        ...['account_changed', 'due_date', 'paid_date', 'told_date'],
      ],
    },
  },
  cofundingrecovery: {
    where: own,
    fate: {
      emptied: { name_sort: EMPTY, search_text: EMPTY, reason: EMPTY },
      kept: [
        ...['status', 'id_payment', 'id_request', 'id_member', 'id_user', 'id_call', 'id_officecase'],
        ...['id_document', 'amount', 'left', 'interest_paid', 'paid_date', 'return_to', 'last_return'],
      ],
    },
  },
  officecase: {
    where: own,
    fate: {
      emptied: { title: EMPTY, form: NO_ANSWERS, search_text: sql`lower(sign)` },
      kept: [
        ...['sign', 'kind', 'status', 'obj_type', 'id_obj', 'id_user', 'id_user_owner', 'channel'],
        ...['priority', 'id_document', 'term', 'waited_days', 'asked_date', 'answer_to', 'due_date'],
        ...['ended_date', 'last_date', 'reminded_to', 'archive_class', 'archive_cat'],
      ],
    },
  },
  basedocument: {
    where: (id) =>
      sql`held.id_user = ${id} and held.obj_type not in ('cofundingcall', 'cofundingpaymentlist')`,
    fate: {
      // The row says that there was one; it counts no more, as its file is gone.
      emptied: { title: EMPTY, search_text: sql`lower(number)`, status: sql`'void'`, deleted: sql`'yes'` },
      kept: [
        ...['number', 'kind', 'template_version', 'obj_type', 'id_obj', 'id_officecase', 'id_user'],
        ...['version_no', 'lang', 'sha256', 'filename', 'size'],
      ],
    },
  },
};
