import * as z from 'zod/mini';
import { create } from 'zustand';
import { readItem, writeItem } from './storage';

const Flag = z.catch(z.optional(z.boolean()), undefined);

/** The switches of a developer (Spec §3, `dev_config`); one that is not stored is undefined. */
const DevConfig = z.object({
  data_default: Flag,
  auto_refresh: Flag,
  verbose: Flag,
  errors_show: Flag,
  actions_record: Flag,
});

export type DeveloperSwitches = z.infer<typeof DevConfig>;
export type DeveloperSwitchName = keyof DeveloperSwitches;

/** Changes for who looks at the switches; what holds stands in the storage, which other tabs write too. */
const useVersion = create<{ version: number }>(() => ({ version: 0 }));

export function storedDevConfig(): DeveloperSwitches {
  try {
    return z.safeParse(DevConfig, JSON.parse(readItem('dev_config') ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** The switches as they stand, of a component that follows them. */
export function useDevConfig(): Required<{ [Name in DeveloperSwitchName]: boolean }> {
  useVersion();
  const { auto_refresh = true, ...others } = storedDevConfig();
  const { data_default = false, verbose = false, errors_show = false, actions_record = false } = others;
  return { data_default, auto_refresh, verbose, errors_show, actions_record };
}

/** Turns a switch on or off in this browser. */
export function setDeveloperSwitch(name: DeveloperSwitchName, isOn: boolean) {
  writeItem('dev_config', JSON.stringify({ ...storedDevConfig(), [name]: isOn }));
  useVersion.setState(({ version }) => ({ version: version + 1 }));
}

/** Calls back after each change of a switch. */
export function onSwitchChange(callback: () => void): () => void {
  return useVersion.subscribe(callback);
}

/** The headers that the switches set (Spec §7, Order §6). They work only for who has `base_dev`. */
export function developerHeaders(): Record<string, string> {
  const { verbose, actions_record } = storedDevConfig();
  return {
    ...(verbose && { Verbose: 'yes', Mode: 'debug' }),
    ...(actions_record && { record: 'yes' }),
  };
}
