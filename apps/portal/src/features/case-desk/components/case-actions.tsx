import { isLiveCase } from '@urzad/grants';
import { PrepareAnnex } from '#shared/entities/annexes/prepare-annex';
import type { ActionProps } from '../logic/use-decision';
import { AssignAction } from './assign-action';
import { ExtendAction } from './extend-action';
import { ReopenAction } from './reopen-action';
import { SettleAction } from './settle-action';
import { TakeAction } from './take-action';

/** What this officer may do with the case now, besides writing in it. */
export function CaseActions(props: ActionProps) {
  const { steps } = props.officeCase;
  const may = (step: (typeof steps)[number]) => steps.includes(step);

  return (
    <div className="u:grid u:gap-2 u:pt-3 u:empty:hidden">
      {(may('take') || may('takeOver')) && <TakeAction {...props} />}
      <div className="u:flex u:flex-wrap u:gap-2 u:empty:hidden u:each:flex-1">
        {may('assign') && <AssignAction {...props} />}
        {may('extend') && <ExtendAction {...props} />}
      </div>
      <AnnexOfCase {...props} />
      {may('close') && <SettleAction {...props} outcome="close" />}
      {may('refuse') && <SettleAction {...props} outcome="refuse" />}
      {may('reopen') && <ReopenAction {...props} />}
    </div>
  );
}

/** What a change of a contract leads to (Process §1.2). */
function AnnexOfCase({ officeCase: { id, kind, status, obj_type, id_obj } }: ActionProps) {
  if (kind !== 'ZMIANA' || obj_type !== 'cofundingcontract' || id_obj === null) return null;
  return isLiveCase(status) && <PrepareAnnex size="sm" id_contract={id_obj} id_officecase={id} />;
}
