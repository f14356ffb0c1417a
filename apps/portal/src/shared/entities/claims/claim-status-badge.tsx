import { optionText } from '@urzad/domain';
import { CLAIM_STATUSES, type ClaimStatus, LINE_DECISION, type LineDecision } from '@urzad/grants';
import { StatusBadge, type StatusColor, useLocale } from '@urzad/ui';
import { ObjectStatusBadge } from '../../object/object-status-badge';
import { CLAIM_STATUS_ICONS, LINE_DECISION_ICONS } from './claim-status-icons';

export interface ClaimStatusBadgeProps {
  status: ClaimStatus;
  /** For a row of a table with two lines. */
  compact?: boolean;
}

export function ClaimStatusBadge({ status, compact = false }: ClaimStatusBadgeProps) {
  return (
    <ObjectStatusBadge
      statuses={CLAIM_STATUSES}
      icons={CLAIM_STATUS_ICONS}
      status={status}
      compact={compact}
    />
  );
}

const DECISION_COLOURS: Record<LineDecision, StatusColor> = { OK: 'green', CZESC: 'orange', NIE: 'red' };

/** What the office decided on a line of a claim. */
export function LineDecisionBadge({ decision }: { decision: LineDecision }) {
  return (
    <StatusBadge color={DECISION_COLOURS[decision]} icon={LINE_DECISION_ICONS[decision]}>
      {optionText(LINE_DECISION, decision, useLocale())}
    </StatusBadge>
  );
}
