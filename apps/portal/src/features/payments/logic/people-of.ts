import type { PaymentList } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';

export interface PersonStep {
  step: 'prepared' | 'approved' | 'exported';
  state: 'done' | 'now' | 'next';
  /** Whether it waits for the viewer, or is their work. */
  isViewer: boolean;
  /** Nobody yet. */
  name: string | undefined;
  day: IsoDate | undefined;
}

interface Viewer {
  id: number;
  name_all: string;
}

type People = Pick<
  PaymentList,
  | 'status'
  | 'asked'
  | 'asked_date'
  | 'create_date'
  | 'prepared'
  | 'approved'
  | 'approve_date'
  | 'exported'
  | 'export_date'
  | 'steps'
>;

/** Who prepares a list, who approves it, and who gives it to the bank: what is done, what is next, and by whom. */
export function peopleOf(list: People, viewer: Viewer | undefined): PersonStep[] {
  const { status, asked, steps, prepared, approved, exported } = list;
  const isDraft = status === 'draft';
  const isAsked = isDraft && asked === 'yes';
  const takes = (isNow: boolean, step: (typeof steps)[number]) => isNow && steps.includes(step);

  return [
    {
      step: 'prepared',
      state: isDraft && !isAsked ? 'now' : 'done',
      isViewer: isDraft && !isAsked && prepared.id === viewer?.id,
      name: prepared.name,
      day: dayOf(list.asked_date ?? list.create_date),
    },
    {
      step: 'approved',
      state: approved ? 'done' : isAsked ? 'now' : 'next',
      isViewer: takes(isAsked, 'approve'),
      name: approved?.name ?? (takes(isAsked, 'approve') ? viewer?.name_all : undefined),
      day: dayOf(list.approve_date),
    },
    {
      step: 'exported',
      state: exported ? 'done' : status === 'approved' ? 'now' : 'next',
      isViewer: takes(status === 'approved', 'export'),
      name: exported?.name ?? (takes(status === 'approved', 'export') ? viewer?.name_all : undefined),
      day: dayOf(list.export_date),
    },
  ];
}

function dayOf(moment: string | null): IsoDate | undefined {
  return moment === null ? undefined : warsawDate(new Date(moment));
}
