import type { CaseKindInfo } from '@urzad/grants';
import { formOf, RadioCards, useLocale, useTypeset } from '@urzad/ui';
import { CASE_KIND_ICONS } from '#shared/entities/office-cases/case-kind-icons';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import type { CaseValues } from '../logic/case-values';
import { newMessages } from '../messages/new';

const { FormField } = formOf<CaseValues>();

export interface KindQuestionProps {
  offered: readonly CaseKindInfo[];
  isStaff: boolean;
}

/** The kind of the case: in the words of the applicant, for the office with its name. */
export function KindQuestion({ offered, isStaff }: KindQuestionProps) {
  const words = useMessages(newMessages);
  const locale = useLocale();
  const typeset = useTypeset();
  const named = useNames('CASE_KIND', offered);

  return (
    <FormField name="kind">
      {(field) => (
        <RadioCards
          {...field}
          required
          columns={2}
          label={words.kind}
          options={named.map((kind) => ({
            value: kind.code,
            label: typeset((isStaff ? kind : (kind.asked ?? kind))[locale]),
            description: typeset(words.term(kind.term)),
            icon: CASE_KIND_ICONS[kind.code],
          }))}
        />
      )}
    </FormField>
  );
}
