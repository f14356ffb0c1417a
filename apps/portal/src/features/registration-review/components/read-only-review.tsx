import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { ReviewLayout } from '@urzad/ui';
import { type ReactNode, useState } from 'react';
import { firstNewKey } from '../logic/new-files';
import { type Marks, marksOf } from '../logic/review-marks';
import { ApprovalButtons } from './approval-buttons';
import { ContractButton } from './contract-button';
import { CorrectionChanges } from './correction-changes';
import { DocumentsCheck } from './documents-check';
import { DocumentsDecision } from './documents-decision';
import { Evidence } from './evidence';
import { NextInQueue } from './next-in-queue';
import { Outcome } from './outcome';
import { OwnLocalities } from './own-localities';
import { NewPoints, RankingPlace } from './ranking-place';
import { RelatedRegistrations } from './related-registrations';
import { RescoreButtons } from './rescore-buttons';
import { ReviewAnswers } from './review-answers';
import { ReviewCases } from './review-cases';
import { ReviewCertificates } from './review-certificates';
import { ReviewHistory } from './review-history';
import { ScoreSummary } from './score-summary';
import { TakeButton } from './take-button';
import { UnclearSignatures } from './unclear-signatures';

export interface ReviewPartsProps {
  registration: Registration;
  today: IsoDate;
  heading: ReactNode;
  onDecided: () => void;
}

/**
 * Where nothing can be marked: nobody has taken it over yet, somebody else leads it, the parent corrects it, it is
 * decided, or the viewer may only read.
 */
export function ReadOnlyReview({ registration, today, heading, onDecided }: ReviewPartsProps) {
  const { steps, status } = registration;
  const [file, openFile] = useState(() => firstNewKey(registration));

  return (
    <ReviewLayout
      heading={heading}
      answers={
        <>
          {status === 'contract_stage' && <ReviewCertificates id={registration.id} />}
          <UnclearSignatures registration={registration} />
          <DocumentsCheck registration={registration} onFileOpen={openFile} />
          {status !== 'formal_check' && <ScoreSummary registration={registration} />}
          <RankingPlace registration={registration} />
          <NewPoints registration={registration} />
          <CorrectionChanges registration={registration} today={today} onFileOpen={openFile} />
          <RelatedRegistrations related={registration.related} />
          <OwnLocalities registration={registration} />
          <ReviewAnswers registration={registration} today={today} marks={shownMarks(registration)} />
          <ReviewHistory registration={registration} />
          <ReviewCases id={registration.id} id_officecase={registration.id_officecase} />
        </>
      }
      evidence={<Evidence registration={registration} chosen={file} onChoose={openFile} />}
      progress={
        <p className="u:text-sm u:font-medium">
          <Outcome registration={registration} today={today} />
        </p>
      }
      decision={
        <>
          {(steps.includes('take') || steps.includes('takeOver')) && (
            <TakeButton registration={registration} onDecided={onDecided} />
          )}
          <NextInQueue id={registration.id} />
          {hasContract(status) && <ContractButton registration={registration} />}
          <DocumentsDecision registration={registration} onDecided={onDecided} />
          {steps.includes('approve') && <ApprovalButtons registration={registration} onDecided={onDecided} />}
          <RescoreButtons registration={registration} onDecided={onDecided} />
        </>
      }
    />
  );
}

/** From the stage of the contract on. */
function hasContract(status: Registration['status']): boolean {
  return status === 'contract_stage' || status === 'member' || status === 'expired';
}

/** While the parent corrects it, the sent remarks are shown. */
function shownMarks({ review, remarks }: Registration): Marks {
  return { ...marksOf(review), ...marksOf(remarks.map((remark) => ({ ...remark, state: 'remark' }))) };
}
