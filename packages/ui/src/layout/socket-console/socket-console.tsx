import { Maximize2, Minimize2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { usePhone } from '../../internal/hooks/use-phone';
import { KeySigns } from '../../internal/key-signs/key-signs';
import { ModalLayer } from '../../internal/overlay/modal-layer';
import { ConnectionBadge } from './connection-badge';
import { SendForm } from './send-form';
import { type SocketConsoleLabels, socketConsoleLabels } from './socket-console.labels';
import { SocketLog } from './socket-log';
import type { SocketLogEntry, SocketMessage, SocketUser } from './socket-message';
import { useFullScreenKey } from './use-full-screen-key';
import { useTypedMessage } from './use-typed-message';

export type { SocketLogEntry } from './socket-message';

export interface SocketConsoleProps {
  /** Whether it is open; the caller keeps this state. */
  open: boolean;
  /**
   * Called with `false` when the person closes it: by Escape, the cross, a press outside or, on a phone, a swipe
   * down.
   */
  onOpenChange: (open: boolean) => void;
  /** Whether the window is connected. */
  connected: boolean;
  /** Who is connected. */
  users: readonly SocketUser[];
  /** The names of the rooms a message can be sent to. */
  rooms: readonly string[];
  /** The oldest first. */
  log: readonly SocketLogEntry[];
  /** Called with a whole message by the button of the form. */
  onSend: (message: SocketMessage) => void;
  /** Called by the button that empties the log. */
  onClearLog: () => void;
  /** Names of the keys that open it, drawn in its head where there is room; without them none are. */
  shortcut?: readonly string[];
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<SocketConsoleLabels>;
}

/** Sends actions to other windows of the application and shows the messages in both directions (Spec §2). */
export function SocketConsole({ open, onOpenChange, shortcut, labels, ...socket }: SocketConsoleProps) {
  const words = useLabels<SocketConsoleLabels>(socketConsoleLabels, labels);
  const [full, setFull] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const form = useTypedMessage({ words, ...socket });
  const phone = usePhone();
  const state = <ConnectionBadge connected={socket.connected} words={words} />;
  useFullScreenKey(body, open, () => setFull(!full));

  return (
    <ModalLayer
      kind="dialog"
      width="console"
      size={full ? 'full' : 'normal'}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      closeLabel={words.close}
      tools={
        <>
          {!phone && state}
          {shortcut && (
            <span aria-hidden="true" className="u:hidden u:tablet:inline-flex">
              <KeySigns names={shortcut} />
            </span>
          )}
          <span className="u:hidden u:tablet:inline">
            <IconButton
              icon={full ? Minimize2 : Maximize2}
              label={full ? words.normalSize : words.fullScreen}
              aria-keyshortcuts="F"
              onClick={() => setFull(!full)}
            />
          </span>
        </>
      }
    >
      <div
        ref={body}
        className="u:relative u:grid u:min-h-0 u:flex-1 u:content-start u:overflow-y-auto u:tablet:grid-cols-console u:tablet:content-stretch u:tablet:overflow-hidden"
      >
        {/* Beside the title it would leave it no room. */}
        {phone && <div className="u:px-5 u:pt-4">{state}</div>}
        <SendForm words={words} form={form} {...socket} />
        <SocketLog words={words} log={socket.log} onClear={socket.onClearLog} />
      </div>
    </ModalLayer>
  );
}
