import { useQueryClient } from '@tanstack/react-query';
import type { NoticeTemplateView, TemplateWords } from '@urzad/contract';
import { Button, Card, FormSummary, formOf, TextArea, TextField, toast, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { Save } from 'lucide-react';
import { useId, useState } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { ConflictDialog } from '#shared/object/conflict-dialog';
import { refusalText } from '#shared/object/refusal-text';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { useWrite } from '#shared/server-state/use-write';
import {
  changedWords,
  saveTemplate,
  templatesQuery,
  type WordName,
  wordErrors,
} from '../logic/template-words';
import { templateMessages } from '../messages/templates';
import { RestoreTemplate } from './restore-template';
import { TemplateMarks, TemplatePreview } from './template-preview';

const { FormField, useFormAnswers } = formOf<TemplateWords>();

interface TemplateFormProps {
  template: NoticeTemplateView;
  mayEdit: boolean;
}

/** The words of one notice in both languages, with a preview. */
export function TemplateForm({ template, mayEdit }: TemplateFormProps) {
  const words = useMessages(templateMessages);
  const locale = useLocale();
  const queries = useQueryClient();
  const formId = useId();
  // As it was opened here: what is refetched meanwhile is somebody else's change.
  const [stored, setStored] = useState(template);
  const [isComparing, setComparing] = useState(false);
  const form = useForm<TemplateWords>({ defaultValues: template.words });
  const saving = useWrite<NoticeTemplateView, TemplateWords>({
    send: (values, key) => saveTemplate(stored, values, key),
    onDone: (after) => {
      take(after);
      toast.success(words.saved);
    },
  });

  function take(after: NoticeTemplateView) {
    setStored(after);
    form.reset(after.words, { keepFieldsRef: true });
    queries.setQueryData(templatesQuery.queryKey, (all) =>
      all?.map((one) => (one.code === after.code ? after : one)),
    );
  }

  return (
    <>
      <h2 className="u:text-xl">{stored.name[locale]}</h2>
      <Card>
        <RequestForm<TemplateWords>
          id={formId}
          form={form}
          label={words.form}
          className="u:grid u:gap-5"
          check={(values) => wordErrors(stored.marks, values)}
          errorText={errorText}
          send={async (values) => {
            try {
              await saving.submit(values);
            } catch (error) {
              if (isConflict(error)) setComparing(true);
              throw error;
            }
          }}
          failure={(error) => (
            <FormFailure title={words.saveFailed} error={error} text={refusalText(error, {})} />
          )}
        >
          <FormSummary lead={words.refused} />
          <WordFields mayEdit={mayEdit} />
          {mayEdit && <EditGuard stored={stored} />}
        </RequestForm>
        {mayEdit && (
          <div className="u:mt-5 u:flex u:flex-wrap u:gap-3">
            <Button type="submit" form={formId} variant="primary" icon={Save} loading={saving.isPending}>
              {words.save}
            </Button>
            {stored.row_version > 0 && <RestoreTemplate stored={stored} onDone={take} />}
          </div>
        )}
      </Card>
      <TypedPreview form={form} template={stored} />
      <TemplateMarks marks={stored.marks} />
      <ConflictDialog
        query={templatesQuery}
        open={isComparing}
        onOpenChange={setComparing}
        words={{
          ...words.conflict,
          text: (count) => (count > 0 ? words.conflict.differ : words.conflict.same),
          loading: words.loading,
          theirs: () => words.conflict.stored,
          takeTheirs: () => words.conflict.takeTheirs,
        }}
        differencesFrom={(all) => {
          const theirs = ofCode(all).words;
          const mine = form.getValues();
          return changedWords(mine, theirs).map((name) => ({
            ...{ path: name, label: words.fields[name] },
            ...{ mine: mine[name], theirs: theirs[name] },
          }));
        }}
        onKeepMine={(all) => {
          setComparing(false);
          setStored(ofCode(all));
        }}
        onTakeTheirs={(all) => {
          setComparing(false);
          take(ofCode(all));
        }}
      />
    </>
  );

  function ofCode(all: readonly NoticeTemplateView[]): NoticeTemplateView {
    return all.find(({ code }) => code === stored.code) ?? stored;
  }

  function errorText(code: string): string {
    const [name = '', mark = ''] = code.split(' ');
    if (name === 'unknown-mark' || name === 'missing-mark') return words.errors[name](`{${mark}}`);
    return name === 'is-too-big' || name === 'stray-brace' ? words.errors[name] : words.errors['is-empty'];
  }
}

function WordFields({ mayEdit }: { mayEdit: boolean }) {
  const words = useMessages(templateMessages);
  const parts = [
    ['pl', words.polish, 'subject_pl', 'text_pl'],
    ['en', words.english, 'subject_en', 'text_en'],
  ] as const satisfies readonly (readonly [string, string, WordName, WordName])[];

  return parts.map(([locale, title, subject, text]) => (
    <fieldset key={locale} className="u:grid u:gap-4">
      <legend className="u:mb-2 u:font-semibold">{title}</legend>
      <FormField name={subject}>
        {(field) => <TextField {...field} required readOnly={!mayEdit} label={words.fields[subject]} />}
      </FormField>
      <FormField name={text}>
        {(field) => <TextArea {...field} required rows={5} readOnly={!mayEdit} label={words.fields[text]} />}
      </FormField>
    </fieldset>
  ));
}

function TypedPreview({
  form,
  template: { marks, words },
}: {
  form: UseFormReturn<TemplateWords>;
  template: NoticeTemplateView;
}) {
  const typed = useWatch({ control: form.control });
  return <TemplatePreview marks={marks} words={{ ...words, ...typed }} />;
}

/** The page stays after a save: what is typed from then on is not saved either. */
function EditGuard({ stored }: { stored: NoticeTemplateView }) {
  const isChanged = useFormAnswers((values) => changedWords(values, stored.words).length > 0);
  const navigation = useHeldNavigation();

  return <UnsavedChangesGuard when={isChanged} navigation={navigation} />;
}
