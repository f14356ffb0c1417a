import { portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { type Sender, toEmail } from '../../mail/email';
import type { Email } from '../../mail/mail';

/** To somebody of the office whose account an administrator added. */
export function accountAddedEmail(to: string, role: string, { office, appName, publicUrl }: Sender): Email {
  return toEmail({
    to,
    office,
    link: { label: 'Ustaw hasło', href: publicUrl + portalPaths.recover },
    subject: `Masz konto w serwisie „${appName}”`,
    paragraphs: [
      'Dzień dobry,',
      `masz konto w serwisie „${appName}” z rolą „${role}”. Konto nie ma jeszcze hasła.`,
      'Ustaw je na stronie odzyskiwania hasła: podaj ten adres e-mail, a przyślemy Ci kod.',
    ],
  });
}

interface Told {
  /** Name of the role. */
  role: string;
  reason: string;
  /** The last day of a role that was granted. */
  to?: IsoDate | null;
  ended?: true;
}

/** To the person whose role was granted or ended. */
export function roleEmail(
  to: string,
  { role, reason, to: last = null, ended }: Told,
  { office, appName, publicUrl }: Sender,
): Email {
  const until = last ? ` do ${longDateText(last)}` : '';
  return toEmail({
    to,
    office,
    link: { label: 'Otwórz serwis', href: publicUrl + portalPaths.home },
    subject: ended ? `Rola „${role}” została odebrana` : `Masz rolę „${role}”`,
    paragraphs: [
      'Dzień dobry,',
      ended
        ? `w serwisie „${appName}” odebrano Ci rolę „${role}”.`
        : `w serwisie „${appName}” nadano Ci rolę „${role}”${until}.`,
      `Powód: ${reason}`,
    ],
  });
}
