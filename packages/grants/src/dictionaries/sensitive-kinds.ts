import type { FileKind } from './dictionaries';

const ABOUT_HEALTH: readonly string[] = ['ORZECZENIE'] satisfies FileKind[];

/** Whether files of this kind tell of somebody's health: fewer people may see them, and no browser keeps them. */
export function isSensitiveKind(kind: string): boolean {
  return ABOUT_HEALTH.includes(kind);
}
