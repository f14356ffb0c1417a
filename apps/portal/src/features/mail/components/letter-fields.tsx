import type { MailLetter } from '@urzad/contract';
import { mailError } from '@urzad/domain';
import { MAIL_BODY_MAX, MAIL_RECIPIENTS_MAX, MAIL_SUBJECT_MAX, SEE_CASES } from '@urzad/grants';
import { formOf, Tags, TextArea, TextField } from '@urzad/ui';
import { ObjectsField, type PickItem } from '@urzad/ui/autocomplete';
import { FileList } from '@urzad/ui/uploads';
import { useMemo } from 'react';
import { LetterFilesField } from '#shared/conversation/letter-files-field';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { findCases, findRecipients } from '../api';
import { type LetterValues, objectOfValue, valueOfObject } from '../logic/letter-values';
import { composeMessages } from '../messages/compose';

const { FormField, useFormValue, useCurrentValues, useSetValue } = formOf<LetterValues>();

interface LetterFieldsProps {
  letter: MailLetter | undefined;
  /** People whose names are known. */
  known: readonly PickItem[];
}

/** To whom, about what, and what a letter says. */
export function LetterFields({ letter, known }: LetterFieldsProps) {
  const words = useMessages(composeMessages);
  const seesCases = useSession(({ may }) => may(SEE_CASES));
  const value = useFormValue('object');
  const lookup = useMemo(() => findRecipients(objectOfValue(value)), [value]);
  const object = letter?.object;
  const isOther = value !== '' && !value.startsWith('officecase:');

  return (
    <>
      {isOther && object && <p>{words.aboutOther(object.name)}</p>}
      {seesCases && !isOther && (
        <FormField as="value" name="object">
          {(field) => (
            <ObjectsField
              {...field}
              multiple={false}
              label={words.about}
              hint={words.aboutHint}
              lookup={findCases}
              known={object ? [{ value: valueOfObject(object), label: object.name }] : undefined}
            />
          )}
        </FormField>
      )}
      <FormField as="value" name="to">
        {(field) => <ObjectsField {...field} key={value} label={words.to} lookup={lookup} known={known} />}
      </FormField>
      <FormField as="value" name="cc">
        {(field) => <ObjectsField {...field} key={value} label={words.cc} lookup={lookup} known={known} />}
      </FormField>
      <FormField as="value" name="outside">
        {(field) => (
          <Tags
            {...field}
            addOnBlur
            label={words.outside}
            hint={words.outsideHint}
            limit={MAIL_RECIPIENTS_MAX}
            isValid={(address) => mailError(address) === undefined}
          />
        )}
      </FormField>
      <FormField name="subject">
        {(field) => <TextField {...field} required maxLength={MAIL_SUBJECT_MAX} label={words.subject} />}
      </FormField>
      <FormField name="body">
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
      <StoredFiles letter={letter} />
      <LetterFilesField />
    </>
  );
}

/** Files that the server has already: of the draft, or of the letter that is passed on. */
function StoredFiles({ letter }: Pick<LetterFieldsProps, 'letter'>) {
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
