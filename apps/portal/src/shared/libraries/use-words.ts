import type { Option } from '@urzad/domain';
import {
  type Named,
  NO_OFFICE_WORDS,
  namesIn,
  type OfficeWords,
  offeredIn,
  type Statuses,
  statusesIn,
} from '@urzad/grants';
import { useMemo } from 'react';
import { useSession } from '../session/session-store';
import { useBusinessToday } from '../system/use-office';

/** What the office calls the codes of the law. It comes with the first answer of a page, also of a rendered one. */
export function useOfficeWords(): OfficeWords {
  return useSession(({ system }) => system?.words) ?? NO_OFFICE_WORDS;
}

/** The choices of a dictionary of the law, named by the office, also those that are not offered any more. */
export function useNames<const Of extends Option>(
  library: string,
  shipped: readonly Of[],
): readonly Named<Of>[] {
  const words = useOfficeWords();
  return useMemo(() => namesIn(words, library, shipped), [words, library, shipped]);
}

/** What of them may be chosen today. @param chosen a code that stays among them */
export function useOffered<const Of extends Option>(
  library: string,
  shipped: readonly Of[],
  chosen?: unknown,
): readonly Named<Of>[] {
  const words = useOfficeWords();
  const day = useBusinessToday();
  return useMemo(
    () => offeredIn(words, library, { shipped, day, chosen }),
    [words, library, shipped, day, chosen],
  );
}

/** The statuses of an object, worded and coloured by the office. */
export function useStatuses<Of extends Pick<Statuses<string>, 'table' | 'library'>>(statuses: Of): Of {
  const words = useOfficeWords();
  return useMemo(() => statusesIn(words, statuses), [words, statuses]);
}
