import type { OfficeCase } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { answerErrors, type CaseForm, type CaseKind, caseFieldsOf } from '@urzad/grants';
import { Button, FormSubmit, FormSummary, formOf, Link, toast, useFormState } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { ofCase } from '#shared/entities/office-cases/case-query';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { LockedForm } from '#shared/object/locked-form';
import { refusalText } from '#shared/object/refusal-text';
import { type EditedForm, useTellEdited } from '#shared/object/use-edited-form';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { saveCase } from '../api';
import { answersOf } from '../logic/case-values';
import { editMessages } from '../messages/edit';
import { signMessages } from '../messages/statement';
import { AnswersConflict } from './answers-conflict';
import { KindFields } from './kind-fields';

const { useFormAnswers } = formOf<Record<string, string>>();

export interface AnswersFormProps extends Omit<EditedForm, 'isOpen'> {
  found: OfficeCase;
  today: IsoDate;
}

/** The answers to the fields of the kind, and what to do when they were changed elsewhere meanwhile. */
export function AnswersForm({ found, today, isLocked, onEdited }: AnswersFormProps) {
  const words = useMessages(editMessages);
  const { reasons } = useMessages(signMessages);
  // Loaded again each minute; what is typed stands on the version that it began with.
  const [opened, setOpened] = useState(found);
  const { id, kind, row_version } = opened;
  const [version, setVersion] = useState(row_version);
  const [mine, setMine] = useState<CaseForm>();
  const formId = useId();
  const saving = useSaving(id);

  async function save(form: CaseForm) {
    try {
      await saving.submit({ form, row_version: version });
    } catch (error) {
      if (isConflict(error)) setMine(form);
      throw error;
    }
  }

  function keepMine(theirs: OfficeCase) {
    setMine(undefined);
    // The form that is sent then has to know the version already.
    flushSync(() => setVersion(theirs.row_version));
    const form = document.getElementById(formId);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }

  function takeTheirs(theirs: OfficeCase) {
    setMine(undefined);
    setVersion(theirs.row_version);
    setOpened(theirs);
  }

  return (
    <>
      <RequestForm<Record<string, string>>
        key={row_version}
        id={formId}
        label={words.title}
        className="u:grid u:max-w-form u:gap-6"
        defaultValues={valuesOf(opened)}
        check={(values) => answerErrors(kind, answersOf(kind, values), today)}
        send={(values) => save(answersOf(kind, values))}
        failure={(error) =>
          !isConflict(error) && (
            <FormFailure
              title={words.saveFailed}
              error={error}
              text={refusalText(error, { ...reasons, ...words.reasons, signed: words.signed })}
            />
          )
        }
      >
        {isLocked && <LockedForm />}
        <FormSummary lead={words.refused} />
        <KindFields kind={kind} />
        <div className="u:flex u:flex-col u:gap-3 u:tablet:flex-row">
          <Button asChild>
            <Link href={paths.officeCase(id)}>{words.toCase}</Link>
          </Button>
          {!isLocked && <FormSubmit>{words.submit}</FormSubmit>}
        </div>
        <Unsaved opened={opened} onEdited={onEdited} />
      </RequestForm>
      <AnswersConflict
        {...{ id, kind }}
        mine={mine ?? {}}
        open={mine !== undefined}
        onOpenChange={(open) => !open && setMine(undefined)}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
      />
    </>
  );
}

function useSaving(id: number) {
  const words = useMessages(editMessages);
  const navigate = useNavigate();

  return useStep({
    ...ofCase,
    send: (body: { form: CaseForm; row_version: number }) => saveCase(id, body),
    onDone: () => {
      toast.success(words.saved);
      navigate(paths.officeCase(id));
    },
  });
}

type UnsavedProps = Pick<AnswersFormProps, 'onEdited'> & { opened: OfficeCase };

function Unsaved({ opened, onEdited }: UnsavedProps) {
  const { kind } = opened;
  const before = JSON.stringify(answersOf(kind, opened.form));
  const isChanged = useFormAnswers((values) => JSON.stringify(answersOf(kind, values)) !== before);
  const state = useFormState();
  const navigation = useHeldNavigation();
  const isUnsaved = isChanged && state !== 'success';
  useTellEdited(isUnsaved, onEdited);

  return <UnsavedChangesGuard when={isUnsaved} navigation={navigation} />;
}

function valuesOf({ kind, form }: { kind: CaseKind; form: CaseForm }): Record<string, string> {
  return Object.fromEntries(Object.keys(caseFieldsOf(kind)).map((name) => [name, form[name] ?? '']));
}
