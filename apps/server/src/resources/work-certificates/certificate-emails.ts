import { pathTo, portalPaths } from '@urzad/contract';
import { type NoticeText, noticeEmail, type Sender } from '../../mail/email';
import type { Email } from '../../mail/mail';
import type { Reader } from '../../mail/reader';

interface Told {
  /** Of the registration. */
  number: string;
}

interface Returned extends Told {
  id: number;
  /** Whether the person has a panel, or only the registration. */
  isMember: boolean;
}

/** To the officer in charge. */
export function certificateSentText({ number }: Told): NoticeText {
  return {
    pl: {
      content_name: `Przyszło zaświadczenie od pracodawcy: ${number}`,
      content_text: `Rodzic dodał zaświadczenie od pracodawcy do zgłoszenia ${number}. Sprawdź je: od niego zależy początek dofinansowania.`,
    },
    en: {
      content_name: `A certificate of an employer has come: ${number}`,
      content_text: `The parent has added the certificate of the employer to application ${number}. Check it: the co-funding begins with it.`,
    },
  };
}

/** N12, of a certificate that came after the documents stage. */
export function certificateReturnedText({
  number,
  isMember,
}: Pick<Returned, 'number' | 'isMember'>): NoticeText {
  const where = isMember
    ? { pl: 'w panelu uczestnika', en: 'in the participant panel' }
    : { pl: 'w zgłoszeniu', en: 'in the application' };
  return {
    pl: {
      content_name: `Dokumenty do zgłoszenia ${number}`,
      content_text: `Nie możemy przyjąć zaświadczenia od pracodawcy do zgłoszenia ${number}. Uwagę zobaczysz ${where.pl}. Dodaj tam nowe zaświadczenie: bez niego dofinansowanie się nie zacznie.`,
    },
    en: {
      content_name: `Documents of application ${number}`,
      content_text: `We cannot accept the certificate of the employer for application ${number}. You will see the remark ${where.en}. Add a new certificate there: without it the co-funding does not begin.`,
    },
  };
}

export function certificateReturnedEmail(to: Reader, told: Returned, { office, publicUrl }: Sender): Email {
  const path = told.isMember ? portalPaths.memberShow : pathTo(portalPaths.registration, told.id);
  const link = {
    label: { pl: 'Dodaj zaświadczenie', en: 'Add the certificate' },
    href: `${publicUrl}${path}`,
  };
  return noticeEmail({ to, office, text: certificateReturnedText(told), link });
}
