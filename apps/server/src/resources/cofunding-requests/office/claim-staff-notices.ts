import type { NoticeText } from '../../../mail/email';

interface Of {
  /** `ROZ/0041/2027-01/1` */
  number: string;
}

/** N30, to both officers. */
export function takenOverText({ number, officer }: Of & { officer: string }): NoticeText {
  return {
    kind: 'N30',
    pl: {
      content_name: `Przejęto ${number}`,
      content_text: `Rozliczenie ${number} sprawdza teraz ${officer}.`,
    },
    en: {
      content_name: `${number} has been taken over`,
      content_text: `${officer} now checks claim ${number}.`,
    },
  };
}

/** To who checked it. */
export function sentBackText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Rozliczenie ${number} wróciło do sprawdzenia`,
      content_text: `Rozliczenie ${number} nie zostało zatwierdzone. Powód jest w szczegółach rozliczenia.`,
    },
    en: {
      content_name: `Claim ${number} was sent back`,
      content_text: `Claim ${number} was not approved. The reason is in the details of the claim.`,
    },
  };
}

/** To who checks it: the term of the correction passed. */
export function lapsedText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Rozliczenie ${number}: termin poprawki minął`,
      content_text: `Rozliczenie ${number} nie zostało poprawione w terminie. Wskazane pozycje nie są uznane, a rozliczenie czeka na zatwierdzenie.`,
    },
    en: {
      content_name: `Claim ${number}: the term of the correction has passed`,
      content_text: `Claim ${number} was not corrected in time. The named lines are not accepted, and the claim waits for its approval.`,
    },
  };
}
