import { childNamesOf, EXPLANATION_MAX, explanationPath, registrationFieldLabel } from '@urzad/grants';
import { formOf, TextArea, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useEditor } from '../../logic/form/editor-context';
import type { FormValues } from '../../logic/form/values';
import { formMessages } from '../../messages/form';

const { FormField } = formOf<FormValues>();

/** A field for explaining why a remark changes nothing; only for questions with a remark. */
export function ExplanationField({ path }: { path: string }) {
  const { correction: words } = useMessages(formMessages);
  const locale = useLocale();
  const { remarks, previous_form, isTooLate } = useEditor().registration;
  const at = remarks.findIndex(({ field }) => field === path);
  if (at < 0) return null;

  return (
    // A row of its own below the question: half a row is too narrow for an explanation.
    <div className="u:col-span-full u:min-w-0">
      <FormField name={explanationPath(at)}>
        {(field) => (
          <TextArea
            {...field}
            label={words.explanationOf(
              registrationFieldLabel(path, locale, childNamesOf(previous_form ?? {})),
            )}
            hint={isTooLate ? undefined : words.explanationHint}
            readOnly={isTooLate}
            maxLength={EXPLANATION_MAX}
          />
        )}
      </FormField>
    </div>
  );
}
