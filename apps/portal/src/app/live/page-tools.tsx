import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect, useState } from 'react';
import { useSession } from '#shared/session/session-store';

const appInfo = lazyPart(() => import('./app-info'));
const socketPanel = lazyPart(() => import('./socket-panel'));

type Tool = 'info' | 'console';

/**
 * Ctrl+I, on a Mac ⌘I, shows facts about the application to whoever is signed in; Ctrl+K the console of the socket to
 * who has `base_dev` (Spec §2, Order §12). Both keys belong to a rich editor while it has the focus.
 */
export function PageTools() {
  const mayConsole = useSession(({ may }) => may('base_dev'));
  const [open, setOpen] = useState<Tool>();
  const [wanted, setWanted] = useState<ReadonlySet<Tool>>(new Set());
  const [pressed, setPressed] = useState<readonly string[]>([]);

  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const tool = toolOf(event);
      if (!tool || (tool === 'console' && !mayConsole) || isInEditor(event.target)) return;
      // The browser would search, or make text italic.
      event.preventDefault();
      setWanted((known) => new Set([...known, tool]));
      setPressed([event.metaKey ? '⌘' : 'Ctrl', event.key.toUpperCase()]);
      setOpen((present) => (present === tool ? undefined : tool));
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [mayConsole]);

  const propsOf = (tool: Tool) => ({ open: open === tool, onOpenChange: () => setOpen(undefined) });
  return (
    <>
      {wanted.has('info') && (
        <LazyPart of={appInfo}>
          {({ AppInfo }) => <AppInfo {...propsOf('info')} pressed={pressed} />}
        </LazyPart>
      )}
      {wanted.has('console') && mayConsole && (
        <LazyPart of={socketPanel}>{({ SocketPanel }) => <SocketPanel {...propsOf('console')} />}</LazyPart>
      )}
    </>
  );
}

function toolOf({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): Tool | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey || repeat) return undefined;
  if (key.toLowerCase() === 'i') return 'info';
  return key.toLowerCase() === 'k' ? 'console' : undefined;
}

function isInEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
