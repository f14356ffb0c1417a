import { EXPLANATION_MAX, explanationPath } from '@urzad/grants';
import { formOf, TextArea } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { useFormEditor } from './form-editor';
import { specFormMessages } from './messages';

const { FormField } = formOf<{ explanations: string[] }>();

/** A field for each remark on a question, for explaining why it changes nothing. */
export function ExplanationFields({ path }: { path: string }) {
  const words = useMessages(specFormMessages);
  const { remarksOn, mayExplain } = useFormEditor();

  return remarksOn(path).map(({ at, label }) => (
    // A row of its own below the question: half a row is too narrow for an explanation.
    <div key={at} className="u:col-span-full u:min-w-0">
      <FormField name={explanationPath(at)}>
        {(field) => (
          <TextArea
            {...field}
            label={words.explanationOf(label)}
            hint={mayExplain ? words.explanationHint : undefined}
            readOnly={!mayExplain}
            maxLength={EXPLANATION_MAX}
          />
        )}
      </FormField>
    </div>
  ));
}
