import type { IsoDate } from '@urzad/domain';
import { SEE_SENSITIVE } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { useSession } from '#shared/session/session-store';
import { rowGroupMessages } from '../messages/row-groups';
import { groupedRows } from './grouped-rows';
import { type Reviewed, reviewGroups } from './review-groups';

/** The answers as the screen shows them: by sections, grouped into rows. */
export function useReviewGroups(registration: Reviewed, today: IsoDate) {
  const locale = useLocale();
  const names = useMessages(rowGroupMessages);
  const seesSensitive = useSession(({ may }) => may(SEE_SENSITIVE));

  const words = useOfficeWords();

  return reviewGroups(registration, { locale, today, seesSensitive, words }).map((group) => ({
    ...group,
    rows: groupedRows(group.rows, names, locale),
  }));
}
