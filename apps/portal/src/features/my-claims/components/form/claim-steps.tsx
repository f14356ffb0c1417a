import { Stepper } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { claimFormMessages } from '../../messages/claim-form';

export interface ClaimStepsProps {
  /** Counted from 0. */
  current: number;
  /** The address of a step that may be opened. */
  hrefOf?: (step: number) => string | undefined;
}

/** Invoice, attendance, signature. */
export function ClaimSteps({ current, hrefOf }: ClaimStepsProps) {
  const words = useMessages(claimFormMessages);

  return (
    <Stepper
      current={current}
      steps={words.steps.map((label, at) => {
        const href = at < words.steps.length - 1 ? hrefOf?.(at + 1) : undefined;
        return { label, ...(href !== undefined && { href }) };
      })}
    />
  );
}
