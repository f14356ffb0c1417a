import { SocketRequest } from '@urzad/contract';
import { toast } from '@urzad/ui';
import { SocketConsole } from '@urzad/ui/socket-console';
import { useEffect } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { askForUsers, sendLive } from '#shared/live/keep-live';
import { clearLog, observeActions, useLive } from '#shared/live/live-store';
import { liveMessages } from './live-messages';
import { shortcutOf } from './page-tool';

/** Spec §9: the default interval of an observer. */
const OBSERVER_MS = 10_000;

interface SocketPanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The console of the socket, with the people and rooms of the moment. */
export function SocketPanel({ open, onOpenChange }: SocketPanelProps) {
  const words = useMessages(liveMessages);
  const { isConnected, remoteName, users, rooms, log } = useLive();

  useEffect(() => {
    if (!open || !isConnected || !remoteName) return undefined;
    askForUsers();
    const timer = setInterval(askForUsers, OBSERVER_MS);
    // Who sends may have come just now.
    const stop = observeActions(({ action }) => action !== 'userList' && askForUsers());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [open, isConnected, remoteName]);

  return (
    <SocketConsole
      open={open}
      onOpenChange={onOpenChange}
      connected={isConnected}
      shortcut={shortcutOf('console')}
      users={users.map(({ id, name, remote_name }) => ({ id, name, remoteName: remote_name }))}
      rooms={rooms}
      log={log}
      onSend={(message) => {
        const request = SocketRequest.safeParse(message);
        if (request.success) sendLive(request.data);
        else toast.error(words.notSent);
      }}
      onClearLog={clearLog}
    />
  );
}
