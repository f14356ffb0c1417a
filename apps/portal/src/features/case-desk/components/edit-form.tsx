import { useQueryClient } from '@tanstack/react-query';
import type { OfficeCase } from '@urzad/contract';
import { answerText, type IsoDate } from '@urzad/domain';
import { CASE_TITLE_MAX, SETTLE_RIGHTS, specIn } from '@urzad/grants';
import { FormSubmit, formOf, SelectField, TextField, toast, useFormState, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { caseQuery, casesKey } from '#shared/entities/office-cases/case-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { ConflictDialog } from '#shared/object/conflict-dialog';
import { LockedForm } from '#shared/object/locked-form';
import { refusalText } from '#shared/object/refusal-text';
import { type EditedForm, useTellEdited } from '#shared/object/use-edited-form';
import { paths } from '#shared/paths';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { useSession } from '#shared/session/session-store';
import { setCase } from '../api';
import {
  changedFields,
  changesOf,
  type EditValues,
  editErrors,
  editSpecs,
  editValuesOf,
} from '../logic/edit-values';
import { editMessages } from '../messages/edit';

const { FormField, useFormAnswers } = formOf<EditValues>();

interface EditFormProps extends Omit<EditedForm, 'isOpen'> {
  officeCase: OfficeCase;
  today: IsoDate;
}

/** Title, kind and priority of a case. */
export function EditForm({ officeCase, today, isLocked, onEdited }: EditFormProps) {
  const words = useMessages(editMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const maySettleRights = useSession(({ may }) => may(SETTLE_RIGHTS));
  // The case as it was opened here: what is refetched meanwhile is somebody else's change.
  const [stored, setStored] = useState(officeCase);
  const [isComparing, setComparing] = useState(false);
  const asked = editSpecs(stored, { maySettleRights });
  const specs = { ...asked, kind: specIn(useOfficeWords(), asked.kind) };
  const form = useForm<EditValues>({ defaultValues: editValuesOf(officeCase) });
  const { id } = officeCase;

  async function save(values: EditValues, base = stored) {
    const after = await setCase(id, { row_version: base.row_version, ...changesOf(values, base) });
    queries.setQueryData(caseQuery(id).queryKey, after);
    void queries.invalidateQueries({ queryKey: casesKey });
    toast.success(words.saved);
    form.reset(editValuesOf(after), { keepFieldsRef: true });
    void navigate(paths.officeCase(id));
  }

  return (
    <>
      <RequestForm<EditValues>
        form={form}
        label={words.title}
        className="u:grid u:max-w-form u:gap-5"
        check={(values) => editErrors(specs, values, today)}
        send={async (values) => {
          try {
            await save(values);
          } catch (error) {
            if (isConflict(error)) setComparing(true);
            throw error;
          }
        }}
        failure={(error) => (
          <FormFailure title={words.failed} error={error} text={refusalText(error, words.reasons)} />
        )}
      >
        {isLocked && <LockedForm />}
        <FormField name="title">
          {(field) => (
            <TextField
              {...field}
              required
              maxLength={CASE_TITLE_MAX}
              label={words.name}
              hint={words.nameHint}
            />
          )}
        </FormField>
        <FormField name="kind">
          {(field) => (
            <SelectField
              {...field}
              required
              label={words.kind}
              hint={words.kindHint}
              options={optionsOf(specs.kind.options)}
            />
          )}
        </FormField>
        <FormField name="priority">
          {(field) => (
            <SelectField
              {...field}
              required
              label={words.priority}
              options={optionsOf(specs.priority.options)}
            />
          )}
        </FormField>
        {!isLocked && (
          <div>
            <FormSubmit>{words.submit}</FormSubmit>
          </div>
        )}
        <EditGuard stored={stored} onEdited={onEdited} />
      </RequestForm>
      <ConflictDialog
        query={caseQuery(id)}
        open={isComparing}
        onOpenChange={setComparing}
        words={{
          ...words.conflict,
          text: (count) => (count > 0 ? words.conflict.differ : words.conflict.same),
          loading: words.loading,
          theirs: () => words.conflict.stored,
          takeTheirs: () => words.conflict.takeTheirs,
        }}
        differencesFrom={(theirs) =>
          changedFields(form.getValues(), theirs).map((name) => ({
            path: name,
            label: specs[name][locale],
            mine: answerText(specs[name], form.getValues(name), { today, locale }),
            theirs: answerText(specs[name], theirs[name], { today, locale }),
          }))
        }
        onKeepMine={(theirs) => {
          setComparing(false);
          setStored(theirs);
        }}
        onTakeTheirs={(theirs) => {
          setComparing(false);
          setStored(theirs);
          form.reset(editValuesOf(theirs), { keepFieldsRef: true });
        }}
      />
    </>
  );

  function optionsOf(options: (typeof specs)['kind']['options'] = []) {
    return options.map((option) => ({ value: option.code, label: option[locale] }));
  }
}

type EditGuardProps = Pick<EditFormProps, 'onEdited'> & { stored: OfficeCase };

function EditGuard({ stored, onEdited }: EditGuardProps) {
  const isChanged = useFormAnswers((values) => changedFields(values, stored).length > 0);
  const state = useFormState();
  const navigation = useHeldNavigation();
  const isUnsaved = isChanged && state !== 'success';
  useTellEdited(isUnsaved, onEdited);

  return <UnsavedChangesGuard when={isUnsaved} navigation={navigation} />;
}
