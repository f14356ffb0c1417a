import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CalendarFeed, CalendarFeedAddress } from '@urzad/contract';
import { longDateText, warsawDate } from '@urzad/domain';
import { Alert, Button, CopyButton, Pending, toast, useLocale } from '@urzad/ui';
import { Modal } from '@urzad/ui/overlays';
import { type ReactNode, useState } from 'react';
import { LoadFailure } from '#shared/failures/load-failure';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useWrite } from '#shared/server-state/use-write';
import { roleText } from '#shared/session/role-text';
import { useSession } from '#shared/session/session-store';
import { addFeed, feedQuery, removeFeed, renewFeed } from '../api';
import { feedTurn, type RefusedStep } from '../logic/feed-turn';
import { feedMessages } from '../messages/feed';

interface Closing {
  onClose: () => void;
}

/** The secret address at which other programs read this calendar: made, renewed and removed. */
export function SubscribeDialog({ onClose }: Closing) {
  const words = useMessages(feedMessages);
  const { data: feed, error, refetch } = useQuery(feedQuery);
  const [made, setMade] = useState<CalendarFeedAddress>();
  const [asked, setAsked] = useState<'renew' | 'delete'>();
  const [refused, setRefused] = useState<RefusedStep>();

  if (made) return <MadeAddress url={made.url} onClose={onClose} />;
  if (feed === undefined) {
    return (
      <Modal width="narrow" title={words.title} open onOpenChange={onClose}>
        <Pending pending={!error} label={words.loading}>
          {() => <LoadFailure error={error} onRetry={() => void refetch()} />}
        </Pending>
      </Modal>
    );
  }
  const turn = feedTurn(refused, feed);
  const told = turn && <Turned turn={turn} />;
  const writing = { onMade: setMade, onRefused: setRefused };
  if (feed === null) return <MakeAddress {...writing} told={told} onClose={onClose} />;
  const ask = (step: 'renew' | 'delete' | undefined) => {
    setRefused(undefined);
    setAsked(step);
  };
  const back = () => ask(undefined);
  // What was asked about is another address now: its dialog shows that one, and tells why.
  const isAsked = turn === undefined;
  if (isAsked && asked === 'renew') return <RenewAddress {...writing} feed={feed} onClose={back} />;
  if (isAsked && asked === 'delete') {
    return <RemoveAddress id={feed.id} onRefused={setRefused} onBack={back} onClose={onClose} />;
  }
  return <KnownAddress feed={feed} told={told} onAsk={ask} onClose={onClose} />;
}

/** The dialog in which a step was refused is gone: this one tells why. */
function Turned({ turn }: { turn: NonNullable<ReturnType<typeof feedTurn>> }) {
  const words = useMessages(feedMessages);

  return (
    <Alert kind="warning" live title={words.turned[turn].title}>
      {words.turned[turn].text}
    </Alert>
  );
}

interface Refusing {
  onRefused: (refused: RefusedStep) => void;
}

interface Making extends Closing, Refusing {
  onMade: (made: CalendarFeedAddress) => void;
}

/**
 * What this window knew may be over: another one has changed it. It is not waited for: the failure stands where it was
 * pressed, and the dialog that may follow tells of it.
 */
function useRefusal(refused: RefusedStep, onRefused: Refusing['onRefused']) {
  const queries = useQueryClient();

  return () => {
    onRefused(refused);
    void queries.invalidateQueries(feedQuery);
  };
}

interface Told {
  /** Why this dialog stands where another one stood. */
  told: ReactNode;
}

function MakeAddress({ told, onMade, onRefused, onClose }: Making & Told) {
  const words = useMessages(feedMessages);
  const queries = useQueryClient();
  const making = useWrite<CalendarFeedAddress>({
    send: () => addFeed(),
    onDone: async (made) => {
      onMade(made);
      await queries.invalidateQueries(feedQuery);
    },
    onFailed: useRefusal({ step: 'make' }, onRefused),
  });

  return (
    <DecisionModal
      title={words.title}
      open
      onOpenChange={onClose}
      back={words.close}
      action={{ children: words.make, onClick: () => making.press() }}
      decision={making}
      refused={words.makeFailed}
      reasons={{ exists: words.turned.exists.text }}
    >
      {told}
      <p>{words.lead}</p>
      <p>{words.secret}</p>
    </DecisionModal>
  );
}

interface KnownProps extends Closing, Told {
  feed: CalendarFeed;
  onAsk: (step: 'renew' | 'delete') => void;
}

function KnownAddress({ feed, told, onAsk, onClose }: KnownProps) {
  const words = useMessages(feedMessages);
  const locale = useLocale();

  return (
    <Modal
      width="narrow"
      title={words.title}
      open
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.close}</Button>
          <Button onClick={() => onAsk('delete')}>{words.remove}</Button>
          <Button variant="primary" onClick={() => onAsk('renew')}>
            {words.renew}
          </Button>
        </>
      }
    >
      <div className="u:grid u:gap-3">
        {told}
        {feed.works === 'no' && (
          <Alert kind="warning" title={words.deadTitle}>
            {words.dead(roleText(feed.role, locale))}
          </Alert>
        )}
        <p>{words.since(longDateText(warsawDate(new Date(feed.create_date)), locale))}</p>
        <p>{words.known}</p>
        <p>{words.ofRole(roleText(feed.role, locale))}</p>
      </div>
    </Modal>
  );
}

function RenewAddress({ feed: { id, role }, onMade, onRefused, onClose }: Making & { feed: CalendarFeed }) {
  const words = useMessages(feedMessages);
  const locale = useLocale();
  const active = useSession(({ me }) => me?.user.role_active);
  const queries = useQueryClient();
  const renewal = useWrite<CalendarFeedAddress>({
    send: () => renewFeed(id),
    onDone: async (made) => {
      onMade(made);
      await queries.invalidateQueries(feedQuery);
    },
    onFailed: useRefusal({ step: 'renew', id }, onRefused),
  });

  return (
    <DecisionModal
      title={words.renewTitle}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.renew, variant: 'danger', onClick: () => renewal.press() }}
      decision={renewal}
      refused={words.renewFailed}
    >
      <p>{words.renewText}</p>
      {active && active.system !== role.id && (
        <p>{words.renewRole(roleText(active, locale), roleText(role, locale))}</p>
      )}
    </DecisionModal>
  );
}

interface RemoveProps extends Closing, Refusing {
  id: number;
  onBack: () => void;
}

function RemoveAddress({ id, onRefused, onBack, onClose }: RemoveProps) {
  const words = useMessages(feedMessages);
  const queries = useQueryClient();
  const removal = useWrite<null>({
    send: () => removeFeed(id),
    onDone: async () => {
      onClose();
      toast.success(words.removed);
      await queries.invalidateQueries(feedQuery);
    },
    onFailed: useRefusal({ step: 'delete', id }, onRefused),
  });

  return (
    <DecisionModal
      title={words.removeTitle}
      open
      onOpenChange={onBack}
      back={words.back}
      action={{ children: words.remove, variant: 'danger', onClick: () => removal.press() }}
      decision={removal}
      refused={words.removeFailed}
    >
      <p>{words.removeText}</p>
    </DecisionModal>
  );
}

/** It is told once: from then on the server knows only its hash. */
function MadeAddress({ url, onClose }: Closing & { url: string }) {
  const words = useMessages(feedMessages);

  return (
    <Modal
      width="narrow"
      title={words.madeTitle}
      open
      onOpenChange={onClose}
      footer={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="u:grid u:gap-4">
        <Alert kind="warning" title={words.once}>
          {words.onceText}
        </Alert>
        <dl className="u:grid u:gap-1">
          <dt className="u:text-sm u:text-muted">{words.address}</dt>
          <dd className="u:wrap-anywhere u:font-mono">{url}</dd>
        </dl>
        <CopyButton text={url} label={words.copy} />
      </div>
    </Modal>
  );
}
