import { useQueryClient } from '@tanstack/react-query';
import type { KeptApplication } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { APPLICATION_FIELDS, applicationErrors, applicationErrorText, type SettingSpec } from '@urzad/grants';
import { FormSummary, formOf, toast, useLocale } from '@urzad/ui';
import { useId, useMemo } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { refusalText } from '#shared/object/refusal-text';
import { useWrite } from '#shared/server-state/use-write';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { SpecQuestion } from '#shared/spec-form/spec-question';
import { applicationsKey, saveApplication } from '../api';
import { addressOfValues, applicationAnswersOf, applicationValuesOf } from '../logic/application-values';
import { applicationMessages } from '../messages/applications';
import { settingsMessages } from '../messages/settings';

const { useFormAnswers } = formOf<FieldValues>();
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const NO_WIDGETS = {};

interface ApplicationDialogProps {
  /** The one that is changed; a new one without it. */
  application?: KeptApplication | undefined;
  today: IsoDate;
  onClose: () => void;
}

/** Adds an application, or changes its name and address. */
export function ApplicationDialog({ application, today, onClose }: ApplicationDialogProps) {
  const words = useMessages(applicationMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const form = useForm<FieldValues>({ defaultValues: applicationValuesOf(application) });
  const saving = useWrite<KeptApplication, FieldValues>({
    send: (values, key) => saveApplication(application, applicationAnswersOf(values), key),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: applicationsKey });
      toast.success(words.saved);
      onClose();
    },
  });
  const title = application ? words.editOf(application.name) : words.add;

  return (
    <DecisionModal
      title={title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.save, form: formId }}
      decision={{ ...saving, error: null }}
      refused={words.saveFailed}
    >
      <p>{application ? words.editText : words.addText}</p>
      <FormEditorContext value={EDITOR}>
        <RequestForm<FieldValues>
          id={formId}
          form={form}
          label={title}
          className="u:grid u:gap-4"
          check={(values) => applicationErrors(applicationAnswersOf(values), today)}
          errorText={(code, context) => applicationErrorText(code, locale, context)}
          send={(values) => saving.submit(values)}
          failure={(error) => (
            <FormFailure
              title={words.saveFailed}
              error={error}
              text={isConflict(error) ? words.conflict : refusalText(error, words.reasons)}
            />
          )}
        >
          <FormSummary lead={words.saveFailed} />
          <Questions />
        </RequestForm>
      </FormEditorContext>
    </DecisionModal>
  );
}

/** Of domain and folder the one that the address is made of. */
function Questions() {
  const { readAt } = useMessages(settingsMessages);
  const words = useMessages(applicationMessages);
  const locale = useLocale();
  const isOwn = useFormAnswers(({ url_own }) => url_own === 'yes');
  const address = useFormAnswers((values) => addressOfValues(values, window.location.origin));
  const fields = Object.entries<SettingSpec>(APPLICATION_FIELDS);
  const hints = useMemo(
    () =>
      Object.fromEntries(
        Object.entries<SettingSpec>(APPLICATION_FIELDS).map(([name, spec]) => [
          name,
          `${spec.does[locale]} ${readAt(spec.readAt[locale])}`,
        ]),
      ),
    [locale, readAt],
  );

  return (
    <>
      {fields
        .filter(([name]) => name !== (isOwn ? 'folder' : 'domain'))
        .map(([name, spec]) => (
          <SpecQuestion
            key={name}
            path={name}
            spec={name === 'domain' || name === 'folder' ? { ...spec, required: true } : spec}
            hints={hints}
            widgets={NO_WIDGETS}
          />
        ))}
      <p role="status">
        <span key={address} className="u:wrap-anywhere">
          {words.address(address ?? words.noAddress)}
        </span>
      </p>
    </>
  );
}
