import type { CofundingCall } from '@urzad/contract';
import { callStatusAt } from '@urzad/grants';
import { Button, LazyPart, lazyPart } from '@urzad/ui';
import { useState } from 'react';
import { useBusinessTime } from '#shared/business-time';
import { CallStatusBadge } from '#shared/entities/cofunding-calls/call-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { aboutMessages } from '../messages/about';

const published = lazyPart(() => import('./published-results'));
const texts = lazyPart(() => import('./call-texts'));

/** The list is loaded when somebody asks for it. */
function PublishedList({ call }: { call: CofundingCall }) {
  const words = useMessages(aboutMessages);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div className="u:part">
        <Button onClick={() => setOpen(true)}>{words.published.show(call.number)}</Button>
      </div>
    );
  }
  return <LazyPart of={published}>{({ PublishedResults }) => <PublishedResults call={call} />}</LazyPart>;
}

/** The announcement and the questions, which are loaded when somebody asks for them. */
function Announcement({ call }: { call: CofundingCall }) {
  const words = useMessages(aboutMessages);
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <LazyPart of={texts}>{({ CallTexts }) => <CallTexts call={call} />}</LazyPart>;
  return (
    <div className="u:part">
      <Button onClick={() => setOpen(true)}>{words.texts.show(call.number)}</Button>
    </div>
  );
}

/** The calls of the project with what became of them. */
export function Calls({ calls }: { calls: readonly CofundingCall[] }) {
  const words = useMessages(aboutMessages);

  return (
    <>
      {calls.length > 0 && (
        <ul className="u:grid u:max-w-text">
          {calls.map((call) => (
            <CallLine key={call.id} call={call} />
          ))}
        </ul>
      )}
      <p className="u:max-w-text u:text-muted">{calls.length > 0 ? words.ranking : words.noCalls}</p>
    </>
  );
}

function CallLine({ call }: { call: CofundingCall }) {
  const words = useMessages(aboutMessages);
  const status = useBusinessTime((now) => callStatusAt(call, now));

  return (
    <li className="u:grid u:gap-2 u:border-t u:border-line u:py-3">
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1">
        <span className="u:font-semibold">{words.call(call.number)}</span>
        <CallStatusBadge status={status} />
      </div>
      {call.has_texts === 'yes' && <Announcement call={call} />}
      {call.list_version > 0 && <PublishedList call={call} />}
    </li>
  );
}
