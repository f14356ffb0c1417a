import { useQueryClient } from '@tanstack/react-query';
import type { CallSetup } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { ActionBar, Button, FormLayout, FormSummary, formOf, toast, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { Save } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useStep } from '#shared/object/use-step';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { ofSetup, saveCall } from '../api';
import { setupErrorText } from '../logic/error-text';
import {
  changedNames,
  type SetupValues,
  setupBodyOf,
  setupErrors,
  setupValuesOf,
} from '../logic/setup-values';
import { setupMessages } from '../messages/setup';
import { CallSteps } from './call-steps';
import { SetupAside } from './setup-aside';
import { SetupConflict } from './setup-conflict';
import { SetupSections } from './setup-sections';

const { useFormAnswers } = formOf<SetupValues>();

export interface SetupFormProps {
  call: CallSetup;
  today: IsoDate;
}

/** The draft of a call: everything that is announced, and what is still missing. Others than its hosts read it. */
export function SetupForm({ call, today }: SetupFormProps) {
  const words = useMessages(setupMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const mayEdit = call.steps.includes('set');
  // The call as it was opened here: what is refetched meanwhile is somebody else's change.
  const [stored, setStored] = useState(call);
  const [isComparing, setComparing] = useState(false);
  const form = useForm<SetupValues>({ defaultValues: setupValuesOf(call) });
  const editor = useMemo<FormEditor>(
    () => ({ isEditable: () => mayEdit, remarksOn: () => [], mayExplain: false }),
    [mayEdit],
  );
  const saving = useStep<CallSetup, SetupValues>({
    ...ofSetup,
    send: (values, key) => saveCall(call.id, setupBodyOf(values, stored.row_version), key),
    onDone: (after) => {
      setStored(after);
      form.reset(setupValuesOf(after), { keepFieldsRef: true });
      toast.success(words.saved);
    },
  });

  return (
    <FormEditorContext value={editor}>
      <RequestForm<SetupValues>
        id={formId}
        form={form}
        label={words.title}
        className=""
        check={(values) => setupErrors(values, today)}
        errorText={(code, context) => setupErrorText(code, { ...context, locale })}
        fieldErrors={(failure) => (failure.code === 'object-exist' ? { number: 'number-taken' } : undefined)}
        send={async (values) => {
          try {
            await saving.submit(values);
          } catch (error) {
            if (isConflict(error)) setComparing(true);
            throw error;
          }
        }}
        failure={(error) => (
          <FormFailure title={words.saveFailed} error={error} text={refusalText(error, words.reasons)} />
        )}
      >
        <FormLayout aside={call.status === 'draft' && <SetupAside call={call} />}>
          <div className="u:grid u:gap-5 u:pb-5">
            <FormSummary lead={words.refused} />
          </div>
          <SetupSections mayEdit={mayEdit} />
        </FormLayout>
        {mayEdit && <EditGuard stored={stored} />}
      </RequestForm>
      {call.steps.length > 0 && (
        <ActionBar>
          <div className="u:flex u:flex-wrap u:justify-end u:gap-3">
            <CallSteps call={call} />
            {mayEdit && (
              <Button
                type="submit"
                form={formId}
                icon={Save}
                variant={call.steps.includes('publish') ? 'secondary' : 'primary'}
                loading={saving.isPending}
              >
                {words.save}
              </Button>
            )}
          </div>
        </ActionBar>
      )}
      <SetupConflict
        id={call.id}
        open={isComparing}
        onOpenChange={setComparing}
        mineOf={form.getValues}
        onKeepMine={(theirs) => {
          setComparing(false);
          setStored(theirs);
        }}
        onTakeTheirs={(theirs) => {
          setComparing(false);
          setStored(theirs);
          form.reset(setupValuesOf(theirs), { keepFieldsRef: true });
          queries.setQueryData(ofSetup.queryOf(call.id).queryKey, theirs);
        }}
      />
    </FormEditorContext>
  );
}

/** The page stays after a save: what is typed from then on is not saved either. */
function EditGuard({ stored }: { stored: CallSetup }) {
  const isChanged = useFormAnswers((values) => changedNames(values, stored).length > 0);
  const navigation = useHeldNavigation();

  return <UnsavedChangesGuard when={isChanged} navigation={navigation} />;
}
