import { useQuery } from '@tanstack/react-query';
import { type CallSetup, refOf } from '@urzad/contract';
import { Alert, Link } from '@urzad/ui';
import { useParams } from 'react-router-dom';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { ofSetup } from '../api';
import { SetupForm } from '../components/setup-form';
import { setupMessages } from '../messages/setup';

/** Everything that a call is set up of, and its steps beside the ranking (Process §1.2, steps 1 and 2). */
export function CallSetupScreen() {
  const words = useMessages(setupMessages);
  const id = Number(useParams().id);
  const today = useBusinessToday();
  const { data: call, error, refetch } = useQuery(ofSetup.queryOf(id));

  return (
    <ObjectScreen
      title={words.title}
      number={call?.number}
      // The line is kept while the call is loaded, or what stands below would move.
      lead={call ? words.lead(words.presets[call.preset], call.form.edition) : '\u00a0'}
      badge={call && <CallStatusBadge status={call.status} />}
      onlookersOf={refOf('cofundingcall', id)}
      breadcrumbs={[{ label: words.list.title, href: paths.calls }]}
      query={{ data: call && today && { call, today }, error, refetch }}
      loading={words.loading}
      missing={words.missing}
    >
      {(found) => (
        <div className="u:grid u:gap-6">
          <StateNote call={found.call} />
          <SetupForm key={`${id} ${found.call.status}`} {...found} />
        </div>
      )}
    </ObjectScreen>
  );
}

/** What of a call may still change, and by whom. */
function StateNote({ call }: { call: CallSetup }) {
  const words = useMessages(setupMessages);
  const { status, steps } = call;
  const ranking = <Link href={paths.callRanking(call.id)}>{words.toRanking}</Link>;

  switch (status) {
    case 'draft':
      return steps.includes('set') ? null : <Alert kind="info">{words.readOnly.draft}</Alert>;
    case 'published':
    case 'test':
      return <Alert kind="info">{words.readOnly.announced}</Alert>;
    case 'open':
      return <Alert kind="info">{words.readOnly.open}</Alert>;
    case 'cancelled':
      return <Alert kind="warning">{words.readOnly.cancelled(call.cancel_reason ?? '')}</Alert>;
    default:
      return (
        <Alert kind="info" actions={ranking}>
          {words.readOnly.over}
        </Alert>
      );
  }
}
