import type { Registration } from '@urzad/contract';
import {
  longDateText,
  type RegistrationFormStep,
  registrationFieldLabel,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { Alert, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '../../../../shared/i18n/messages';
import { formMessages } from '../../form-messages';

export interface CorrectionNoticeProps {
  registration: Pick<Registration, 'remarks' | 'correction_to'>;
  hrefOf: (step: RegistrationFormStep) => string;
}

/** What the office asks for, until when, and the way to each of the named fields. */
export function CorrectionNotice({ registration, hrefOf }: CorrectionNoticeProps) {
  const { correction: words } = useMessages(formMessages);
  const locale = useLocale();
  const { remarks, correction_to } = registration;
  const labelOf = (path: string) =>
    path === 'attachments' ? words.attachments : registrationFieldLabel(path, locale);

  return (
    <Alert kind="warning" title={words.title}>
      <p>{words.text(correction_to ? longDateText(correction_to, locale) : '')}</p>
      <ul className="mt-2 grid gap-1">
        {remarks.map(({ field, text }) => {
          const step = registrationSteps.find(({ number }) => number === stepOf(field));
          return (
            <li key={field}>
              <TextLink href={hrefOf(step?.number ?? 1)}>{labelOf(field)}</TextLink>: {text}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
