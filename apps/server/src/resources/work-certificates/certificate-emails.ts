import { pathTo, portalPaths } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import type { BroughtCertificate } from '@urzad/grants';
import { type InEachLanguage, type NoticeText, noticeEmail, type Sender, templated } from '../../mail/email';
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
  const why = DEPENDS[kind];
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Przyszło zaświadczenie od pracodawcy: ${number}`,
      content_text: `Rodzic dodał zaświadczenie od pracodawcy do zgłoszenia ${number}. Sprawdź je: ${why.pl}`,
    },
    en: {
      content_name: `A certificate of an employer has come: ${number}`,
      content_text: `The parent has added the certificate of the employer to application ${number}. Check it: ${why.en}`,
    },
  };
}

/** What the check of a certificate decides. */
const DEPENDS = {
  START: { pl: 'od niego zależy początek dofinansowania.', en: 'the co-funding begins with it.' },
  PERIODIC: {
    pl: 'bez niego nie wypłacimy kolejnych miesięcy.',
    en: 'the next months are not paid without it.',
  },
} as const satisfies Record<BroughtCertificate, InEachLanguage<string>>;

/** What a missing certificate stops. */
const MISSING = {
  START: { pl: 'bez niego dofinansowanie się nie zacznie', en: 'without it the co-funding does not begin' },
  PERIODIC: {
    pl: 'bez niego nie wypłacimy kolejnych miesięcy',
    en: 'without it the next months are not paid',
  },
} as const satisfies Record<BroughtCertificate, InEachLanguage<string>>;

/** N12, of a certificate that came after the documents stage. */
export function certificateReturnedText({ number, kind, isMember }: Omit<Returned, 'id'>): NoticeText {
  const missing = MISSING[kind];
  const where = isMember
    ? { pl: 'w panelu uczestnika', en: 'in the participant panel' }
    : { pl: 'w zgłoszeniu', en: 'in the application' };
  return {
    kind: 'OTHER',
    pl: {
      content_name: `Dokumenty do zgłoszenia ${number}`,
      content_text: `Nie możemy przyjąć zaświadczenia od pracodawcy do zgłoszenia ${number}. Uwagę zobaczysz ${where.pl}. Dodaj tam nowe zaświadczenie: ${missing.pl}.`,
    },
    en: {
      content_name: `Documents of application ${number}`,
      content_text: `We cannot accept the certificate of the employer for application ${number}. You will see the remark ${where.en}. Add a new certificate there: ${missing.en}.`,
    },
  };
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

export function certificateReturnedEmail(to: Reader, told: Returned, { office, publicUrl }: Sender): Email {
  const path = told.isMember ? portalPaths.memberShow : pathTo(portalPaths.registration, told.id);
  const link = { label: ADD, href: `${publicUrl}${path}` };
  return noticeEmail({ to, office, text: certificateReturnedText(told), link });
}
