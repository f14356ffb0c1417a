import type { Registration } from '@urzad/contract';
import { fieldErrorText, isFieldErrorCode, isShown } from '@urzad/domain';
import {
  PERSONAL_DATA_FIELDS,
  type PersonalDataAnswers,
  personalDataErrors,
  personalDataOf,
} from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { Card, FormSubmit, FormSummary } from '@urzad/ui';
import { FileSignature } from 'lucide-react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { useStep } from '#shared/object/use-step';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { SpecQuestion } from '#shared/spec-form/spec-question';
import { useBusinessToday } from '#shared/system/use-office';
import { preparePersonalData } from '../../api';
import { accessionMessages } from '../../messages/accession';

/** Nothing here was remarked on, and all of it may change. */
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const NOTHING = {};

interface PersonalDataFormProps {
  registration: Registration;
  onPrepared: () => void;
}

/** The answers for the European fund, from which the document to sign is made. */
export function PersonalDataForm({ registration, onPrepared }: PersonalDataFormProps) {
  const { personalData: words } = useMessages(accessionMessages);
  const today = useBusinessToday();
  const { id, row_version, accession } = registration;
  const form = formOfDraft(registration.form);
  const step = useStep({
    ...ofRegistration,
    send: (answers: PersonalDataAnswers, key) => preparePersonalData(id, { row_version, answers }, key),
    onDone: onPrepared,
  });
  if (!today) return null;
  const asked = Object.entries(PERSONAL_DATA_FIELDS).filter(([, spec]) =>
    isShown(spec, { labour_status: form.labour_status }),
  );

  return (
    <Card>
      <RequestForm<PersonalDataAnswers>
        label={words.form}
        className="u:grid u:gap-6"
        defaultValues={{ ...personalDataOf(form), ...accession?.personal_data }}
        check={(answers) => personalDataErrors(form, answers, today)}
        errorText={(code, { locale }) => (isFieldErrorCode(code) ? fieldErrorText(code, locale) : code)}
        send={step.submit}
        failure={(error) => <FormFailure title={words.prepareFailed} error={error} />}
      >
        <FormSummary />
        <h2 className="u:text-lg">{words.form}</h2>
        <FormEditorContext value={EDITOR}>
          <FieldGrid>
            {asked.map(([name, spec]) => (
              <SpecQuestion key={name} path={name} spec={spec} hints={NOTHING} widgets={NOTHING} />
            ))}
          </FieldGrid>
        </FormEditorContext>
        <div>
          <FormSubmit size="lg" icon={FileSignature}>
            {words.prepare}
          </FormSubmit>
        </div>
      </RequestForm>
    </Card>
  );
}
