import type { StatusInfo } from '@urzad/domain';

export type CallStatus = keyof typeof CALL_STATUSES;

export const CALL_STATUSES = {
  draft: { pl: 'Szkic', en: 'Draft', colour: 'grey' },
  published: { pl: 'Ogłoszony', en: 'Announced', colour: 'blue' },
  test: { pl: 'Wersja testowa', en: 'Test version', colour: 'purple' },
  open: { pl: 'Trwa', en: 'Open', colour: 'green' },
  closed: { pl: 'Zakończony – ocena', en: 'Closed, being assessed', colour: 'orange' },
  ranked: { pl: 'Rozstrzygnięty', en: 'Decided', colour: 'green' },
  settled: { pl: 'Zamknięty', en: 'Settled', colour: 'grey' },
  cancelled: { pl: 'Odwołany', en: 'Cancelled', colour: 'red' },
} as const satisfies Record<string, StatusInfo>;

export const CALL_STATUS_CODES = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.keys(CALL_STATUSES).filter(isCallStatus),
);

export function isCallStatus(text: string): text is CallStatus {
  return Object.hasOwn(CALL_STATUSES, text);
}

/** A form may be filled in before the call opens, so that people do not have to type it at 8:00:00 on the first day. */
export function acceptsDrafts(status: CallStatus): boolean {
  return status === 'published' || status === 'test' || status === 'open';
}
