import { create } from 'zustand';
import { useSession } from '../session/session-store';
import { saveConfig } from './save-config';

interface Choice {
  /** The person of the choice: another one at this screen has their own. */
  userId: number | undefined;
  show: boolean;
}

const useChoice = create<{ made: Choice | undefined }>()(() => ({ made: undefined }));

/** Whether the sidebar is shown: as chosen now, else as the account has it, else yes (Spec §4). */
export function useSidebarShow(): [show: boolean, choose: (show: boolean) => void] {
  const userId = useSession(({ me }) => me?.id);
  const kept = useSession(({ me }) => me?.user.config?.sidebar_show);
  const made = useChoice((choice) => choice.made);

  function choose(show: boolean) {
    useChoice.setState({ made: { userId, show } });
    // A failed save is silent: the choice stays on this screen.
    void saveConfig({ sidebar_show: show ? 'yes' : 'no' }).catch(() => undefined);
  }

  return [made && made.userId === userId ? made.show : kept !== 'no', choose];
}
