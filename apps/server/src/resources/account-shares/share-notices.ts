import { portalPaths } from '@urzad/contract';
import { asSpecified, type Locale, longDateText, timeText, warsawDate } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import { type InEachLanguage, type NoticeText, noticeEmail } from '../../mail/email';
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
    text: {
      kind: 'N28',
      pl: {
        content_name: asSpecified('Konto zostało udostępnione'),
        content_text: `${helper} (${row.mail}) może działać w Twoim imieniu do ${until.pl}. Dostęp cofniesz w każdej chwili.`,
      },
      en: {
        content_name: 'Your account has been shared',
        content_text: `${helper} (${row.mail}) may act on your behalf until ${until.en}. You can revoke the access at any time.`,
      },
    },
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    text: {
      kind: 'N28',
      pl: {
        content_name: 'Udostępniono Ci konto',
        content_text: `${owner} udostępnia Ci swoje konto do ${until.pl}. Każde Twoje działanie zobaczy w dzienniku.`,
      },
      en: {
        content_name: 'An account has been shared with you',
        content_text: `${owner} shares their account with you until ${until.en}. They will see each of your actions in the log.`,
      },
    },
    ...HELPER_LINK,
  });
}

export async function tellRevoked(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { owner, helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    text: {
      kind: 'N28',
      pl: {
        content_name: 'Dostęp do konta cofnięty',
        content_text: `${helper} (${row.mail}) nie może już działać w Twoim imieniu.`,
      },
      en: {
        content_name: 'Access to your account revoked',
        content_text: `${helper} (${row.mail}) can no longer act on your behalf.`,
      },
    },
    ...OWNER_LINK,
  });
  await tell(app, tx, by, {
    to: row.id_user_main,
    text: {
      kind: 'N28',
      pl: {
        content_name: 'Cofnięto Ci dostęp do konta',
        content_text: `${owner} nie udostępnia Ci już swojego konta.`,
      },
      en: {
        content_name: 'Your access to an account has been revoked',
        content_text: `${owner} no longer shares their account with you.`,
      },
    },
    ...HELPER_LINK,
  });
}

/** N28: the owner is told each time somebody begins to act for them. */
export async function tellBegun(app: Server, tx: Tx, row: ShareRow, by: Author): Promise<void> {
  const { helper } = await partsOf(tx, row);
  await tell(app, tx, by, {
    to: row.id_user,
    text: {
      kind: 'N28',
      pl: {
        content_name: 'Ktoś z urzędu działa na Twoim koncie',
        content_text: `${helper} (${row.mail}) działa teraz na Twoim koncie, bo je udostępniasz. Co robi, zobaczysz na stronie udostępniania konta.`,
      },
      en: {
        content_name: 'Somebody from the office is acting on your account',
        content_text: `${helper} (${row.mail}) is now acting on your account, because you share it. You will see what they do on the page of account sharing.`,
      },
    },
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
      email: (reader, { office, publicUrl }) =>
        noticeEmail({ to: reader, office, text, link: { label, href: publicUrl + path } }),
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
