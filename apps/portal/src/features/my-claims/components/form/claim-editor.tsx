import type { Claim } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { FormLayout } from '@urzad/ui';
import { type ReactNode, type RefObject, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { DraftStatus } from '#shared/drafts/draft-status';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { useDraftConflict } from '#shared/drafts/use-draft-conflict';
import { useEdited } from '#shared/spec-form/use-edited';
import { UploadGuard } from '#shared/uploads/upload-guard';
import { ClaimEditorContext, EDITED, plannedCostOf } from '../../logic/claim-editor';
import { ClaimFilesContext } from '../../logic/claim-files-context';
import type { ClaimValues } from '../../logic/claim-values';
import { savedValues, startClaim } from '../../logic/start-claim';
import { useClaimDraft } from '../../logic/use-claim-draft';
import { useClaimFiles } from '../../logic/use-claim-files';
import { ClaimConflict } from './claim-conflict';
import { ClaimNotices } from './claim-notices';
import { ClaimStepForm } from './claim-step-form';
import { ClaimTerm, RefundCard } from './refund-card';

export interface ClaimEditorProps {
  claim: Claim;
  today: IsoDate;
  draftKey: DraftKey;
  /** The unsaved draft of an earlier visit in this browser. */
  kept: KeptDraft | null;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The document to sign was made of the form. */
  onPrepared: () => void;
}

/** The form of a claim in two steps before its signature, saved while it is typed. */
export function ClaimEditor({ claim: given, today, draftKey, kept, heading, onPrepared }: ClaimEditorProps) {
  const [start] = useState(() => startClaim(given, kept));
  const form = useForm<ClaimValues>({ defaultValues: start.values });
  const claim = useEdited(given, EDITED);
  const planned = useMemo(() => plannedCostOf(claim.terms), [claim.terms]);
  const { saver, store } = useClaimDraft(claim.id, { form, draftKey, start, planned });
  const [named] = useState(() => namedLines(given));
  const editor = useMemo(
    () => ({ claim, form, planned, saver, named, today, onPrepared }),
    [claim, form, planned, saver, named, today, onPrepared],
  );
  const { compare, dialog } = useDraftConflict({
    form,
    isConflict: start.isConflict,
    saver,
    store,
    valuesOf: (theirs: Claim) => savedValues(theirs),
  });
  const status = useMemo(() => <DraftStatus store={store} onCompare={compare} />, [store, compare]);

  return (
    <ClaimEditorContext value={editor}>
      <WithFiles>
        <div className="u:grid u:gap-6">
          <ClaimNotices restored={start.isConflict ? undefined : start.restored} />
          <FormLayout
            aside={
              <div className="u:grid u:gap-5">
                <div className="u:hidden u:desktop:block">
                  <RefundCard />
                </div>
                <ClaimTerm />
              </div>
            }
          >
            <ClaimStepForm status={status} heading={heading} />
          </FormLayout>
        </div>
      </WithFiles>
      <ClaimConflict {...dialog} />
    </ClaimEditorContext>
  );
}

/** What the office asks to mend; undefined where the whole claim is filled in. */
function namedLines({ status, lines }: Claim) {
  if (status !== 'to_correct') return undefined;
  return lines.map(({ is_named, correction_note }) => ({
    isNamed: is_named === 'yes',
    note: correction_note,
  }));
}

/** Sends the files of the form as long as it is open, whatever step is shown. */
function WithFiles({ children }: { children: ReactNode }) {
  const files = useClaimFiles();

  return (
    <ClaimFilesContext value={files}>
      {children}
      <UploadGuard when={files.isSending} />
    </ClaimFilesContext>
  );
}
