import { useQuery } from '@tanstack/react-query';
import { type OfficeCase, pathOfObject } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { FormLayout, Icon, TextLink } from '@urzad/ui';
import { Lock } from 'lucide-react';
import type { RefObject } from 'react';
import { useParams } from 'react-router-dom';
import { useIsReplyRead } from '#shared/conversation/use-kept-reply';
import { caseQuery } from '#shared/entities/office-cases/case-query';
import { subjectMessages } from '#shared/entities/office-cases/messages';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { ThreadFacts } from '../components/thread-facts';
import { ThreadFiles } from '../components/thread-files';
import { ThreadFolder } from '../components/thread-folder';
import { ThreadLetters } from '../components/thread-letters';
import { ThreadUnsigned } from '../components/thread-unsigned';
import { ThreadWithdraw } from '../components/thread-withdraw';
import { threadMessages } from '../messages/thread';

/** One case of the parent: what they have to do, the conversation with the office, and its state. */
export function Thread() {
  const words = useMessages(threadMessages);
  const shown = useShownTitle();
  const id = Number(useParams().id);
  const { data, error, refetch } = useQuery(caseQuery(id));
  const today = useBusinessToday();
  const isRead = useIsReplyRead(id);

  return (
    <ObjectScreen
      query={{ data: data && today && isRead ? { officeCase: data, today } : undefined, error, refetch }}
      title={data ? shown(data.title) : words.case}
      lead={data && <About officeCase={data} />}
      breadcrumbs={[{ label: words.list, href: paths.officeCases }]}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(known, heading) => <LoadedThread key={id} {...known} heading={heading} />}
    </ObjectScreen>
  );
}

/** The object of the case, with a link to it. */
function About({ officeCase: { obj_type, id_obj, obj_number } }: { officeCase: OfficeCase }) {
  const words = useMessages(subjectMessages);
  if (obj_type === 'general' || id_obj === null || obj_number === null) return null;

  return (
    <>
      {words.about[obj_type]} <TextLink href={pathOfObject({ obj_type, id_obj })}>{obj_number}</TextLink>
    </>
  );
}

interface LoadedThreadProps {
  officeCase: OfficeCase;
  today: IsoDate;
  heading: RefObject<HTMLHeadingElement | null>;
}

function LoadedThread({ officeCase, today, heading }: LoadedThreadProps) {
  const words = useMessages(threadMessages);
  const { id, sign, status, answer_to, steps } = officeCase;
  const focusHeading = useFocusAfterStep(heading, status);

  return (
    <FormLayout
      aside={
        <div className="u:grid u:gap-5">
          <ThreadFacts officeCase={officeCase} today={today} />
          <ThreadFiles officeCase={officeCase} />
          {steps.includes('withdraw') && <ThreadWithdraw id={id} sign={sign} onWithdrawn={focusHeading} />}
          <p className="u:flex u:gap-2 u:text-sm u:text-muted">
            <Icon of={Lock} className="u:mt-0.5" />
            {words.privacy}
          </p>
        </div>
      }
    >
      <div className="u:grid u:gap-6">
        {status === 'wait_citizen' && answer_to && (
          <ThreadFolder sign={sign} answerTo={answer_to} today={today} />
        )}
        {status === 'to_sign' && <ThreadUnsigned officeCase={officeCase} />}
        <ThreadLetters officeCase={officeCase} />
      </div>
    </FormLayout>
  );
}
