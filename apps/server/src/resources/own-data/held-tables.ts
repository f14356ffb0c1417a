// Longer than other files: one table, each of its rows read beside the others.
import { HIDDEN_KINDS, type PersonalData } from '@urzad/grants';
import { type SQL, sql } from 'drizzle-orm';

/** Whose rows are asked for. */
export interface Holder {
  id: number;
  mail: string;
}

/** How the rows of a table about a person are found; the row is `held`. */
export interface HeldTable {
  code: PersonalData;
  where(holder: Holder): SQL;
  /** Columns that are no data about the person: hashes of secrets, and work of the office that is not decided yet. */
  without?: readonly string[];
  /** Columns that the person is told otherwise than they stand. */
  told?(holder: Holder): SQL;
  /** The rows have no `id` to go on from, and are few. */
  order?: string;
}

const own = ({ id }: Holder) => sql`held.id_user = ${id}`;
const byMail = ({ mail }: Holder) => sql`held.mail = ${mail}`;
const registrationsOf = ({ id }: Holder) => sql`(select id from cofundingregistration where id_user = ${id})`;
const claimsOf = ({ id }: Holder) => sql`(select id from cofundingrequest where id_user = ${id})`;
const ticketsOf = ({ id }: Holder) => sql`(select id from ticket where id_user = ${id})`;
/** What the office opens for itself is not shown to the applicant. */
const seenCases = ({ id }: Holder) => sql`(select id from officecase where id_user = ${id} and ${isSeen})`;
const isSeen = sql`kind not in (${sql.join(
  HIDDEN_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;
const isApproved = sql`(select id_user_second from cofundingregistration where id = held.id_obj) is not null`;

/** What of a row is of another person: the address of a member of staff. */
function unless(isTheirs: SQL, hidden: string): SQL {
  return sql`case when ${isTheirs} then '{}'::jsonb else ${hidden}::jsonb end`;
}

/** What the office decides on a claim is its own work until there is a result. */
function untilResult(status: SQL, hidden: string): SQL {
  return sql`case when ${status} in ('approved', 'approved_partly', 'payment', 'paid', 'rejected', 'recovery')
    then '{}'::jsonb else ${hidden}::jsonb end`;
}

/**
 * Every table with rows about a person, which a copy of their data holds (RODO art. 15). Whole rows are taken, so a new
 * column is in the copy without a change here.
 */
export const HELD_TABLES: Readonly<Record<string, HeldTable>> = {
  user: {
    code: 'account',
    where: ({ id }) => sql`held.id = ${id}`,
    without: ['pass_hash', 'pass_history'],
  },
  user_role: { code: 'account', where: own },
  usergroup: { code: 'account', where: ({ id }) => sql`${id} = any(held.members)`, without: ['members'] },
  basetablepreset: { code: 'account', where: own },
  raportconfig: { code: 'account', where: own },
  account_share: {
    code: 'account',
    where: ({ id }) => sql`(held.id_user = ${id} or held.id_user_main = ${id})`,
  },
  cofundingregistration: {
    code: 'registrations',
    where: own,
    without: [
      ...['review', 'remarks', 'points_auto', 'points_final', 'points_note'],
      ...['id_user_second', 'approved_date', 'second_note', 'search_text', 'city_search'],
    ],
    // To its parent a registration stays in the formal check until its points are approved (Order §11).
    told: () =>
      sql`case when held.status = 'scored' and held.id_user_second is null then '{"status": "formal_check"}'::jsonb else '{}'::jsonb end`,
  },
  cofundingregistrationversion: {
    code: 'registrations',
    where: (holder) => sql`held.id_registration in ${registrationsOf(holder)}`,
    order: 'id_registration',
  },
  cofundingchild: {
    code: 'registrations',
    where: (holder) => sql`held.id_registration in ${registrationsOf(holder)}`,
  },
  // A proposal is work of the office until it is published.
  cofundingrankingrow: {
    code: 'registrations',
    where: (holder) => sql`(held.id_registration in ${registrationsOf(holder)}
      and held.id_ranking in (select id from cofundingranking where published_date is not null))`,
  },
  cofundingaccessionfile: {
    code: 'registrations',
    where: (holder) => sql`held.id_registration in ${registrationsOf(holder)}`,
  },
  cofundingemployer: {
    code: 'registrations',
    where: (holder) => sql`held.id_registration in ${registrationsOf(holder)}`,
  },
  cofundingmember: { code: 'registrations', where: own, without: ['search_text'] },
  cofundingmemberchange: {
    code: 'registrations',
    where: ({ id }) => sql`held.id_member in (select id from cofundingmember where id_user = ${id})`,
  },
  cofundinggrant: { code: 'registrations', where: own, without: ['search_text'] },
  cofundinggrantmonth: {
    code: 'registrations',
    where: ({ id }) => sql`held.id_grant in (select id from cofundinggrant where id_user = ${id})`,
  },
  cofundingrequest: {
    code: 'registrations',
    where: own,
    without: ['search_text', 'back_note'],
    told: () => untilResult(sql`held.status`, '{"refund_approved": null}'),
  },
  cofundingrequestline: {
    code: 'registrations',
    where: (holder) => sql`held.id_request in ${claimsOf(holder)}`,
    without: ['document_key', 'duplicate_note'],
    told: () =>
      untilResult(
        sql`(select status from cofundingrequest where id = held.id_request)`,
        '{"decision": null, "eligible_amount": null, "decision_note": ""}',
      ),
  },
  cofundingrequestversion: {
    code: 'registrations',
    where: (holder) => sql`held.id_request in ${claimsOf(holder)}`,
  },
  cofundingpayment: {
    code: 'registrations',
    // What the bank does not have yet is work of the office.
    where: (holder) => sql`(${own(holder)} and held.status in ('sent', 'paid', 'returned'))`,
    without: ['search_text'],
  },
  cofundingrecovery: { code: 'registrations', where: own, without: ['search_text'] },
  cofundingcontract: {
    code: 'documents',
    // What the office prepares is its own work until it is sent.
    where: (holder) => sql`(${own(holder)} and held.sent_date is not null)`,
    without: ['search_text', 'asked_date', 'back_note'],
  },
  cofundingannex: {
    code: 'documents',
    where: (holder) => sql`(${own(holder)} and held.sent_date is not null)`,
    without: ['search_text', 'asked_date', 'back_note', 'held'],
  },
  cofundingpointsreview: {
    code: 'registrations',
    where: (holder) =>
      sql`(held.id_registration in ${registrationsOf(holder)} and held.placed_date is not null)`,
  },
  cofundingclause: { code: 'documents', where: own },
  base_status_history: {
    code: 'registrations',
    where: (holder) => sql`(
      (held.obj_type = 'cofundingregistration' and held.id_obj in ${registrationsOf(holder)}
        and (held.status <> 'scored' or ${isApproved}))
      or (held.obj_type = 'cofundingmember' and held.id_obj in (select id from cofundingmember where id_user = ${holder.id}))
      or (held.obj_type = 'cofundinggrant' and held.id_obj in (select id from cofundinggrant where id_user = ${holder.id}))
      or (held.obj_type = 'cofundingrequest' and held.id_obj in ${claimsOf(holder)})
      or (held.obj_type = 'cofundingcontract' and held.id_obj in
        (select id from cofundingcontract where id_user = ${holder.id} and sent_date is not null))
      or (held.obj_type = 'cofundingannex' and held.id_obj in
        (select id from cofundingannex where id_user = ${holder.id} and sent_date is not null))
      or (held.obj_type = 'ticket' and held.id_obj in ${ticketsOf(holder)})
      or (held.obj_type = 'officecase' and held.id_obj in ${seenCases(holder)}))`,
  },
  basefile: {
    code: 'files',
    where: (holder) => sql`(held.id_user = ${holder.id}
      or (held.obj_type = 'cofundingregistration' and held.id_obj in ${registrationsOf(holder)})
      or (held.obj_type = 'cofundingrequest' and held.id_obj in ${claimsOf(holder)})
      or (held.obj_type = 'user' and held.id_obj = ${holder.id})
      or (held.obj_type = 'basedocument' and held.id_obj in (select id from basedocument where id_user = ${holder.id}))
      or (held.obj_type = 'ticket' and held.id_obj in ${ticketsOf(holder)} and not exists (
        select from ticketmessage note
        where note.id_ticket = held.id_obj and note.direction = 'NOTE' and note.files @> to_jsonb(held.id)))
      or (held.obj_type = 'officecase' and held.id_obj in ${seenCases(holder)} and not exists (
        select from officecasemessage note
        where note.id_officecase = held.id_obj and note.direction = 'NOTE' and note.files @> to_jsonb(held.id))))`,
  },
  baseuploadsession: { code: 'files', where: own, order: 'session_id' },
  // The list of a call, or of payments, is of no person, whoever of the office prepared it.
  basedocument: {
    code: 'documents',
    where: (holder) =>
      sql`(${own(holder)} and held.obj_type not in ('cofundingcall', 'cofundingpaymentlist'))`,
  },
  basesignature: {
    code: 'documents',
    where: ({ id }) =>
      sql`(held.id_user = ${id} or held.id_document in (select id from basedocument where id_user = ${id}))`,
  },
  officecase: {
    code: 'cases',
    where: (holder) => sql`(${own(holder)} and ${isSeen})`,
    without: ['search_text'],
  },
  officecasemessage: {
    code: 'cases',
    where: (holder) => sql`(held.id_officecase in ${seenCases(holder)} and held.direction <> 'NOTE')`,
  },
  ticket: { code: 'messages', where: own, without: ['search_text'] },
  ticketmessage: {
    code: 'messages',
    where: (holder) => sql`(held.id_ticket in ${ticketsOf(holder)} and held.direction <> 'NOTE')`,
  },
  boardnote: { code: 'account', where: own },
  // Who else is in it is of others.
  calendarevent: {
    code: 'account',
    where: ({ id }) =>
      sql`(held.id_user = ${id} or held.id_user_deputy = ${id} or ${id} = any(held.participants))`,
    without: ['participants'],
  },
  basenotification: { code: 'messages', where: own },
  // Letters with a code or a link are secrets: who holds a session must not find them here.
  mail_outbox: {
    code: 'messages',
    where: ({ mail }) => sql`(held."to" = ${mail} and held.expire_date is null)`,
    without: ['html'],
  },
  // Nobody has proved that the message is theirs: what the office did with it is not given out.
  contactmessage: {
    code: 'messages',
    where: byMail,
    without: ['search_text', 'reason', 'id_user_owner', 'id_user_answer'],
  },
  // Of letters of the office those that the person wrote or got; to whom else they went is of others, and so is what
  // somebody has not sent yet.
  mailletter: {
    code: 'messages',
    where: ({ id }) =>
      sql`(held.id_user = ${id} or (held.status = 'sent'
        and held.recipients @> jsonb_build_array(jsonb_build_object('id_user', ${id}::int))))`,
    without: ['recipients'],
  },
  chatroom: { code: 'messages', where: own },
  chatmember: { code: 'messages', where: own },
  chatmessage: { code: 'messages', where: own, without: ['mentions'] },
  // Who writes from outside has not proved who they are: the letter itself is not given out by its address.
  mailincoming: {
    code: 'messages',
    where: ({ id }) => sql`held.id_person = ${id}`,
    without: ['html', 'refused_parts', 'digest', 'mailbox'],
  },
  mailcopy: { code: 'messages', where: own, without: ['search_text'] },
  user_session: {
    code: 'security',
    where: own,
    told: () => unless(sql`held.id_user_main is null`, '{"ip": null, "user_agent": null}'),
  },
  user_device: { code: 'security', where: own, without: ['hash'] },
  user_code: {
    code: 'security',
    where: ({ id, mail }) => sql`(held.mail = ${mail} or (held.purpose = 'mail' and held.id_obj = ${id}))`,
    without: ['hash', 'pass_hash'],
  },
  user_factor: { code: 'security', where: own, without: ['secret'], order: 'id_user' },
  user_recovery_code: { code: 'security', where: own, without: ['hash'] },
  user_challenge: { code: 'security', where: own, without: ['hash'] },
  user_factor_failure: { code: 'security', where: own },
  user_login_link: { code: 'security', where: byMail, without: ['hash'] },
  base_log: {
    code: 'security',
    where: ({ id }) => sql`(held.id_user = ${id} or (held.obj_type = 'user' and held.id_obj = ${id}))`,
    without: ['hash', 'prev_hash'],
    // Of sign-ins that failed there is no person.
    told: ({ id }) =>
      unless(sql`coalesce(held.id_user, ${id}) = ${id} and held.id_user_main is null`, '{"ip": null}'),
  },
  base_recorded_action: { code: 'security', where: own },
  calendarfeed: { code: 'security', where: own, without: ['hash'] },
  base_socket: { code: 'security', where: own, without: ['hash'] },
  base_socket_action: { code: 'security', where: own },
  // Why the data stays is work of the office.
  retentionrow: { code: 'account', where: own, without: ['reason'] },
  base_reading: { code: 'readings', where: ({ id }) => sql`held.id_person = ${id}` },
};

/** Tables that a copy leaves out, each with the reason. A new table is in one of these two lists. */
export const NOT_HELD: Readonly<Record<string, string>> = {
  application: 'The office and its project.',
  basesetting: 'Settings of the office and its server.',
  basetrustanchor: 'Authorities that the office trusts.',
  role: 'What a role may do; who has it is in `user_role`.',
  locality: 'A dictionary.',
  library: 'A dictionary.',
  libraryitem: 'A dictionary.',
  cofundingcall: 'A call.',
  cofundingranking: 'A version of the list of a call.',
  cofundingpaymentlist: 'A list of payments to many people; those of each are in `cofundingpayment`.',
  cofundingpaymentlistcounter: 'The last number of a month.',
  careprovider: 'Facilities and nannies; who named them is in `cofundingaccessionfile`.',
  cofundingcontractcounter: 'The last number of an edition.',
  officecasecounter: 'The last number of a year.',
  ticketcounter: 'The last number of a year.',
  base_log_check: 'Checks of the log; who began one is in `base_log`.',
  basemessage: 'Messages of the office to many people; that of each is in `basenotification`.',
  base_onlooker: 'Which object a window of staff shows, until it is closed; its socket is in `base_socket`.',
  base_task: 'The cyclic tasks of the server.',
  report_summary: 'Counts and sums of many people; the erasing of an account removes them.',
  retentionlist: 'A list of many people; each of them is in `retentionrow`.',
  base_task_run: 'The cyclic tasks of the server.',
  user_token: 'Hashes of secrets; their sign-in is in `user_session`.',
  base_idempotency: 'Copies, for a day, of answers about rows that are in the copy.',
};
