import { type RegistrationFormStep, registrationSteps } from '@urzad/domain';
import { Breadcrumbs, PageHeading, Stepper, useLocale } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../../shared/i18n/messages';
import { paths } from '../../../../shared/paths';
import { useScreen } from '../../../../shared/screen/use-screen';
import { formMessages } from '../../form-messages';
import { registrationMessages } from '../../messages';

export interface StepHeadingProps {
  step: RegistrationFormStep;
  hrefOf: (step: RegistrationFormStep) => string;
}

/** The step is the title: it takes the focus when it changes, so that a screen reader says where one is. */
export function StepHeading({ step, hrefOf }: StepHeadingProps) {
  const words = useMessages(formMessages);
  const { list } = useMessages(registrationMessages);
  const locale = useLocale();
  const title = registrationSteps.find(({ number }) => number === step)?.[locale] ?? '';
  const heading = useScreen(title);
  const shown = useRef(step);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [step, heading]);

  return (
    <div className="grid gap-4">
      <PageHeading
        ref={heading}
        title={title}
        breadcrumbs={
          <Breadcrumbs items={[{ label: list.title, href: paths.registrations }]} current={words.newCrumb} />
        }
      />
      <Stepper
        current={step - 1}
        steps={registrationSteps.map((each) => ({
          label: each[locale],
          ...(each.number !== step && { href: hrefOf(each.number) }),
        }))}
      />
    </div>
  );
}
