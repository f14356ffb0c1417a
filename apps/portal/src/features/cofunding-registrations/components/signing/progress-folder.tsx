import type { Registration } from '@urzad/contract';
import { longDateText, timeText, warsawDate } from '@urzad/domain';
import { acceptsSending } from '@urzad/grants';
import { Button, FolderCard, Link, Timeline, useLocale } from '@urzad/ui';
import { ClipboardList, FileText, type LucideIcon, Send, Signature } from 'lucide-react';
import { useBusinessTime } from '#shared/business-time';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useShownNumber } from '#shared/entities/registrations/use-shown-number';
import { useMessages } from '#shared/i18n/messages';
import { CORRECTION_STEPS, PROGRESS_STEPS, type ProgressStep, progressPath } from '../../logic/progress';
import { useDeadline } from '../../logic/signing/use-deadline';
import { signingMessages } from '../../messages/signing';
import { CallEndNotice } from '../call-end-notice';
import { CallOverFolder } from '../call-over-folder';
import { DeleteDraft } from '../delete-draft';
import { BackToForm } from './back-to-form';
import { SendButton } from './send-button';

const ICONS: Record<ProgressStep, LucideIcon> = {
  clause: FileText,
  form: ClipboardList,
  signature: Signature,
  sending: Send,
};

export interface ProgressFolderProps {
  registration: Registration;
  next: ProgressStep;
}

/** The progress of a registration towards its submission, with one button for the next step. */
export function ProgressFolder({ registration, next }: ProgressFolderProps) {
  const isTooLate = useIsTooLate(registration);
  if (isTooLate) return <CallOverFolder registration={registration} />;

  return (
    <div className="u:grid u:gap-4">
      <CallEndNotice registration={registration} />
      <Steps registration={registration} next={next} />
    </div>
  );
}

function Steps({ registration, next }: ProgressFolderProps) {
  const { panel: words } = useMessages(signingMessages);
  const deadline = useDeadline(registration);
  const number = useShownNumber(registration.number);
  const isCorrection = registration.status === 'to_correct';
  const { title, text, action } = useStepWords(registration, next);
  const steps: readonly ProgressStep[] = isCorrection ? CORRECTION_STEPS : PROGRESS_STEPS;
  const reached = steps.indexOf(next);
  const texts = { ...words.stepTexts, ...(isCorrection && words.correction.stepTexts) };
  const names = { ...words.steps, ...(isCorrection && words.correction.steps) };

  return (
    <FolderCard number={number} tone={isCorrection ? 'warning' : 'accent'}>
      <div className="u:grid u:gap-6 u:desktop:grid-cols-2">
        <section
          aria-labelledby="progress-next"
          className="u:grid u:content-start u:justify-items-start u:gap-3"
        >
          <h2 id="progress-next" className="u:text-xl">
            {title}
          </h2>
          {next === 'sending' ? (
            <>
              <Sending registration={registration} deadline={deadline} />
              <BackToForm id={registration.id} status={registration.status} variant="quiet" />
            </>
          ) : (
            <>
              <p>{text}</p>
              {deadline && <p className="u:font-medium">{deadline}</p>}
              <Button asChild variant="primary" size="lg">
                <Link href={progressPath(next, registration)}>{action}</Link>
              </Button>
              {registration.status === 'draft' && <DeleteDraft registration={registration} />}
            </>
          )}
        </section>
        <section aria-labelledby="progress-list" className="u:grid u:content-start u:gap-3">
          <h2 id="progress-list" className="u:text-lg">
            {isCorrection ? words.correction.progress : words.progress}
          </h2>
          <Timeline
            items={steps.map((step, at) => ({
              icon: ICONS[step],
              title: names[step],
              text: texts[step],
              state: at < reached ? 'done' : at === reached ? 'now' : 'todo',
            }))}
          />
        </section>
      </div>
    </FolderCard>
  );
}

/** The name of the step; a correction has texts and a deadline of its own. */
function useStepWords({ status, correction_to, remarks }: Registration, next: ProgressStep) {
  const { panel: words } = useMessages(signingMessages);
  const locale = useLocale();
  const step = { ...words.next[next], text: words.stepTexts[next] };
  if (status !== 'to_correct' || next !== 'form') return step;

  const { title, text, action } = words.correction.next;
  return {
    title: title(correction_to ? longDateText(correction_to, locale) : ''),
    text: text(remarks.length),
    action,
  };
}

interface SendingProps {
  registration: Registration;
  deadline: string | undefined;
}

/** The submission, or the time from which it is possible: an application may be signed before the call opens. */
function Sending({ registration, deadline }: SendingProps) {
  const { panel: words } = useMessages(signingMessages);
  const { id, status, steps, call, call_status } = registration;
  // The answer has the status of its time; the call may open while the page is shown.
  const isOpen = useBusinessTime((now) => acceptsSending({ ...call, status: call_status }, now));
  if (!steps.includes('send') && !isOpen) return <Opening from={call.open_from} />;

  return (
    <>
      <p>{status === 'to_correct' ? words.correction.sendText : words.sendText}</p>
      {deadline && <p className="u:font-medium">{deadline}</p>}
      <SendButton id={id} />
    </>
  );
}

function Opening({ from }: { from: string | null }) {
  const { panel: words } = useMessages(signingMessages);
  const locale = useLocale();
  if (!from) return <p>{words.opensLater}</p>;

  const start = new Date(from);
  return <p>{words.opensAt(longDateText(warsawDate(start), locale), timeText(start))}</p>;
}
