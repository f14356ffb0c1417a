import type { IsoDate } from '@urzad/domain';
import { SEE_SENSITIVE } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useSession } from '#shared/session/session-store';
import { groupedRows } from './grouped-rows';
import { type Reviewed, reviewGroups } from './review-groups';

/** The answers as the screen shows them: by sections, grouped into rows. */
export function useReviewGroups(registration: Reviewed, today: IsoDate) {
  const locale = useLocale();
  const seesSensitive = useSession(({ may }) => may(SEE_SENSITIVE));

  return reviewGroups(registration, { locale, today, seesSensitive }).map((group) => ({
    ...group,
    rows: groupedRows(group.rows, locale),
  }));
}
