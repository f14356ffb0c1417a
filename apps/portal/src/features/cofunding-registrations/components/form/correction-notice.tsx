import type { Registration } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { askedFieldLabel, correctionsLeft } from '@urzad/grants';
import { Alert, TextLink, useLocale } from '@urzad/ui';
import { RemarkList } from '#shared/entities/registrations/remark-list';
import type { InCall } from '#shared/entities/registrations/too-late';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { fieldHref } from '../../logic/form/field-link';
import { formMessages } from '../../messages/form';

export interface CorrectionNoticeProps {
  registration: InCall & Pick<Registration, 'id' | 'form' | 'remarks' | 'history' | 'call'>;
}

/** The remarks of the office, the deadline, and a link to each of the fields; after that day only the remarks. */
export function CorrectionNotice({ registration }: CorrectionNoticeProps) {
  const { correction: words } = useMessages(formMessages);
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const { id, form, remarks, correction_to, call } = registration;
  const isTooLate = useIsTooLate(registration);
  const isLast = correctionsLeft(registration, call.params) === 0;
  // After the last day the notice of the end has reason and deadline.
  if (isTooLate) {
    return (
      <Alert kind="info" title={words.asked}>
        <RemarkList registration={registration} />
      </Alert>
    );
  }

  return (
    <Alert kind="warning" title={words.title}>
      <p>{words.text(correction_to ? longDateText(correction_to, locale) : '')}</p>
      <p className="u:mt-2">{isLast ? words.once : words.consequence}</p>
      <ul className="u:mt-2 u:grid u:gap-1">
        {remarks.map(({ field, text }) => (
          <li key={field}>
            <TextLink href={fieldHref(id, field)}>
              {askedFieldLabel(field, locale, form, officeWords)}
            </TextLink>
            : {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
