import { Breadcrumbs, PageHeading, Stepper, useLocale } from '@urzad/ui';
import { useEffect, useMemo, useRef } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useScreen } from '#shared/screen/use-screen';
import { useEditor } from '../../logic/form/editor-context';
import { FORM_STEPS, type FormStep, findFormStep } from '../../logic/form/form-steps';
import { lackingSteps } from '../../logic/form/step-errors';
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
  const locale = useLocale();
  const title = findFormStep(step)?.[locale] ?? '';
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
        steps={FORM_STEPS.map((each) => ({
          label: each[locale],
          incomplete: lacking.has(each.number),
          ...(each.number !== step && { href: hrefOf(each.number) }),
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
