import type { Registration } from '@urzad/contract';
import { type IsoDate, type Locality, warsawDate } from '@urzad/domain';
import type { CallTerms, RegistrationContext } from '@urzad/grants';
import { FormLayout, useLocale } from '@urzad/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DraftStatus } from '#shared/drafts/draft-status';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { useDraftConflict } from '#shared/drafts/use-draft-conflict';
import { useIsTooLate } from '#shared/entities/registrations/use-is-too-late';
import { useOfficeWords } from '#shared/libraries/use-words';
import { FormEditorContext } from '#shared/spec-form/form-editor';
import { useEdited } from '#shared/spec-form/use-edited';
import { useFormStep } from '#shared/spec-form/use-form-step';
import { UploadGuard } from '#shared/uploads/upload-guard';
import { AttachmentsContext, UploadEngineContext } from '../../logic/form/attachments-context';
import { mayChange, remarksOn } from '../../logic/form/corrections';
import { EDITED, type Editor } from '../../logic/form/editor';
import { EVERY_STEP, firstStep } from '../../logic/form/form-steps';
import { savedValues, startValues } from '../../logic/form/start-values';
import { useFormUploads } from '../../logic/form/use-form-uploads';
import { useRegistrationDraft } from '../../logic/form/use-registration-draft';
import type { FormValues } from '../../logic/form/values';
import { CallEndNotice } from '../call-end-notice';
import { CorrectionNotice } from './correction-notice';
import { DeletedNotice } from './deleted-notice';
import { DraftConflict } from './draft-conflict';
import { FormSummary } from './form-summary';
import { KeptFilesNotice } from './kept-files-notice';
import { RestoredNotice } from './restored-notice';
import { StepForm } from './step-form';
import { StepHeading } from './step-heading';

export interface RegistrationEditorProps {
  registration: Registration;
  terms: CallTerms;
  /** The dictionary of places. */
  localities: readonly Locality[];
  today: IsoDate;
  draftKey: DraftKey;
  /** The unsaved draft of an earlier visit in this browser. */
  kept: KeptDraft | null;
  /** The document to sign was made of the form. */
  onPrepared: () => void;
}

/** The form in its seven steps, saved while it is typed. Neither a key nor a save renders it again. */
export function RegistrationEditor({
  registration,
  terms,
  today,
  draftKey,
  kept,
  localities,
  onPrepared,
}: RegistrationEditorProps) {
  const [start] = useState(() => startValues(registration, kept));
  const form = useForm<FormValues>({ defaultValues: start.values });
  const { saver, store } = useRegistrationDraft(registration, { form, draftKey, start });
  const context = useContextOf(registration, { call: terms, today, localities });
  const { step, goTo, hrefOf, cameFrom } = useFormStep({
    steps: EVERY_STEP,
    firstOf: () => firstStep(registration, context),
  });

  const editor = useEditorOf(registration, { form, context, saver, onPrepared });
  const isDeleted = registration.status === 'cancelled';

  useEffect(() => {
    if (isDeleted) void saver.end();
  }, [isDeleted, saver]);

  const { compare, dialog } = useDraftConflict({
    form,
    isConflict: start.isConflict,
    saver,
    store,
    valuesOf: (theirs: Registration) => savedValues(theirs),
  });
  const status = useMemo(() => <DraftStatus store={store} onCompare={compare} />, [store, compare]);

  return (
    <FormEditorContext value={editor}>
      <FormUploads>
        <div className="u:grid u:gap-6">
          <StepHeading step={step} hrefOf={hrefOf} />
          {isDeleted ? (
            <DeletedNotice registration={registration} />
          ) : (
            <CallEndNotice registration={registration} />
          )}
          {!start.isConflict && !isDeleted && (
            <RestoredNotice restored={start.restored} origin={kept?.origin} step={step} />
          )}
          <KeptFilesNotice step={step} hrefOf={hrefOf} />
          {registration.status === 'to_correct' && <CorrectionNotice registration={registration} />}
          <FormLayout aside={<FormSummary />}>
            <StepForm step={step} cameFrom={cameFrom} goTo={goTo} status={status} />
          </FormLayout>
        </div>
      </FormUploads>
      <DraftConflict {...dialog} />
    </FormEditorContext>
  );
}

/** The same object while the form is typed in and saved, so that the consumers of the context do not render. */
function useEditorOf(
  given: Registration,
  { form, context, saver, onPrepared }: Pick<Editor, 'form' | 'context' | 'saver' | 'onPrepared'>,
): Editor {
  const locale = useLocale();
  const officeWords = useOfficeWords();
  const isTooLate = useIsTooLate(given);
  const registration = useEdited({ ...given, isTooLate }, EDITED);

  return useMemo(
    () => ({
      registration,
      form,
      context,
      saver,
      onPrepared,
      isEditable: (path) => mayChange(registration, path),
      remarksOn: (path) => remarksOn(registration, path, { locale, words: officeWords }),
      mayExplain: !registration.isTooLate,
    }),
    [registration, form, context, saver, onPrepared, locale, officeWords],
  );
}

/** A correction is validated for the day of the first submission, so that its dates do not become invalid meanwhile. */
function useContextOf(
  { send_date, attachments }: Registration,
  { call, today, localities }: Required<Pick<RegistrationContext, 'call' | 'today' | 'localities'>>,
) {
  return useMemo(
    () => ({ today: send_date ? warsawDate(new Date(send_date)) : today, call, attachments, localities }),
    [send_date, today, call, attachments, localities],
  );
}

/** Sends the files of the form as long as it is open, whatever step is shown. Their progress does not render the form. */
function FormUploads({ children }: { children: ReactNode }) {
  const uploads = useFormUploads();

  return (
    <UploadEngineContext value={uploads.engine}>
      <AttachmentsContext value={uploads}>{children}</AttachmentsContext>
      <UploadGuard when={uploads.isSending} />
    </UploadEngineContext>
  );
}
