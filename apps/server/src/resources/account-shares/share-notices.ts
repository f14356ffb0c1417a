import { portalPaths } from '@urzad/contract';
import { type Locale, longDateText, timeText, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { type InEachLanguage, type NoticeText, noticeEmail, templated } from '../../mail/email';
import { notify } from '../../notify';
import { namesOf } from '../users/public';
import type { ShareRow } from './repository';

type Server = Pick<FastifyInstance, 'config' | 'mail'>;
const NO_OBJECT = { obj_type: null, id_obj: null } as const;

interface Told {
  to: number;
  text: NoticeText;
  path: string;
  label: InEachLanguage<string>;
}

/** N28: both are told of a share, in the portal and by a letter. */
export async function tellShared(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { owner, helper, until } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    text: templated('share-given', { osoba: helper, adres: row.mail, chwila: until }),
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    text: templated('share-received', { osoba: owner, chwila: until }),
    ...HELPER_LINK,
  });
}

export async function tellRevoked(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { owner, helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    text: templated('share-revoked', { osoba: helper, adres: row.mail }),
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    text: templated('share-taken', { osoba: owner }),
    ...HELPER_LINK,
  });
}

/** N28: the owner is told each time somebody begins to act for them. */
export async function tellBegun(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    text: templated('share-begun', { osoba: helper, adres: row.mail }),
    ...OWNER_LINK,
  });
}

const OWNER_LINK = {
  path: portalPaths.accountShare,
  label: { pl: 'Zobacz dostęp do konta', en: 'See the access to your account' },
};
const HELPER_LINK = {
  path: portalPaths.sharedAccounts,
  label: { pl: 'Zobacz udostępnione konta', en: 'See the shared accounts' },
};

async function tell(app: Server, tx: Tx, by: Author, { to, text, path, label }: Told): Promise<void> {
  await notify(
    app,
    tx,
    {
      to,
      text,
      ref: NO_OBJECT,
      email: (reader, { office, publicUrl }, told) =>
        noticeEmail({ to: reader, office, text: told, link: { label, href: publicUrl + path } }),
    },
    by,
  );
}

async function partsOf(tx: Tx, { id_user, id_user_main, mail, valid_to }: ShareRow) {
  const names = await namesOf(tx, [id_user, id_user_main]);
  const untilIn = (locale: Locale) => `${longDateText(warsawDate(valid_to), locale)}, ${timeText(valid_to)}`;
  return {
    owner: names.get(id_user) ?? '',
    helper: names.get(id_user_main) ?? mail,
    until: { pl: untilIn('pl'), en: untilIn('en') },
  };
}
