import { LazyPart, lazyPart } from '@urzad/ui';
import { useEffect } from 'react';
import { useSession } from '#shared/session/session-store';
import { closePageTool, openPageTool, type PageTool, usePageTool } from './page-tool';

const appInfo = lazyPart(() => import('./app-info'));
const socketPanel = lazyPart(() => import('./socket-panel'));

/**
 * Ctrl+I, on a Mac ⌘I, shows facts about the application to whoever is signed in, and so does an entry of the user menu;
 * Ctrl+K the console of the socket to who has `base_dev` (Spec §2, Order §12), who finds both in the developer's menu: a
 * phone has no such keys. Both belong to a rich editor while it has the focus.
 */
export function PageTools() {
  const mayConsole = useSession(({ may }) => may('base_dev'));
  const { open, wanted, pressed } = usePageTool();

  // Who comes next in this window has opened nothing.
  useEffect(() => closePageTool, []);

  useEffect(() => {
    function follow(event: KeyboardEvent) {
      const tool = toolOf(event);
      if (!tool || (tool === 'console' && !mayConsole) || isInEditor(event.target)) return;
      // The browser would search, or make text italic.
      event.preventDefault();
      // A key that is held is one press.
      if (event.repeat) return;
      if (usePageTool.getState().open === tool) closePageTool();
      else openPageTool(tool, [event.metaKey ? '⌘' : 'Ctrl', event.key.toUpperCase()]);
    }
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [mayConsole]);

  const propsOf = (tool: PageTool) => ({ open: open === tool, onOpenChange: closePageTool });
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

function toolOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): PageTool | undefined {
  if (ctrlKey === metaKey || altKey || shiftKey) return undefined;
  if (key.toLowerCase() === 'i') return 'info';
  return key.toLowerCase() === 'k' ? 'console' : undefined;
}

function isInEditor(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.isContentEditable;
}
