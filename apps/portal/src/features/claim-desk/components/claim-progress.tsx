import type { Claim } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { ProgressBar, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { approvalOf } from '../logic/approval-of';
import { checkProgress } from '../logic/check-progress';
import { decisionMessages } from '../messages/decisions';

/** How many lines are decided on, where they are being decided; else who has to act. */
export function ClaimProgress({ claim }: { claim: Claim }) {
  const words = useMessages(decisionMessages);
  const { decided, all } = checkProgress(claim);
  const state = useStanding(claim);
  if (!claim.steps.includes('decide')) return <p className="u:text-sm u:font-medium">{state}</p>;

  return (
    <>
      {/* On the edge of the bar, where it takes no room. */}
      <div className="u:absolute u:inset-x-0 u:top-0">
        <ProgressBar
          thin
          value={decided}
          max={all}
          label={words.progress}
          valueText={words.decidedOf(decided, all)}
        />
      </div>
      <p className="u:figures u:font-semibold">{words.decided(decided, all)}</p>
    </>
  );
}

/** Why a button is disabled, or that another person decides. */
export function ClaimHint({ claim, id }: { claim: Claim; id: string }) {
  const words = useMessages(decisionMessages);
  const myId = useSession(({ me }) => me?.id);
  const { decided, all, flagged, open } = checkProgress(claim);
  const approval = approvalOf(claim, myId);
  const namesOf = (ordinals: readonly number[]) => ordinals.map(words.line).join(', ');
  const hints = claim.steps.includes('verify')
    ? [
        decided < all && words.linesNeedDecision,
        flagged.length > 0 && words.explainFirst(namesOf(flagged)),
        decided === all && flagged.length === 0 && words.mine,
      ]
    : [
        approval?.reason === 'open-lines'
          ? words.openLines(namesOf(open))
          : approval?.reason && words.reasons[approval.reason],
      ];

  return (
    <p id={id} className="u:text-sm u:text-muted u:empty:hidden">
      {hints.filter(Boolean).join(' ')}
    </p>
  );
}

/** Who has to act now. */
function useStanding({ status, steps, verifier, correction_to }: Claim): string {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const mayCheck = useSession(({ may }) => may('cofunding_request_verify'));
  if (status === 'submitted') return steps.includes('take') ? words.takeHint : words.readOnly;
  if (status === 'verification') return verifier ? words.theirs(verifier.name) : words.readOnly;
  if (status === 'to_correct') {
    return correction_to ? words.waitsTo(longDateText(correction_to, locale)) : words.waits;
  }
  if (status === 'verified') return mayCheck ? words.mine : words.toApprove;
  return words.nothing;
}
