import type { LinkedObject, MailLetter } from '@urzad/contract';
import { mailError } from '@urzad/domain';
import { MAIL_RECIPIENTS_MAX } from '@urzad/grants';
import { formOf, Tags } from '@urzad/ui';
import { ObjectsField, type PickItem } from '@urzad/ui/autocomplete';
import { useMemo } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { findObjects, mayFindObjects } from '#shared/object/find-objects';
import { useSession } from '#shared/session/session-store';
import { findRecipients } from '../api';
import { type LetterValues, objectOfValue, valueOfObject } from '../logic/letter-values';
import { composeMessages } from '../messages/compose';
import { LetterBodyFields } from './letter-body-fields';

const { FormField, useFormValue } = formOf<LetterValues>();

interface LetterFieldsProps {
  letter: MailLetter | undefined;
  /** What it is about at first. */
  object: LinkedObject | null;
  /** People whose names are known. */
  known: readonly PickItem[];
}

/** To whom, about what, and what a letter says. */
export function LetterFields({ letter, object, known }: LetterFieldsProps) {
  const words = useMessages(composeMessages);
  const may = useSession((session) => session.may);
  const objects = useMemo(() => findObjects(may), [may]);
  const value = useFormValue('object');
  const lookup = useMemo(() => findRecipients(objectOfValue(value)), [value]);

  return (
    <>
      {(mayFindObjects(may) || value !== '') && (
        <FormField as="value" name="object">
          {(field) => (
            <ObjectsField
              {...field}
              multiple={false}
              label={words.about}
              hint={words.aboutHint}
              lookup={objects}
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
      <LetterBodyFields letter={letter} />
    </>
  );
}
