import { useQuery } from '@tanstack/react-query';
import { SEE_CASES } from '@urzad/grants';
import type { MenuItem } from '@urzad/ui';
import { MessageSquareText, MessageSquareWarning } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { countsQuery } from './api';
import { menuMessages } from './messages/menu';

/** The entry of the staff menu: the cases that this person leads, and how many of the office's are overdue. */
export function useCaseMenu(): MenuItem[] {
  const words = useMessages(menuMessages);
  const maySee = useSession(({ may }) => may(SEE_CASES));
  const { data: counts } = useQuery({ ...countsQuery(), enabled: maySee });
  const overdue = counts?.overdue ?? 0;

  return [
    {
      id: 'cases',
      id_top: 'project',
      name: words.cases,
      link: paths.officeCases,
      requires_privileges: SEE_CASES,
      count: counts?.mine ?? 0,
      // Another icon too, as a rail of icons has no room for the words.
      ...(overdue > 0
        ? { icon: MessageSquareWarning, text: words.overdue(overdue) }
        : { icon: MessageSquareText }),
    },
  ];
}
