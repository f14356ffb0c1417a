import { dayText, type IsoDate } from '@urzad/domain';
import type { NoticeText } from '../../mail/email';
import type { Told } from './emails';

type Numbered = Pick<Told, 'number'>;

/** N30, to both officers. */
export function takenOverText({ number, officer }: Numbered & { officer: string }): NoticeText {
  return {
    kind: 'N30',
    pl: {
      content_name: `Przejęto ${number}`,
      content_text: `Zgłoszenie ${number} prowadzi teraz ${officer}.`,
    },
    en: {
      content_name: `${number} has been taken over`,
      content_text: `${officer} is now in charge of application ${number}.`,
    },
  };
}

/** To the officer in charge. */
export function correctedText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Przyszły poprawki: ${number}`,
      content_text: `Zgłoszenie ${number} wróciło poprawione. Na górze zgłoszenia zobaczysz, co się zmieniło.`,
    },
    en: {
      content_name: `The correction has come: ${number}`,
      content_text: `Application ${number} has come back corrected. At its top you will see what has changed.`,
    },
  };
}

/** To the officer in charge. */
export function reviewOpenedText({ number, answer_by }: Numbered & { answer_by: IsoDate }): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Ponowna ocena: ${number}`,
      content_text: `Zgłoszenie ${number} wraca do oceny formalnej, bo prośba o ponowną ocenę jest przyjęta. Odpowiedź do ${dayText(answer_by)}.`,
    },
    en: {
      content_name: `Review: ${number}`,
      content_text: `Application ${number} returns to the formal check, because the request for a review has been accepted. Answer by ${dayText(answer_by, 'en')}.`,
    },
  };
}

/** To the officer in charge. */
export function withdrawnByParentText({ number }: Numbered): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Wycofane zgłoszenie: ${number}`,
      content_text: `Zgłoszenie ${number} zostało wycofane przez wnioskodawcę. Nie trzeba go dalej sprawdzać.`,
    },
    en: {
      content_name: `Application withdrawn: ${number}`,
      content_text: `Application ${number} has been withdrawn by the applicant. It need not be checked any further.`,
    },
  };
}
