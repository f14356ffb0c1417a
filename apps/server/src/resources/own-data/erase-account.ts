import { type SQL, sql } from 'drizzle-orm';
import { type Author, changedBy } from '../../author';
import type { Tx } from '../../db';
import { user } from '../../identity/table';
import { forgetInChat } from '../chat-rooms/public';
import { eraseUnsentOf } from '../cofunding-registrations/public';
import { forgetInMail } from '../mail-letters/public';
import { forgetApplicant } from '../office-cases/public';
import { eraseTicketsOf } from '../tickets/public';
import { eraseFiles, eraseFilesOf, eraseSessionsOf } from '../uploads/public';
import { HELD_TABLES, type Holder } from './held-tables';

/** What becomes of the rows of a table when an account is erased. */
type Fate =
  /** They go. */
  | 'erased'
  /** They stay without anything that names the person. */
  | 'nameless'
  /** Of these there are none: who has one is refused. */
  | 'none';

/**
 * Every table with rows about a person. The log and the readings keep ids only and stay: their chain and the answer to
 * „who looked at it” are evidence (Process §2.18).
 */
export const FATES: Readonly<Record<string, Fate>> = {
  user: 'nameless',
  user_role: 'nameless',
  account_share: 'nameless',
  officecase: 'nameless',
  officecasemessage: 'nameless',
  base_log: 'nameless',
  base_reading: 'nameless',
  base_status_history: 'nameless',
  retentionrow: 'nameless',
  mailletter: 'nameless',
  chatroom: 'nameless',
  chatmessage: 'nameless',
  mailincoming: 'nameless',
  // Those that colleagues read and work on; of their own nothing stays.
  boardnote: 'nameless',
  usergroup: 'none',
  raportconfig: 'none',
  cofundingregistrationversion: 'none',
  cofundingchild: 'none',
  cofundingrankingrow: 'none',
  cofundingaccessionfile: 'none',
  cofundingemployer: 'none',
  cofundingmember: 'none',
  cofundingmemberchange: 'none',
  cofundinggrant: 'none',
  cofundinggrantmonth: 'none',
  cofundingpayment: 'none',
  cofundingrecovery: 'none',
  cofundingcontract: 'none',
  cofundingannex: 'none',
  cofundingrequest: 'none',
  cofundingrequestline: 'none',
  cofundingrequestversion: 'none',
  cofundingpointsreview: 'none',
  cofundingregistration: 'erased',
  cofundingclause: 'erased',
  basedocument: 'erased',
  basesignature: 'erased',
  basefile: 'erased',
  baseuploadsession: 'erased',
  basetablepreset: 'erased',
  basenotification: 'erased',
  mail_outbox: 'erased',
  contactmessage: 'erased',
  ticket: 'erased',
  calendarevent: 'erased',
  ticketmessage: 'erased',
  mailcopy: 'erased',
  chatmember: 'erased',
  user_session: 'erased',
  user_token: 'erased',
  user_device: 'erased',
  user_code: 'erased',
  user_factor: 'erased',
  user_recovery_code: 'erased',
  user_challenge: 'erased',
  user_factor_failure: 'erased',
  user_login_link: 'erased',
  base_recorded_action: 'erased',
  calendarfeed: 'erased',
  base_socket: 'erased',
  base_socket_action: 'erased',
  base_idempotency: 'erased',
};

/** Tables whose rows go by one statement, in an order that their keys allow. */
const BY_STATEMENT: readonly [table: string, where: (holder: Holder) => SQL][] = [
  ['basetablepreset', heldWhere('basetablepreset')],
  // Letters with a code too, those to a new address that was not confirmed yet, and what the office was mailed of the person's own messages.
  [
    'mail_outbox',
    ({ id, mail }) => sql`(held."to" = ${mail}
      or held."to" in (select mail from user_code where purpose = 'mail' and id_obj = ${id})
      or (held."to" in (select office_mail from application) and held.text ~ ${wholeAddress(mail)})
      or held.id_notification in (select id from basenotification where id_user = ${id}))`,
  ],
  // After the e-mails beside them, also those to an earlier address.
  ['basenotification', heldWhere('basenotification')],
  ['contactmessage', heldWhere('contactmessage')],
  // The office works on those of the team; their writer has no name any more.
  ['boardnote', ({ id }) => sql`held.id_user = ${id} and (held.readers = 'own' or held.deleted = 'yes')`],
  // In those of others an id stays, of an account without a name.
  ['calendarevent', ({ id }) => sql`held.id_user = ${id}`],
  ['user_token', ({ id }) => sql`held.id_session in (select id from user_session where id_user = ${id})`],
  // Also of who acted for them.
  [
    'base_socket',
    ({ id }) =>
      sql`held.id_user = ${id} or held.id_session in (select id from user_session where id_user = ${id})`,
  ],
  ['base_socket_action', heldWhere('base_socket_action')],
  ['user_session', heldWhere('user_session')],
  ['user_device', heldWhere('user_device')],
  ['user_code', heldWhere('user_code')],
  ['user_factor', heldWhere('user_factor')],
  ['user_recovery_code', heldWhere('user_recovery_code')],
  ['user_challenge', heldWhere('user_challenge')],
  ['user_factor_failure', heldWhere('user_factor_failure')],
  ['user_login_link', heldWhere('user_login_link')],
  ['base_recorded_action', heldWhere('base_recorded_action')],
  ['calendarfeed', heldWhere('calendarfeed')],
  // Its groups have names, and the next night computes it without this one.
  ['report_summary', () => sql`held.summary is not null`],
  ['base_idempotency', ({ id }) => sql`held.id_user = ${id}`],
];

export interface Erased {
  /** Names of files, and of unfinished ones, whose bytes the caller removes after the transaction. */
  filenames: string[];
  parts: string[];
}

/** Erases all that names the person (RODO art. 17). There is no way back. The row of the account is locked. */
export async function eraseAccount(
  tx: Tx,
  { id, mail, pass_hash }: Holder & { pass_hash: string },
  by: Author,
): Promise<Erased> {
  const filenames = await eraseUnsentOf(tx, id);
  filenames.push(...(await eraseFilesOf(tx, id)));
  const begun = await eraseSessionsOf(tx, id);
  filenames.push(...(await forgetInMail(tx, { id, mail }, by)));
  await forgetInChat(tx, id, by);
  await forgetApplicant(tx, id);
  filenames.push(...(await eraseTickets(tx, id)));
  await tx.execute(sql`update account_share set revoked_date = ${by.date.toISOString()}
    where id_user = ${id} and revoked_date is null`);
  for (const [table, where] of BY_STATEMENT) {
    await tx.execute(sql`delete from ${sql.identifier(table)} as held where ${where({ id, mail })}`);
  }
  await tx
    .update(user)
    .set({ ...namelessColumns(id, pass_hash), ...changedBy({ ...by, ip: null }) })
    .where(sql`${user.id} = ${id}`);
  return { filenames: [...filenames, ...begun.filenames], parts: begun.parts };
}

/** Questions to the help desk, with the files that it answered with. @returns the names of these files */
async function eraseTickets(tx: Tx, id_user: number): Promise<string[]> {
  const ids = await eraseTicketsOf(tx, id_user);
  return eraseFiles(tx, { obj_type: 'ticket', ids });
}

/** `.invalid` is a domain that no mail reaches (RFC 2606). */
function namelessColumns(id: number, pass_hash: string): Partial<typeof user.$inferInsert> {
  return {
    status: 'anonymised',
    mail: `anonymised.${id}@account.invalid`,
    pass_hash,
    pass_history: [],
    access_system: 'no',
    config: {},
    name_sort: '',
    disabled: 'no',
    ...Object.fromEntries(EMPTIED.map((column) => [column, null])),
  };
}

const EMPTIED = [
  ...(['firstname', 'lastname', 'avatar', 'phone', 'sex', 'born_date', 'pesel'] as const),
  ...(['bank_account_number', 'location_street', 'location_building_number'] as const),
  ...(['location_apartment_number', 'location_zip_code', 'location_city', 'location_city_own'] as const),
  ...(['location_region', 'location_community', 'location_district'] as const),
  ...(['disabled_date', 'disabled_file', 'online_date', 'lock_to', 'newsletter_date'] as const),
] satisfies (keyof typeof user.$inferInsert)[];

/** Where a text has the address, and not a longer one of which it is a part. */
function wholeAddress(mail: string): string {
  const escaped = mail.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `(^|[^[:alnum:]._+-])${escaped}($|[^[:alnum:].+-]|[.]($|[^[:alnum:]]))`;
}

function heldWhere(table: string): (holder: Holder) => SQL {
  const held = HELD_TABLES[table];
  if (!held) throw new Error(`${table} is no table of a person.`);
  return held.where;
}
