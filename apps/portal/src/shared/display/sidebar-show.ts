import { create } from 'zustand';
import { useSession } from '../session/session-store';
import { saveConfig } from './save-config';

interface Choice {
  /** Whose choice: another person at this screen has their own. */
  userId: number | undefined;
  show: boolean;
}

const useChoice = create<{ made: Choice | undefined }>()(() => ({ made: undefined }));

/** Whether the sidebar is there: as chosen now, else as the account keeps it, else yes (Spec §4). */
export function useSidebarShow(): [show: boolean, choose: (show: boolean) => void] {
  const userId = useSession(({ me }) => me?.id);
  const kept = useSession(({ me }) => me?.user.config?.sidebar_show);
  const made = useChoice((choice) => choice.made);

  function choose(show: boolean) {
    useChoice.setState({ made: { userId, show } });
    // A save that fails says nothing: the choice stands on this screen.
    void saveConfig({ sidebar_show: show ? 'yes' : 'no' }).catch(() => undefined);
  }

  return [made && made.userId === userId ? made.show : kept !== 'no', choose];
}
