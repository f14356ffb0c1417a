import { useQuery } from '@tanstack/react-query';
import { userShare } from '@urzad/contract';
import { Button, toast } from '@urzad/ui';
import { ActingBanner } from '@urzad/ui/layouts';
import { Dropdown } from '@urzad/ui/overlays';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { ServerState } from '#shared/server-state/server-state';
import { useWrite } from '#shared/server-state/use-write';
import type { Acting } from '#shared/session/acting';
import { request } from '#shared/session/client';
import { actAs, actAsOneself } from '#shared/session/switch-account';
import { actingMessages } from './acting-messages';

/** As many as one answer holds; nobody helps more people in a week. */
const OTHERS_MAX = 100;

/** Whom the member of staff acts for, until when, and the ways to another shared account and back (Spec §4, Order §2). */
export function ActingNotice({ acting: { marker, name_all, info, valid_to } }: { acting: Acting }) {
  const [isLeaving, setLeaving] = useState(false);

  return (
    <ActingBanner
      name={name_all}
      mail={info.mail}
      until={new Date(valid_to)}
      pending={isLeaving}
      onLeave={() => {
        setLeaving(true);
        void actAsOneself().finally(() => setLeaving(false));
      }}
    >
      {/* The banner stands above the screens, which have one of their own. */}
      <ServerState>
        <OtherAccounts marker={marker} />
      </ServerState>
    </ActingBanner>
  );
}

/** The other accounts for which they may act now; without any it renders nothing. */
function OtherAccounts({ marker }: Pick<Acting, 'marker'>) {
  const words = useMessages(actingMessages);
  const textOf = useFailureText();
  const { data } = useQuery({
    // Of this sign-in: the next one is for one of them.
    queryKey: ['user', 'share', 'others', marker],
    queryFn: ({ signal }) => request(userShare.shared, { query: { page_count: OTHERS_MAX }, signal }),
    retry: false,
  });
  const { press, isPending } = useWrite({
    send: (id: number) => actAs(id),
    onFailed: (error) => toast.error(`${words.failed}. ${textOf(error)}`),
  });
  if (!data || data.data.length === 0) return null;

  return (
    <Dropdown
      label={words.others}
      trigger={
        <Button icon={ArrowRightLeft} loading={isPending} aria-label={words.others}>
          <span className="u:hidden u:tablet:inline">{words.others}</span>
        </Button>
      }
      items={data.data.map(({ id, name_all }) => ({
        id: String(id),
        name: name_all,
        onSelect: () => press(id),
      }))}
    />
  );
}
