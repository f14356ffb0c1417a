import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { ownMemberQuery } from '#shared/entities/members/member-query';
import { useMessages } from '#shared/i18n/messages';
import { ObjectScreen } from '#shared/object/object-screen';
import { paths } from '#shared/paths';
import { panelMessages } from '../messages/panel';

/** „Panel uczestnika” of the menu: that of a participant, or the registration of who is none yet (Process §1.4). */
export function ToPanel() {
  const words = useMessages(panelMessages);

  return (
    <ObjectScreen
      title={words.title}
      query={useQuery(ownMemberQuery)}
      loading={words.loading}
      failed={words.failed}
      missing={words.missing}
    >
      {(member) => <Navigate replace to={member ? paths.memberShow : paths.registrationSendShow} />}
    </ObjectScreen>
  );
}
