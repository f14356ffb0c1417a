/** What kind of thing happened; each group is a tab of the log but for `reading` and `system`. */
export const LOG_GROUPS = ['change', 'sign-in', 'refusal', 'reading', 'system'] as const;
export type LogGroup = (typeof LOG_GROUPS)[number];

/** A sentence for each event code, in Polish and in English. */
export type NamedEvents = Readonly<Record<string, readonly [group: LogGroup, pl: string, en: string]>>;
