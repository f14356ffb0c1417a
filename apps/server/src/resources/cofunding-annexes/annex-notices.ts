import type { NoticeText } from '../../mail/email';

interface Of {
  number: string;
}

/** To whoever may initial annexes. */
export function toInitialText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Aneks ${number} do parafy`,
      content_text: `Aneks ${number} jest przygotowany i czeka na parafę innej osoby.`,
    },
    en: {
      content_name: `Annex ${number} to be initialled`,
      content_text: `Annex ${number} is prepared and waits for the initials of another person.`,
    },
  };
}

/** To whoever may confirm what another person entered. */
export function toConfirmPaperText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Aneks ${number}: potwierdź podpisy na papierze`,
      content_text: `Aneks ${number} jest podpisany na papierze, a jego skan wpisany. Potwierdza go inna osoba.`,
    },
    en: {
      content_name: `Annex ${number}: confirm the signatures on paper`,
      content_text: `Annex ${number} was signed on paper and its scan entered. Another person confirms it.`,
    },
  };
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Aneks ${number} wrócił do poprawy`,
      content_text: `Aneks ${number} nie został parafowany. Powód jest w szczegółach aneksu.`,
    },
    en: {
      content_name: `Annex ${number} was sent back`,
      content_text: `Annex ${number} was not initialled. The reason is in the details of the annex.`,
    },
  };
}

/** To who prepared it: the parent does not agree. */
export function refusedText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Aneks ${number}: odmowa podpisu`,
      content_text: `Uczestnik odmówił podpisania aneksu ${number}. Umowa zostaje bez zmian. Powód jest w szczegółach aneksu.`,
    },
    en: {
      content_name: `Annex ${number}: signature refused`,
      content_text: `The participant refused to sign annex ${number}. The contract stays as it is. The reason is in the details of the annex.`,
    },
  };
}

/** To who leads the case that asked for it: it is not in force. */
export function unsettledText({ sign, number }: Of & { sign: string }): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Sprawa ${sign}: aneks nie obowiązuje`,
      content_text: `Aneks ${number} z tej sprawy nie został podpisany przez obie strony. Zdecyduj, co dalej ze sprawą.`,
    },
    en: {
      content_name: `Case ${sign}: the annex is not in force`,
      content_text: `Annex ${number} of this case was not signed by both sides. Decide how the case goes on.`,
    },
  };
}
