import { type RegistrationFormStep, registrationSteps } from '@urzad/domain';
import { ActionBar, Button, ErrorSummary, focusFirstInvalid, useLocale } from '@urzad/ui';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type FormEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { FormFailure } from '../../../../shared/form/form-failure';
import { useMessages } from '../../../../shared/i18n/messages';
import { formMessages } from '../../form-messages';
import { Attachments } from './attachments';
import { ChildSections } from './child-sections';
import { PersonSections } from './person-sections';
import { useStepErrorTexts } from './step-errors';
import { UnsavedDraft } from './use-finish';
import { type Attempt, useProgress } from './use-progress';

const LAST_STEP = 7;

export interface StepFormProps {
  step: RegistrationFormStep;
  goTo: (step: RegistrationFormStep) => void;
  /** How the draft stands. */
  status: ReactNode;
}

/** The questions of one step, their errors and the ways on and back. */
export const StepForm = memo(function StepForm({ step, goTo, status }: StepFormProps) {
  const words = useMessages(formMessages);
  const form = useRef<HTMLFormElement>(null);
  const { errors, attempt, goOn, isFinishing, failure } = useProgress({ step, goTo });
  const { textOf, summary } = useStepErrorTexts(errors);
  const sections = { step, textOf };
  useFocusOnRefusal(form, attempt, step);

  function submit(event: FormEvent) {
    event.preventDefault();
    goOn();
  }

  return (
    <form ref={form} noValidate className="grid gap-6" onSubmit={submit}>
      <ErrorSummary lead={words.refused} errors={summary} />
      <div key={step}>
        <PersonSections {...sections} />
        {(step === 4 || step === 5) && <ChildSections {...sections} />}
        {step === LAST_STEP && <Attachments {...sections} />}
      </div>
      {failure && (
        <FormFailure
          title={words.finishFailed}
          error={failure}
          text={failure instanceof UnsavedDraft ? words.unsaved : undefined}
        />
      )}
      <div>
        {/* Above the bar and not in it: on phones the bar has no room for words, and these must be read. */}
        {status}
        <ActionBar back={<BackButton step={step} goTo={goTo} />}>
          <NextButton step={step} isFinishing={isFinishing} />
        </ActionBar>
      </div>
    </form>
  );
});

/** After the render that shows the errors, once for each refusal. */
function useFocusOnRefusal(
  form: { readonly current: HTMLFormElement | null },
  attempt: Attempt | undefined,
  step: RegistrationFormStep,
) {
  const handled = useRef<Attempt>(undefined);

  useEffect(() => {
    if (!attempt || attempt.step !== step || handled.current === attempt || !form.current) return;
    handled.current = attempt;
    focusFirstInvalid(form.current);
  }, [attempt, step, form]);
}

function BackButton({ step, goTo }: Pick<StepFormProps, 'step' | 'goTo'>) {
  const words = useMessages(formMessages);
  const before = registrationSteps.find(({ number }) => number === step - 1)?.number;
  if (before === undefined) return null;

  return (
    <Button icon={ArrowLeft} onClick={() => goTo(before)}>
      {words.back}
    </Button>
  );
}

/** Says where it leads; on phones there is room for one word. */
function NextButton({ step, isFinishing }: { step: RegistrationFormStep; isFinishing: boolean }) {
  const words = useMessages(formMessages);
  const locale = useLocale();
  const next = registrationSteps.find(({ number }) => number === step + 1);

  return (
    <Button type="submit" variant="primary" iconEnd={ArrowRight} loading={isFinishing}>
      {next ? (
        <>
          <span className="tablet:hidden">{words.next}</span>
          <span className="hidden tablet:inline">{words.nextTo(next[locale])}</span>
        </>
      ) : (
        words.finish
      )}
    </Button>
  );
}
