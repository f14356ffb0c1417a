import { statedChange } from '@urzad/grants';

/** What follows from a case of a participant: a statement to sign, an annex, or a suspension. */
export type Following = 'account' | 'name' | 'annex' | 'care' | 'suspension';

/** Nothing for other cases, and until the change is chosen. */
export function followingOf(
  { kind, change }: { kind: string; change?: unknown },
  isByAnnex: boolean,
): Following | undefined {
  if (kind === 'ZAWIESZENIE') return 'suspension';
  if (kind !== 'ZMIANA') return undefined;
  const stated = statedChange({ change: String(change ?? '') });
  if (stated) return isByAnnex ? 'annex' : stated;
  return change === 'care' ? 'care' : undefined;
}
