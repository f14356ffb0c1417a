import { FAQ_ANSWER_MAX, FAQ_MAX, FAQ_QUESTION_MAX } from '@urzad/grants';
import { Button, formOf, TextField } from '@urzad/ui';
import { RichEditor } from '@urzad/ui/rich-editor';
import { Plus, Trash2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import type { SetupValues } from '../logic/setup-values';
import { setupMessages } from '../messages/setup';
import { OwnLanguage } from './own-language';

const { FormField, useFormList } = formOf<SetupValues>();

/** The questions that people ask about a call, with their answers. In Polish in both languages, as the announcement. */
export function FaqFields({ mayEdit }: { mayEdit: boolean }) {
  const words = useMessages(setupMessages);
  const { keys, append, remove } = useFormList('faq');

  return (
    <div className="u:grid u:gap-6">
      {keys.length === 0 && <p className="u:text-muted">{words.noQuestions}</p>}
      {keys.map((key, at) => (
        <div key={key} lang={mayEdit ? undefined : 'pl'} className="u:grid u:gap-4">
          <FormField name={`faq.${at}.question`}>
            {(field) => (
              <TextField
                {...field}
                required
                label={<OwnLanguage>{words.question(at + 1)}</OwnLanguage>}
                maxLength={FAQ_QUESTION_MAX}
                readOnly={!mayEdit}
              />
            )}
          </FormField>
          <FormField as="value" name={`faq.${at}.answer`}>
            {(field) => (
              <RichEditor
                {...field}
                required
                label={<OwnLanguage>{words.answer(at + 1)}</OwnLanguage>}
                maxLength={FAQ_ANSWER_MAX}
                readOnly={!mayEdit}
              />
            )}
          </FormField>
          {mayEdit && (
            <div className="u:part">
              <Button size="sm" icon={Trash2} onClick={() => remove(at)}>
                {words.removeQuestion(at + 1)}
              </Button>
            </div>
          )}
        </div>
      ))}
      {mayEdit && keys.length < FAQ_MAX && (
        <div className="u:part">
          <Button icon={Plus} onClick={() => append({ question: '', answer: '' }, 'question')}>
            {words.addQuestion}
          </Button>
        </div>
      )}
    </div>
  );
}
