import { isPersonName, polishSortKey, tidyText } from '@urzad/domain';
import * as schemas from '@urzad/domain/schemas';
import { getRole } from '@urzad/grants';
import { eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { appendLog, systemOrigin } from '../../audit-log/log';
import { createdBy, systemAuthor } from '../../author';
import type { Clock } from '../../clock';
import type { Config } from '../../config';
import type { Db } from '../../db';
import type { PasswordHasher } from '../../identity/passwords/hasher';
import { grantRole } from '../../identity/roles/held-roles';
import { user } from '../../identity/table';
import type { Mail } from '../../mail/mail';
import { readerOf } from '../../mail/reader';
import { adminEmail } from './emails';
import { findByMail } from './repository';
import { senderOf } from './sender';

/** The account cannot be created: the message is a whole sentence for the person who runs the command. */
export class AdminRefused extends Error {}

interface Person {
  mail: string;
  firstname: string;
  lastname: string;
}

interface Parts {
  db: Db;
  config: Pick<Config, 'publicUrl'>;
  clock: Clock;
  passwords: Pick<PasswordHasher, 'nobodys'>;
  mail: Mail;
}

const ROLE = 'AU';

/**
 * An administrator of privileges, for an office that has nobody yet who could add one. No password opens the account
 * until its owner sets one by a mailed code.
 * @throws AdminRefused for a wrong address or name, and for an address that has an account
 */
export async function createAdmin(
  { db, config, clock, passwords, mail: outbox }: Parts,
  { mail: typed, ...name }: Person,
): Promise<void> {
  const address = z.safeParse(schemas.mail, typed);
  if (!address.success) throw new AdminRefused(`"${typed}" is not an e-mail address.`);
  const [firstname, lastname] = [tidyText(name.firstname), tidyText(name.lastname)];
  if (!isPersonName(firstname) || !isPersonName(lastname)) {
    throw new AdminRefused('Give the first and the last name after the address.');
  }

  const mail = address.data;
  const date = clock.business();
  await db.transaction(async (tx) => {
    if (await findByMail(tx, mail)) throw new AdminRefused(`${mail} has an account already.`);
    const [account] = await tx
      .insert(user)
      .values({
        ...createdBy(systemAuthor(date)),
        ...{ mail, firstname, lastname, pass_hash: passwords.nobodys, type: getRole(ROLE).userType },
        name_sort: polishSortKey(`${lastname} ${firstname}`),
      })
      .returning({ id: user.id });
    if (!account) throw new Error('The database returned no row for a new account.');

    const id_role_active = await grantRole(tx, {
      id_user: account.id,
      code: ROLE,
      date,
      reason: 'admin:create',
    });
    await tx.update(user).set({ id_role_active }).where(eq(user.id, account.id));
    await outbox.send(tx, adminEmail(readerOf({ mail, config: {} }), await senderOf({ config }, tx)));
    await appendLog(tx, systemOrigin(date), [
      { event: 'user.add', level: 'warning', obj_type: 'user', id_obj: account.id },
    ]);
  });
}
