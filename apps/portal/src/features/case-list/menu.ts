import { useQuery } from '@tanstack/react-query';
import { officeCases } from '@urzad/contract';
import { SEE_CASES } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { MessageSquareWarning } from 'lucide-react';
import { caseListKey } from '#shared/entities/office-cases/case-list';
import { useMessages } from '#shared/i18n/messages';
import { listCountsQuery } from '#shared/list/list-queries';
import { useSession } from '#shared/session/session-store';
import { menuMessages } from './messages/menu';

/** What its entry of the staff menu shows: the cases that this person leads, and how many of the office's are overdue. */
export function useCaseEntry(): Partial<MenuItem> {
  const words = useMessages(menuMessages);
  const maySee = useSession(({ may }) => may(SEE_CASES));
  const { data: counts } = useQuery({
    ...listCountsQuery(officeCases.counts, caseListKey),
    enabled: maySee,
  });
  if (!counts) return {};

  return {
    count: counts.mine,
    // Another icon too, as a rail of icons has no room for the words.
    ...(counts.overdue > 0 && { icon: MessageSquareWarning, text: words.overdue(counts.overdue) }),
  };
}
