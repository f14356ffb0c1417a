import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import type { BroughtCertificate } from '@urzad/grants';
import { type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Told {
  /** Of the registration. */
  number: string;
  kind: BroughtCertificate;
}

interface Ending {
  /** `UM/II/0041/2026` */
  contract: string;
  /** The last day on which work is confirmed. */
  needed_to: IsoDate;
}

const ADD = { pl: 'Dodaj zaświadczenie', en: 'Add the certificate' };

interface Returned extends Told {
  id: number;
  /** Whether the person has a panel, or only the registration. */
  isMember: boolean;
}

/** To the officer in charge. */
export function certificateSentText({ number, kind }: Told): NoticeText {
  const code = kind === 'START' ? 'staff-certificate-start' : 'staff-certificate-periodic';
  return templated(code, { zgloszenie: number });
}

/** N12, of a certificate that came after the documents stage. */
export function certificateReturnedText({ number, kind, isMember }: Omit<Returned, 'id'>): NoticeText {
  const code = kind === 'START' ? 'certificate-returned-start' : 'certificate-returned-periodic';
  const gdzie = isMember
    ? { pl: 'w panelu uczestnika', en: 'in the participant panel' }
    : { pl: 'w zgłoszeniu', en: 'in the application' };
  return templated(code, { zgloszenie: number, gdzie });
}

/** N26 */
export function certificateEndsText({ contract, needed_to }: Ending): NoticeText {
  return templated('certificate-ends', {
    umowa: contract,
    termin: { pl: longDateText(needed_to), en: longDateText(needed_to, 'en') },
  });
}

export function certificateEndsEmail(
  to: Reader,
  told: Ending,
  { office, publicUrl }: Sender,
  text = certificateEndsText(told),
): Email {
  return noticeEmail({
    ...{ to, office, text },
    link: { label: ADD, href: `${publicUrl}${portalPaths.memberShow}` },
  });
}

export function certificateReturnedEmail(
  to: Reader,
  told: Returned,
  { office, publicUrl }: Sender,
  text = certificateReturnedText(told),
): Email {
  const path = told.isMember ? portalPaths.memberShow : pathTo(portalPaths.registration, told.id);
  return noticeEmail({ to, office, text, link: { label: ADD, href: `${publicUrl}${path}` } });
}
