import { Button, LazyPart, lazyPart } from '@urzad/ui';
import { DeveloperMenu } from '@urzad/ui/layouts';
import { Info, ListVideo, SquareTerminal } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { setDeveloperSwitch, useDevConfig } from '#shared/session/dev-config';
import { useSession } from '#shared/session/session-store';
import { openPageTool } from '../live/page-tool';
import { ReloadButton } from '../screen-boundary';
import { developerMessages } from './developer-messages';

const recorded = lazyPart(() => import('./recorded-actions'));

/** The switches (Order §12). Before a sign-in they act in the browser alone, so those of the server are not offered. */
export function DeveloperTools() {
  const words = useMessages(developerMessages);
  const isDeveloper = useSession(({ may }) => may('base_dev'));
  const { verbose, actions_record, auto_refresh, ...ofBrowser } = useDevConfig();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);

  return (
    <>
      <DeveloperMenu
        defaultOpen
        toggles={isDeveloper ? { ...ofBrowser, verbose, actions_record, auto_refresh } : ofBrowser}
        onToggle={setDeveloperSwitch}
      >
        {isDeveloper && (
          <>
            <Button
              icon={ListVideo}
              aria-haspopup="dialog"
              onClick={() => {
                setWanted(true);
                setOpen(true);
              }}
            >
              {words.recorded}
            </Button>
            <Button
              icon={SquareTerminal}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+K Meta+K"
              onClick={() => openPageTool('console')}
            >
              {words.console}
            </Button>
            <Button
              icon={Info}
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+I Meta+I"
              onClick={() => openPageTool('info')}
            >
              {words.facts}
            </Button>
          </>
        )}
      </DeveloperMenu>
      {isWanted && (
        <LazyPart of={recorded} missing={<ReloadButton />}>
          {({ RecordedActions }) => <RecordedActions open={isOpen} onOpenChange={setOpen} />}
        </LazyPart>
      )}
    </>
  );
}
