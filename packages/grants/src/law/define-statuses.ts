import type { StatusInfo } from '@urzad/domain';

/** The statuses of one kind of object. */
export interface Statuses<Code extends string> {
  /** Words and colour of each status. */
  table: Readonly<Record<Code, StatusInfo>>;
  /** In the order of the table: that in which an object may reach them. */
  codes: readonly Code[];
  /** The dictionary in which the office words and colours them. */
  library?: string | undefined;
  is(text: string): text is Code;
}

/** `'draft' | 'to_sign' | …` */
export type StatusOf<Of> = Of extends Statuses<infer Code> ? Code : never;

/** Makes the statuses of a kind of object from their table. @param library the dictionary that words them */
export function defineStatuses<Code extends string>(
  table: Record<Code, StatusInfo>,
  library?: string,
): Statuses<Code> {
  const is = (text: string): text is Code => Object.hasOwn(table, text);

  return { table, codes: Object.freeze(Object.keys(table).filter(is)), library, is };
}
