import type { UserConfig } from '@urzad/contract';
import { create } from 'zustand';
import { useSession } from '../session/session-store';
import { saveConfig } from './save-config';

/** Settings of the account that are yes or no. */
type AccountChoice = 'sidebar_show' | 'single_keys';

interface Choice {
  /** The person of the choice: another one at this screen has their own. */
  userId: number | undefined;
  isOn: boolean;
}

const useChoices = create<Partial<Record<AccountChoice, Choice>>>()(() => ({}));

/** A setting of the account: as chosen now, else as the account has it, else yes (Spec §4). */
export function useAccountChoice(name: AccountChoice): [isOn: boolean, choose: (isOn: boolean) => void] {
  const userId = useSession(({ me }) => me?.id);
  const kept = useSession(({ me }) => me?.user.config?.[name]);
  const made = useChoices((choices) => choices[name]);

  function choose(isOn: boolean) {
    useChoices.setState({ [name]: { userId, isOn } });
    const config: UserConfig = { [name]: isOn ? 'yes' : 'no' };
    // A failed save is silent: the choice stays on this screen.
    void saveConfig(config).catch(() => undefined);
  }

  return [made && made.userId === userId ? made.isOn : kept !== 'no', choose];
}
