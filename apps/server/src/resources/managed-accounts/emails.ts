import { portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { roleName } from '@urzad/grants';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

type Role = Parameters<typeof roleName>[0];

/** To somebody of the office whose account an administrator added. */
export function accountAddedEmail(to: Reader, role: Role, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: { pl: 'Ustaw hasło', en: 'Set a password' }, href: publicUrl + portalPaths.recover },
    words: {
      pl: {
        subject: `Masz konto w serwisie „${appName}”`,
        paragraphs: [
          `masz konto w serwisie „${appName}” z rolą „${roleName(role, 'pl')}”. Konto nie ma jeszcze hasła.`,
          'Ustaw je na stronie odzyskiwania hasła: podaj ten adres e-mail, a przyślemy Ci kod.',
        ],
      },
      en: {
        subject: `You have an account in “${appName}”`,
        paragraphs: [
          `you have an account in “${appName}” with the role “${roleName(role, 'en')}”. It has no password yet.`,
          'Set one on the page of password recovery: give this e-mail address, and we will send you a code.',
        ],
      },
    },
  });
}

interface Told {
  role: Role;
  reason: string;
  /** The last day of a role that was granted. */
  to?: IsoDate | null;
  ended?: true;
}

/** To the person whose role was granted or ended. */
export function roleEmail(
  to: Reader,
  { role, reason, to: last = null, ended }: Told,
  { office, appName, publicUrl }: Sender,
): Email {
  const [pl, en] = [roleName(role, 'pl'), roleName(role, 'en')];
  const until = last
    ? { pl: ` do ${longDateText(last)}`, en: ` until ${longDateText(last, 'en')}` }
    : { pl: '', en: '' };
  return toEmail({
    to,
    office,
    link: { label: { pl: 'Otwórz serwis', en: 'Open the portal' }, href: publicUrl + portalPaths.home },
    words: {
      pl: {
        subject: ended ? `Rola „${pl}” została odebrana` : `Masz rolę „${pl}”`,
        paragraphs: [
          ended
            ? `w serwisie „${appName}” odebrano Ci rolę „${pl}”.`
            : `w serwisie „${appName}” nadano Ci rolę „${pl}”${until.pl}.`,
          `Powód: ${reason}`,
        ],
      },
      en: {
        subject: ended ? `The role “${en}” has been taken away` : `You have the role “${en}”`,
        paragraphs: [
          ended
            ? `in “${appName}” the role “${en}” has been taken away from you.`
            : `in “${appName}” you have been given the role “${en}”${until.en}.`,
          `Reason: ${reason}`,
        ],
      },
    },
  });
}
