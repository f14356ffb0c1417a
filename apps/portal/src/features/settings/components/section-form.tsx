import { useQueryClient } from '@tanstack/react-query';
import type { SettingsView } from '@urzad/contract';
import { type IsoDate, momentText } from '@urzad/domain';
import { type SettingSection, settingErrorText } from '@urzad/grants';
import { Alert, Button, Card, FormSummary, formOf, toast, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { Save } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { refusalText } from '#shared/object/refusal-text';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { useWrite } from '#shared/server-state/use-write';
import { useSession } from '#shared/session/session-store';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { saveSection, settingsQuery } from '../api';
import {
  changedNames,
  type SectionValues,
  sectionBodyOf,
  sectionErrors,
  sectionValuesOf,
} from '../logic/section-values';
import { settingsMessages } from '../messages/settings';
import { MailTrialButton } from './mail-trial-button';
import { SectionConflict } from './section-conflict';
import { SectionFields } from './section-fields';

const { useFormAnswers } = formOf<SectionValues>();

interface SectionFormProps {
  section: SettingSection;
  view: SettingsView;
  mayEdit: boolean;
  today: IsoDate;
}

/** One part of the settings: what each of them does, where it is read, and its value. */
export function SectionForm({ section, view, mayEdit, today }: SectionFormProps) {
  const words = useMessages(settingsMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  const readSystem = useSession(({ load }) => load);
  // The section as it was opened here: what is refetched meanwhile is somebody else's change.
  const [stored, setStored] = useState(view);
  const [isComparing, setComparing] = useState(false);
  const form = useForm<SectionValues>({ defaultValues: sectionValuesOf(section, view) });
  const editor = useMemo<FormEditor>(
    () => ({ isEditable: () => mayEdit, remarksOn: () => [], mayExplain: false }),
    [mayEdit],
  );
  const saving = useWrite<SettingsView, SectionValues>({
    send: (values, key) => saveSection(sectionBodyOf(section, values, stored[section].row_version), key),
    onDone: (after) => {
      take(after);
      toast.success(words.saved);
      // Names, limits and methods stand on other screens too.
      void readSystem();
    },
  });

  return (
    <FormEditorContext value={editor}>
      <Card>
        <RequestForm<SectionValues>
          id={formId}
          form={form}
          label={words.sections[section]}
          className="u:grid u:gap-5"
          check={(values) => sectionErrors(section, values, today)}
          errorText={(code, context) => settingErrorText(code, locale, context)}
          send={async (values) => {
            try {
              await saving.submit(values);
            } catch (error) {
              if (isConflict(error)) setComparing(true);
              throw error;
            }
          }}
          failure={(error) => (
            <FormFailure
              title={words.saveFailed}
              error={error}
              text={refusalText(error, words.mailFailures)}
            />
          )}
        >
          <div className="u:grid u:gap-1">
            <h2 className="u:text-lg">{words.sections[section]}</h2>
            <p className="u:text-sm u:text-muted">{changed(stored[section].mod_date)}</p>
          </div>
          {section === 'mail' && stored.sends_mail === 'no' && <Alert kind="info">{words.demo}</Alert>}
          <FormSummary lead={words.refused} />
          <SectionFields section={section} hasPassword={hasPassword(section, stored)} mayEdit={mayEdit} />
          {mayEdit && <EditGuard section={section} stored={stored} />}
        </RequestForm>
        {mayEdit && (
          <div className="u:mt-5 u:flex u:flex-wrap u:gap-3">
            <Button type="submit" form={formId} variant="primary" icon={Save} loading={saving.isPending}>
              {words.save}
            </Button>
            {section === 'mail' && <MailTrialButton today={today} valuesOf={form.getValues} />}
          </div>
        )}
      </Card>
      <SectionConflict
        section={section}
        open={isComparing}
        onOpenChange={setComparing}
        mineOf={form.getValues}
        onKeepMine={(theirs) => {
          setComparing(false);
          setStored(theirs);
        }}
        onTakeTheirs={(theirs) => {
          setComparing(false);
          take(theirs);
        }}
      />
    </FormEditorContext>
  );

  function changed(date: string | null): string {
    return date === null ? words.never : words.changed(momentText(new Date(date)));
  }

  function take(after: SettingsView) {
    setStored(after);
    form.reset(sectionValuesOf(section, after), { keepFieldsRef: true });
    queries.setQueryData(settingsQuery.queryKey, after);
  }
}

function hasPassword(section: SettingSection, stored: SettingsView): boolean {
  return (section === 'inbox' ? stored.has_inbox_password : stored.has_mail_password) === 'yes';
}

/** The page stays after a save: what is typed from then on is not saved either. */
function EditGuard({ section, stored }: { section: SettingSection; stored: SettingsView }) {
  const isChanged = useFormAnswers((values) => changedNames(section, values, stored).length > 0);
  const navigation = useHeldNavigation('query');

  return <UnsavedChangesGuard when={isChanged} navigation={navigation} />;
}
