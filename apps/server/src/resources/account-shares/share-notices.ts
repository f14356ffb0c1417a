import { portalPaths } from '@urzad/contract';
import { asSpecified, longDateText, timeText, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { toEmail } from '../../mail/email';
import { notify } from '../../notify';
import { namesOf } from '../users/public';
import type { ShareRow } from './repository';

type Server = Pick<FastifyInstance, 'config' | 'mail'>;
const NO_OBJECT = { obj_type: null, id_obj: null } as const;

interface Words {
  to: number;
  title: string;
  text: string;
  path: string;
  label: string;
}

/** N28: both are told of a share, in the portal and by a letter. */
export async function tellShared(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { owner, helper, until } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    title: asSpecified('Konto zostało udostępnione'),
    text: `${helper} (${row.mail}) może działać w Twoim imieniu do ${until}. Dostęp cofniesz w każdej chwili.`,
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    title: 'Udostępniono Ci konto',
    text: `${owner} udostępnia Ci swoje konto do ${until}. Każde Twoje działanie zobaczy w dzienniku.`,
    ...HELPER_LINK,
  });
}

export async function tellRevoked(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { owner, helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    title: 'Dostęp do konta cofnięty',
    text: `${helper} (${row.mail}) nie może już działać w Twoim imieniu.`,
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    title: 'Cofnięto Ci dostęp do konta',
    text: `${owner} nie udostępnia Ci już swojego konta.`,
    ...HELPER_LINK,
  });
}

/** N28: the owner is told each time somebody begins to act for them. */
export async function tellBegun(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    title: 'Ktoś z urzędu działa na Twoim koncie',
    text: `${helper} (${row.mail}) działa teraz na Twoim koncie, bo je udostępniasz. Co robi, zobaczysz na stronie udostępniania konta.`,
    ...OWNER_LINK,
  });
}

const OWNER_LINK = { path: portalPaths.accountShare, label: 'Zobacz dostęp do konta' };
const HELPER_LINK = { path: portalPaths.sharedAccounts, label: 'Zobacz udostępnione konta' };

async function tell(app: Server, tx: Tx, by: Author, { to, title, text, path, label }: Words): Promise<void> {
  await notify(
    app,
    tx,
    {
      to,
      text: { content_name: title, content_text: text },
      ref: NO_OBJECT,
      email: (mail, { office, publicUrl }) =>
        toEmail({
          to: mail,
          office,
          subject: title,
          link: { label, href: publicUrl + path },
          paragraphs: ['Dzień dobry,', text],
        }),
    },
    by,
  );
}

async function partsOf(tx: Tx, { id_user, id_user_main, mail, valid_to }: ShareRow) {
  const names = await namesOf(tx, [id_user, id_user_main]);
  return {
    owner: names.get(id_user) ?? '',
    helper: names.get(id_user_main) ?? mail,
    until: `${longDateText(warsawDate(valid_to))}, ${timeText(valid_to)}`,
  };
}
