import { useQuery } from '@tanstack/react-query';
import { needsStatement } from '@urzad/grants';
import { PrepareAnnex } from '#shared/entities/annexes/prepare-annex';
import { contractQuery } from '#shared/entities/contracts/contract-query';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { leadsToAnnex } from '../logic/leads-to-annex';
import type { ActionProps } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
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
      <OwnEntry {...props} />
      {may('close') && <SettleAction {...props} outcome="close" />}
      {may('refuse') && <SettleAction {...props} outcome="refuse" />}
      {may('reopen') && <ReopenAction {...props} />}
    </div>
  );
}

/** What a change of a contract in force leads to (Process §1.2). */
function AnnexOfCase({ officeCase }: ActionProps) {
  const { id, id_obj } = officeCase;
  const mayEdit = useSession(({ may }) => may('cofunding_annex_edit'));
  const isAsked = mayEdit && id_obj !== null && leadsToAnnex(officeCase);
  const { data } = useQuery({ ...contractQuery(id_obj ?? 0), enabled: isAsked });
  if (!isAsked || data?.status !== 'active') return null;

  return <PrepareAnnex size="sm" id_contract={data.id} id_officecase={id} />;
}

/** Why the officer in charge may refuse what they entered from a paper, and not accept it. */
function OwnEntry({ officeCase: { kind, form, owner, messages, steps } }: ActionProps) {
  const { reasons } = useMessages(decisionMessages);
  const isOwn = owner !== null && messages[0]?.author?.id === owner.id;
  if (!isOwn || !needsStatement(kind, form) || !steps.includes('refuse') || steps.includes('close'))
    return null;
  return <p className="u:text-sm">{reasons['own-entry']}</p>;
}
