import { Breadcrumbs, PageHeading, Stepper } from '@urzad/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useEditor } from '../../logic/form/editor';
import { EVERY_STEP, type FormStep } from '../../logic/form/form-steps';
import { lackingSteps } from '../../logic/form/step-errors';
import { useStepTitle } from '../../logic/form/use-step-title';
import { usePausedValues } from '../../logic/form/use-values';
import { formMessages } from '../../messages/form';
import { registrationMessages } from '../../messages/registrations';

export interface StepHeadingProps {
  step: FormStep;
  hrefOf: (step: FormStep) => string;
}

/** The step is the title: it takes the focus when the step changes, so that a screen reader reads it. */
export function StepHeading({ step, hrefOf }: StepHeadingProps) {
  const words = useMessages(formMessages);
  const { list } = useMessages(registrationMessages);
  const titleOf = useStepTitle();
  const title = titleOf(step);
  const lacking = useLackingSteps();
  const { registration } = useEditor();
  const crumb =
    registration.status === 'to_correct' ? words.correctCrumb(registration.number) : words.newCrumb;
  const heading = useScreen(title);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);

  return (
    <div className="u:grid u:gap-4">
      <PageHeading
        ref={heading}
        title={title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={crumb} />
        }
      />
      <Stepper
        current={step - 1}
        steps={EVERY_STEP.map((each) => ({
          label: titleOf(each),
          incomplete: lacking.has(each),
          ...(each !== step && { href: hrefOf(each) }),
        }))}
      />
    </div>
  );
}

/** By the answers at the last pause in typing. */
function useLackingSteps(): ReadonlySet<number> {
  const { context, registration } = useEditor();
  const values = usePausedValues();

  return useMemo(() => lackingSteps(values, { context, registration }), [values, context, registration]);
}
