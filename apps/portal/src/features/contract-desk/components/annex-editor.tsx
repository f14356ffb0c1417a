import { useQueryClient } from '@tanstack/react-query';
import type { Annex } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { annexQuery, ofAnnex } from '#shared/entities/annexes/annex-query';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { isConflict } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { LockedForm } from '#shared/object/locked-form';
import { type EditedForm, useTellEdited } from '#shared/object/use-edited-form';
import { useStep } from '#shared/object/use-step';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { usePausedValues } from '#shared/spec-form/use-paused-values';
import { saveAnnex } from '../api';
import { type AnnexEffect, storedEffect, typedEffect } from '../logic/annex-effect';
import { type AnnexValues, annexBody, annexValuesOf, isAnnexEdited } from '../logic/annex-form';
import { annexFormMessages } from '../messages/annex-form';
import { AnnexConflict } from './annex-conflict';
import { AnnexForm } from './annex-form';

/** An annex in preparation as it is typed. */
export interface EditedAnnex {
  /** The form of its changes. */
  fields: ReactNode;
  formId: string;
  isEdited: boolean;
  effect: AnnexEffect;
}

export interface AnnexEditorProps extends Omit<EditedForm, 'isOpen'> {
  annex: Annex;
  children: (edited: EditedAnnex) => ReactNode;
}

/** The changes of an annex, typed and saved, with what they would do at each pause in typing. */
export function AnnexEditor({ annex, isLocked, onEdited, children }: AnnexEditorProps) {
  const words = useMessages(annexFormMessages);
  const queries = useQueryClient();
  const leave = useLeftFocus();
  const formId = useId();
  // The annex as it was opened here: what is refetched meanwhile is somebody else's change.
  const [stored, setStored] = useState(annex);
  const [isComparing, setComparing] = useState(false);
  const form = useForm<AnnexValues>({ defaultValues: annexValuesOf(annex) });
  const values = usePausedValues(form);
  const isEdited = isAnnexEdited(values, stored);
  const effect = useMemo(
    () => (stored.params && isEdited ? typedEffect(stored, values, stored.params) : storedEffect(stored)),
    [stored, values, isEdited],
  );
  useTellEdited(isEdited, onEdited);
  const saving = useStep<Annex, AnnexValues>({
    ...ofAnnex,
    send: (typed, key) => saveAnnex(annex.id, annexBody(typed, stored), key),
    onDone: (after) => {
      take(after);
      toast.success(words.saved);
    },
  });

  function take(theirs: Annex) {
    setStored(theirs);
    form.reset(annexValuesOf(theirs), { keepFieldsRef: true });
  }

  // A step of this page, or of another person while nothing is typed here, is simply shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is looked at when the annex changes.
  useEffect(() => {
    if (annex.row_version !== stored.row_version && !isEdited) take(annex);
  }, [annex]);

  function discard() {
    leave();
    take(annex);
  }

  async function save(typed: AnnexValues) {
    try {
      await saving.submit(typed);
    } catch (error) {
      if (isConflict(error)) setComparing(true);
      throw error;
    }
  }

  return (
    <>
      {children({
        formId,
        isEdited: isEdited && !isLocked,
        // What cannot be saved changes nothing: the annex is shown as it is stored.
        effect: isLocked ? storedEffect(annex) : effect,
        fields: (
          <>
            {isLocked && <LockedForm actions={<Button onClick={discard}>{words.discard}</Button>} />}
            <AnnexForm id={formId} annex={stored} form={form} save={save} isLocked={isLocked} />
          </>
        ),
      })}
      <EditGuard isEdited={isEdited} />
      <AnnexConflict
        id={annex.id}
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
          queries.setQueryData(annexQuery(annex.id).queryKey, theirs);
        }}
      />
    </>
  );
}

function EditGuard({ isEdited }: { isEdited: boolean }) {
  return <UnsavedChangesGuard when={isEdited} navigation={useHeldNavigation()} />;
}
