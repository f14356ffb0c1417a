import type { MailLetter } from '@urzad/contract';
import { isBlank } from '@urzad/domain';
import { MAIL_BODY_MAX, MAIL_SUBJECT_MAX, READY_LETTERS } from '@urzad/grants';
import { ComposeBox, formOf, TextArea, TextField, useLocale } from '@urzad/ui';
import { FileList } from '@urzad/ui/uploads';
import { LetterFilesField } from '#shared/conversation/letter-files-field';
import { useReadyText } from '#shared/conversation/use-ready-text';
import { useMessages } from '#shared/i18n/messages';
import type { LetterValues } from '../logic/letter-values';
import { composeMessages } from '../messages/compose';

const { FormField, useFormValue, useCurrentValues, useSetValue } = formOf<LetterValues>();

/** The subject, the text, which may begin with a prepared one, and the files. */
export function LetterBodyFields({ letter }: { letter: MailLetter | undefined }) {
  const words = useMessages(composeMessages);
  const locale = useLocale();
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  const insertText = useReadyText();

  function begin(code: string) {
    const found = READY_LETTERS.find((one) => one.code === code);
    if (!found) return;
    // A subject that was typed, or that of an answer, stays.
    if (isBlank(valuesNow().subject)) setValue('subject', found.subject);
    insertText(found.text);
  }

  return (
    <>
      <FormField name="subject" as="value">
        {(field) => <TextField {...field} required maxLength={MAIL_SUBJECT_MAX} label={words.subject} />}
      </FormField>
      <ComposeBox
        label={words.textAndFiles}
        labels={{ ready: words.ready }}
        ready={READY_LETTERS.map(({ code, name }) => ({ id: code, name: name[locale] }))}
        onReady={begin}
        files={
          <>
            <StoredFiles letter={letter} />
            <LetterFilesField />
          </>
        }
      >
        <FormField name="body" as="value">
          {(field) => (
            <TextArea
              {...field}
              required
              rows={10}
              maxLength={MAIL_BODY_MAX}
              label={words.body}
              hint={words.bodyHint}
            />
          )}
        </FormField>
      </ComposeBox>
    </>
  );
}

/** Files that the server has already: of the draft, or of the letter that is passed on. */
function StoredFiles({ letter }: { letter: MailLetter | undefined }) {
  const words = useMessages(composeMessages);
  const stored = useFormValue('stored');
  const valuesNow = useCurrentValues();
  const setValue = useSetValue();
  const files = (letter?.files ?? []).filter(({ id }) => stored.includes(String(id)));
  if (files.length === 0) return null;

  return (
    <section aria-label={words.stored}>
      <FileList
        canDownload
        canDelete
        onDelete={({ id }) =>
          setValue(
            'stored',
            valuesNow().stored.filter((one) => one !== id),
          )
        }
        files={files.map(({ id, name, size, url, url_download }) => ({
          id: String(id),
          ...{ name, size, url, url_download },
        }))}
      />
    </section>
  );
}
