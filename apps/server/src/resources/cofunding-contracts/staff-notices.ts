import type { NoticeText } from '../../mail/email';
import type { ContractRecord } from './table';

type Of = Pick<ContractRecord, 'number'>;

/** To whoever may initial contracts. */
export function toInitialText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Umowa ${number} do parafy`,
      content_text: `Umowa ${number} jest przygotowana i czeka na parafę innej osoby.`,
    },
    en: {
      content_name: `Contract ${number} to be initialled`,
      content_text: `Contract ${number} is prepared and waits for the initials of another person.`,
    },
  };
}

/** To whoever may confirm what another person entered. */
export function toConfirmPaperText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Umowa ${number}: potwierdź podpisy na papierze`,
      content_text: `Umowa ${number} jest podpisana na papierze, a jej skan wpisany. Potwierdza go inna osoba.`,
    },
    en: {
      content_name: `Contract ${number}: confirm the signatures on paper`,
      content_text: `Contract ${number} was signed on paper and its scan entered. Another person confirms it.`,
    },
  };
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Umowa ${number} wróciła do poprawy`,
      content_text: `Umowa ${number} nie została parafowana. Powód jest w szczegółach umowy.`,
    },
    en: {
      content_name: `Contract ${number} was sent back`,
      content_text: `Contract ${number} was not initialled. The reason is in the details of the contract.`,
    },
  };
}
