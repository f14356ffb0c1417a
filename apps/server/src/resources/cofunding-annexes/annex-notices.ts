import { type NoticeText, templated } from '../../mail/email';

interface Of {
  number: string;
}

/** To whoever may initial annexes. */
export function toInitialText({ number }: Of): NoticeText {
  return templated('staff-annex-initial', { aneks: number });
}

/** To whoever may confirm what another person entered. */
export function toConfirmPaperText({ number }: Of): NoticeText {
  return templated('staff-annex-paper', { aneks: number });
}

/** To who prepared it. */
export function backText({ number }: Of): NoticeText {
  return templated('staff-annex-back', { aneks: number });
}

/** To who prepared it: the parent does not agree. */
export function refusedText({ number }: Of): NoticeText {
  return templated('staff-annex-refused', { aneks: number });
}

/** To who leads the case that asked for it: it is not in force. */
export function unsettledText({ sign, number }: Of & { sign: string }): NoticeText {
  return templated('staff-annex-unsettled', { znak: sign, aneks: number });
}
