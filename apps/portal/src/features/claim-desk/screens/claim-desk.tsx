import { useQuery } from '@tanstack/react-query';
import type { Claim } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { ReviewLayout, useLocale } from '@urzad/ui';
import { useId, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { claimList } from '#shared/entities/claims/claim-list';
import { claimQuery } from '#shared/entities/claims/claim-query';
import { useFileKindName } from '#shared/entities/documents/use-file-kind-name';
import { useRecoveriesOfClaim } from '#shared/entities/recoveries/use-recoveries';
import { useMessages } from '#shared/i18n/messages';
import { DecisionSheet } from '#shared/object/decision-sheet';
import { DeskScreen } from '#shared/object/desk-screen';
import { useFocusAfterStep } from '#shared/object/use-focus-after-step';
import { useScreen } from '#shared/screen/use-screen';
import { useBusinessToday } from '#shared/system/use-office';
import { ClaimActions } from '../components/claim-actions';
import { ClaimChecks } from '../components/claim-checks';
import { ClaimCourse } from '../components/claim-course';
import { ClaimEvidence } from '../components/claim-evidence';
import { ClaimHeading } from '../components/claim-heading';
import { ClaimLines } from '../components/claim-lines';
import { ClaimNotes } from '../components/claim-notes';
import { ClaimHint, ClaimProgress } from '../components/claim-progress';
import { ClaimRecoveries } from '../components/claim-recoveries';
import { ClaimRefund } from '../components/claim-refund';
import { claimFiles } from '../logic/claim-files';
import { followLineKeys } from '../logic/follow-line-keys';
import { useLineDecisions } from '../logic/use-line-decisions';
import { deskMessages } from '../messages/desk';

/** One claim on the desk of an officer: its costs beside their proofs, the refund, and the decision (Process §2.14). */
export function ClaimDesk() {
  const words = useMessages(deskMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const [params] = useSearchParams();
  const { data: found, error, refetch } = useQuery(claimQuery(id));
  // Shown with the claim: a card that came later would move what stands below.
  const claim = useRecoveriesOfClaim(found).isLoading ? undefined : found;

  return (
    <DeskScreen
      query={{ data: claim && today && { claim, today }, error, refetch }}
      loading={words.loading}
      failed={words.loadTitle}
      missing={{
        title: words.missing,
        text: words.missingHint,
        back: { href: claimList.hrefOf(claimList.parse(params)), label: words.backToList },
      }}
    >
      {(known) => <LoadedDesk key={id} {...known} />}
    </DeskScreen>
  );
}

function LoadedDesk({ claim: stored, today }: { claim: Claim; today: IsoDate }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const kindName = useFileKindName();
  const title = useScreen(words.title(stored.number));
  const hintId = useId();
  // Taken over from a colleague it keeps its status.
  const onDecided = useFocusAfterStep(title, `${stored.status} ${stored.verifier?.id}`);
  const decisions = useLineDecisions(stored);
  const [chosen, choose] = useState<string>();
  const [isHeld, hold] = useState(false);
  // With the decisions that are being stored, so that all of the page agrees.
  const claim = { ...stored, lines: decisions.lines };
  const files = claimFiles(claim, { locale, kindName });
  // One button stands in the bar of a phone as it is.
  const hasSeveral = isHeld || claim.steps.includes('decide') || claim.status === 'verified';
  const open = files.find(({ key }) => key === chosen) ?? files[0];

  return (
    // The keys repeat buttons inside; the desk itself is not a control.
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    <div
      className="u:desktop:h-full"
      onKeyDown={(event) =>
        followLineKeys(event, (by) => {
          const next = files[files.findIndex(({ key }) => key === open?.key) + by];
          if (next) choose(next.key);
        })
      }
    >
      <ReviewLayout
        labels={{ answers: words.review }}
        heading={<ClaimHeading ref={title} claim={claim} today={today} />}
        answers={
          <div className="u:grid u:grid-cols-1 u:gap-4 u:pt-2">
            <ClaimNotes claim={claim} />
            <ClaimRecoveries claim={claim} />
            <ClaimLines
              claim={claim}
              decisions={decisions}
              today={today}
              onFileOpen={([first]) => choose(first)}
            />
            <ClaimRefund claim={claim} lines={decisions.lines} />
            <ClaimChecks claim={claim} />
            <ClaimCourse claim={claim} />
          </div>
        }
        evidence={<ClaimEvidence claim={claim} files={files} open={open} onChoose={choose} />}
        progress={<ClaimProgress claim={claim} />}
        hint={<ClaimHint id={hintId} claim={claim} />}
        {...(hasSeveral && { sheet: (decision) => <DecisionSheet>{decision}</DecisionSheet> })}
        decision={
          <ClaimActions
            claim={claim}
            hintId={hintId}
            isStoring={decisions.isStoring}
            onDecided={onDecided}
            onOpenChange={hold}
          />
        }
      />
    </div>
  );
}
