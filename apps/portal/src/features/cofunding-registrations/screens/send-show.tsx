import type { Registration } from '@urzad/contract';
import { Button, Card, EmptyState, FormLayout, Link } from '@urzad/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { History } from '../components/detail/history';
import { CorrectionNotice } from '../components/form/correction-notice';
import { ProgressFolder } from '../components/signing/progress-folder';
import { SentFolder } from '../components/signing/sent-folder';
import { isToCorrect, nextProgressStep } from '../logic/progress';
import { useChosenRegistration } from '../logic/use-chosen-registration';
import { useSentContract } from '../logic/use-sent-contract';
import { registrationMessages } from '../messages/registrations';
import { signingMessages } from '../messages/signing';

/** The newest registration that is not ended: its next step, or its result. */
export function SendShow() {
  const { panel: words } = useMessages(signingMessages);
  const { missing } = useMessages(registrationMessages);
  const query = useChosenRegistration('send');
  // Shown with it: the panel would move when its contract came later.
  const isWhole = useSentContract(query.data) !== undefined;

  return (
    <ObjectScreen
      query={{ ...query, data: isWhole ? query.data : undefined }}
      title={words.title}
      loading={words.loading}
      failed={words.failed}
      missing={missing}
    >
      {(registration, heading) =>
        registration ? <Panel registration={registration} heading={heading} /> : <NoRegistration />
      }
    </ObjectScreen>
  );
}

interface PanelProps {
  registration: Registration;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Panel({ registration, heading }: PanelProps) {
  const next = nextProgressStep(registration);
  const isSent = next === undefined;
  const wasSent = useRef(isSent);

  // The pressed button is removed, so the focus is moved.
  useEffect(() => {
    if (isSent && !wasSent.current) heading.current?.focus();
    wasSent.current = isSent;
  }, [isSent, heading]);

  return (
    <FormLayout aside={registration.history.length > 1 && <History history={registration.history} />}>
      {/* A live region, in the page before it has text: it announces the submission. */}
      {/* The receipt is higher than the button that it replaces: there is room for it, so that the footer stays. */}
      <div className="u:desktop:min-h-140">
        <div role="status">{isSent && <SentFolder registration={registration} hasDetails />}</div>
        {next && (
          <div className="u:grid u:gap-6">
            <ProgressFolder registration={registration} next={next} />
            {isToCorrect(registration) && <CorrectionNotice registration={registration} />}
          </div>
        )}
      </div>
    </FormLayout>
  );
}

function NoRegistration() {
  const { panel: words } = useMessages(signingMessages);

  return (
    <Card>
      <EmptyState
        title={words.emptyTitle}
        action={
          <Button asChild variant="primary">
            <Link href={paths.registrationStart}>{words.start}</Link>
          </Button>
        }
      >
        {words.empty}
      </EmptyState>
    </Card>
  );
}
