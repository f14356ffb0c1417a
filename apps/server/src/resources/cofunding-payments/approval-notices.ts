import type { NoticeText } from '../../mail/email';
import type { PaymentListRecord } from './table';

type Of = Pick<PaymentListRecord, 'number'>;

/** To whoever may approve payment lists. */
export function toApproveText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Lista wypłat ${number} do zatwierdzenia`,
      content_text: `Lista wypłat ${number} jest przygotowana i czeka na zatwierdzenie przez inną osobę.`,
    },
    en: {
      content_name: `Payment list ${number} to be approved`,
      content_text: `Payment list ${number} is prepared and waits for the approval of another person.`,
    },
  };
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: `Lista wypłat ${number} wróciła do poprawy`,
      content_text: `Lista wypłat ${number} nie została zatwierdzona. Powód jest w szczegółach listy.`,
    },
    en: {
      content_name: `Payment list ${number} was sent back`,
      content_text: `Payment list ${number} was not approved. The reason is in the details of the list.`,
    },
  };
}
