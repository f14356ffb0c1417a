import { useQuery } from '@tanstack/react-query';
import { Button, FolderCard, Link } from '@urzad/ui';
import { ArrowRight } from 'lucide-react';
import { registrationQuery } from '#shared/entities/registrations/registration-query';
import { RegistrationStatusBadge } from '#shared/entities/registrations/registration-status-badge';
import { RemarkList } from '#shared/entities/registrations/remark-list';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import type { NextStep } from '../logic/next-step';
import { type Task, useTaskWords } from '../logic/use-task-words';
import { homeMessages } from '../messages/home';
import { taskMessages } from '../messages/task';

/** The task, its deadline, and one button that opens it. */
export function TaskFolder({ step, due, row, call }: Task) {
  const { title, text, action } = useTaskWords({ step, due, row, call });
  const { show: words } = useMessages(taskMessages);
  const callWords = useMessages(homeMessages);
  const number = useShownNumber(row?.number ?? (call ? callWords.call(call.number) : ''));
  // A rejection is here only when its reason could not be loaded.
  const isTask = step !== 'show' && step !== 'rejected';

  return (
    <FolderCard number={number} tone={step === 'correct' ? 'warning' : isTask ? 'accent' : 'plain'}>
      <div className="u:grid u:gap-4 u:desktop:flex u:desktop:items-center u:desktop:justify-between">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-1">
          <h2 className="u:text-xl">{title}</h2>
          {text && <p>{text}</p>}
          {step === 'correct' && row && <TaskRemarks id={row.id} />}
          {!isTask && row && <RegistrationStatusBadge status={row.status} />}
        </div>
        <Button asChild variant={isTask ? 'primary' : 'secondary'} size="lg" iconEnd={ArrowRight}>
          <Link href={pathOf(step, row?.id ?? 0)}>{isTask ? action : words.action}</Link>
        </Button>
      </div>
    </FolderCard>
  );
}

function pathOf(step: NextStep, id: number): string {
  const targets: Record<NextStep, string> = {
    apply: paths.registrationStart,
    draft: paths.registrationEdit(id),
    sign: `${paths.registrationSign}?id=${id}`,
    send: `${paths.registrationSendShow}?id=${id}`,
    correct: paths.registrationEdit(id),
    documents: paths.registration(id),
    contract: paths.contractSign,
    panel: paths.memberShow,
    show: paths.registration(id),
    rejected: paths.registration(id),
    none: paths.registrations,
  };

  return targets[step];
}

/** The remarks of the office. */
function TaskRemarks({ id }: { id: number }) {
  const { data } = useQuery(registrationQuery(id));

  return data ? <RemarkList registration={data} /> : null;
}
