import { countText } from '@urzad/domain';
import { Button, FormStatus, Icon, ProgressBar, useBeforeUnload, useLocale } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { MessageSquareWarning } from 'lucide-react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import type { SaveState } from '#shared/saving/send-changes';
import type { DecisionHint } from '../logic/decision-hints';
import type { Progress } from '../logic/review-marks';
import { decisionMessages } from '../messages/decision';
import { REMARKS, reviewMessages } from '../messages/review';

interface ReviewProgressProps {
  progress: Progress;
  save: SaveState;
  onSaveAgain: () => void;
  onCompare: () => void;
}

/** The progress, the number of remarks, and the state of saving. */
export function ReviewProgress({ progress, ...saving }: ReviewProgressProps) {
  const words = useMessages(reviewMessages);
  const locale = useLocale();
  const { checked, all, remarks } = progress;

  return (
    <>
      {/* On the edge of the bar, where it takes no room. */}
      <div className="u:absolute u:inset-x-0 u:top-0">
        <ProgressBar
          thin
          value={checked}
          max={all}
          label={words.progress}
          valueText={words.checkedOf(checked, all)}
        />
      </div>
      <div className="u:flex u:flex-wrap u:items-center u:gap-x-4">
        <p className="u:figures u:font-semibold">{words.checked(checked, all)}</p>
        {remarks > 0 && (
          <p className="u:text-sm u:font-medium u:text-warning-text">
            <Icon of={MessageSquareWarning} /> <span>{countText(remarks, REMARKS, locale)}</span>
          </p>
        )}
        <SaveStatus {...saving} />
      </div>
    </>
  );
}

interface DecisionHintsProps {
  /** What is missing for the decisions that cannot be taken now. */
  hints: readonly DecisionHint[];
  /** Describes the disabled buttons. */
  id: string;
}

/** Why a button is disabled, beside the buttons. */
export function DecisionHints({ hints, id }: DecisionHintsProps) {
  const words = useMessages(reviewMessages);
  const { noReturnLeft } = useMessages(decisionMessages);
  const texts = { ...words, noReturnLeft };

  return (
    <p id={id} className="u:text-sm u:text-muted u:empty:hidden">
      {hints.map((hint) => texts[hint]).join(' ')}
    </p>
  );
}

function SaveStatus({
  save,
  onSaveAgain,
  onCompare,
}: Pick<ReviewProgressProps, 'save' | 'onSaveAgain' | 'onCompare'>) {
  const words = useMessages(reviewMessages);
  const textOf = useFailureText();
  const navigation = useHeldNavigation();
  const { phase } = save;
  const isSaved = phase === 'idle' || phase === 'saved';
  useBeforeUnload(!isSaved);
  if (isSaved || phase === 'saving') {
    return (
      <FormStatus state={isSaved ? 'saved' : 'saving'}>{isSaved ? words.saved : words.saving}</FormStatus>
    );
  }

  return (
    <>
      <FormStatus state="error">
        {'error' in save ? `${words.notSaved}. ${textOf(save.error)}` : words.notSaved}
      </FormStatus>
      {phase === 'conflict' ? (
        <Button size="sm" onClick={onCompare}>
          {words.compare}
        </Button>
      ) : (
        <Button size="sm" onClick={onSaveAgain}>
          {words.saveAgain}
        </Button>
      )}
      <UnsavedChangesGuard when navigation={navigation} />
    </>
  );
}
