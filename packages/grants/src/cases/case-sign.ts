/** The unit of the office, its class in the JRWA and the archive category of this project (Process §2.16, §7.7). */
export const CASE_FILE = { unit: 'PMG', archive_class: '4321', archive_cat: 'B10' } as const;

/** `PMG.4321.41.2026`: unit, class, number of the year, year. */
export function caseSign(ordinal: number, year: number): string {
  return `${CASE_FILE.unit}.${CASE_FILE.archive_class}.${ordinal}.${year}`;
}
