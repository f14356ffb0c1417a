import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type CallStatus = StatusOf<typeof CALL_STATUSES>;

export const CALL_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'Szkic', en: 'Draft', colour: 'grey' },
    published: { pl: 'Ogłoszony', en: 'Announced', colour: 'blue' },
    test: { pl: 'Wersja testowa', en: 'Test version', colour: 'purple' },
    open: { pl: 'Trwa', en: 'Open', colour: 'green' },
    closed: { pl: 'Zakończony – ocena', en: 'Closed, being assessed', colour: 'orange' },
    ranked: { pl: 'Rozstrzygnięty', en: 'Decided', colour: 'green' },
    settled: { pl: 'Zamknięty', en: 'Settled', colour: 'grey' },
    cancelled: { pl: 'Odwołany', en: 'Cancelled', colour: 'red' },
  },
  'STATUS_CALL',
);

/** A form may be filled in before the call opens, so that people do not have to type it at 8:00:00 on the first day. */
export function acceptsDrafts(status: CallStatus): boolean {
  return status === 'published' || status === 'test' || status === 'open';
}
