import { SESSION_MS } from '@urzad/contract';
import { SessionExpiryDialog } from '@urzad/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { checkSession, refreshAfter } from '#shared/session/fresh-token';
import { endTokens } from '#shared/session/session-over';
import { useSession } from '#shared/session/session-store';
import { readItem } from '#shared/session/storage';
import { useLastSeen } from '#shared/session/use-last-seen';
import { lockSession } from '../lock-session';
import { staffMessages } from './staff-messages';

const WARN_SECONDS = 120;
/** A tab that was suspended first reads the messages that other tabs sent meanwhile. */
const HEAR_OTHERS_MS = 1_000;

/**
 * Asks whether somebody is still there before an idle page locks itself (staff) or ends the session (Order §2). The
 * server does the same to a browser without requests; ours always has some, since the bell refreshes.
 */
export function SessionWatch() {
  const words = useMessages(staffMessages);
  const isStaff = useSession(({ me }) => me !== undefined && me.perspective !== 'citizen');
  const limitMs = isStaff ? SESSION_MS.staffIdle : renewableMs();
  const { lastSeen, stay } = useLastSeen(limitMs - WARN_SECONDS * 1000);
  const navigate = useNavigate();
  const { pending, error, renew } = useRenewal(stay);
  const end = lastSeen + limitMs;
  const expire = useExpiry(end, () => (isStaff ? void lockSession() : endOwn()));
  const hasEnded = useEnd(stay);
  if (hasEnded) return null;

  return (
    <SessionExpiryDialog
      expiresAt={end}
      warnSeconds={WARN_SECONDS}
      onExtend={() => void renew()}
      onLogout={() => navigate(paths.logout)}
      onExpired={expire}
      pending={pending}
      error={error}
      {...(isStaff && { labels: { text: words.lockSoon } })}
    />
  );
}

function endOwn() {
  endTokens(useSession.getState().marker);
}

/** The last token may have been renewed just before the last activity, and lives as long again. */
function renewableMs(): number {
  const isRemembered = readItem('remember_me') === 'yes';

  return (isRemembered ? SESSION_MS.refreshRemembered : SESSION_MS.refresh) - SESSION_MS.access;
}

/** Requests more time; without an answer the dialog stays open and shows the reason. */
function useRenewal(onRenewed: () => void) {
  const textOf = useFailureText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();

  async function renew() {
    setPending(true);
    setError(undefined);
    try {
      await refreshAfter(readItem('user_token') ?? '');
      onRenewed();
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setPending(false);
    }
  }

  return { pending, error, renew };
}

/** Whether the person is asked to sign in again. Their answer is a sign that they are there. */
function useEnd(onSignedIn: () => void): boolean {
  const hasEnded = useSession((session) => session.hasEnded);

  useEffect(() => {
    const stop = useSession.subscribe((now, before) => {
      if (before.hasEnded && !now.hasEnded) onSignedIn();
    });
    return stop;
  }, [onSignedIn]);

  // The session of a tab that nobody looked at may have ended meanwhile.
  useEffect(() => {
    const check = () => document.hidden || checkQuietly();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, []);

  return hasEnded;
}

/** Without a connection nothing is known, and the page stays as it is. */
function checkQuietly() {
  checkSession().catch(() => undefined);
}

function useExpiry(end: number, onExpired: () => void): () => void {
  const latest = useRef({ end, onExpired });
  useEffect(() => {
    latest.current = { end, onExpired };
  });

  return () => {
    // A session that has ended meanwhile is signed in to again, over the screen: it is not locked.
    checkQuietly();
    setTimeout(() => {
      if (Date.now() >= latest.current.end && !useSession.getState().hasEnded) latest.current.onExpired();
    }, HEAR_OTHERS_MS);
  };
}
