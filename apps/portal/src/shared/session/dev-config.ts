import * as z from 'zod/mini';
import { readItem, writeItem } from './storage';

const Flag = z.catch(z.optional(z.boolean()), undefined);

/** The switches of a developer (Spec §3, `dev_config`); one that is not stored is undefined. */
const DevConfig = z.object({ verbose: Flag, actions_record: Flag, auto_refresh: Flag });

export type DeveloperSwitches = z.infer<typeof DevConfig>;

export function storedDevConfig(): DeveloperSwitches {
  try {
    return z.safeParse(DevConfig, JSON.parse(readItem('dev_config') ?? '{}')).data ?? {};
  } catch {
    return {};
  }
}

/** Turns a switch on or off in this browser. */
export function setDeveloperSwitch(name: keyof DeveloperSwitches, isOn: boolean) {
  writeItem('dev_config', JSON.stringify({ ...storedDevConfig(), [name]: isOn }));
}

/** Whether pages refresh themselves: a developer may switch it off. */
export function isAutoRefreshOn(): boolean {
  return storedDevConfig().auto_refresh !== false;
}

/** The headers that the switches set (Spec §7, Order §6). They work only for who has `base_dev`. */
export function developerHeaders(): Record<string, string> {
  const { verbose, actions_record } = storedDevConfig();
  return {
    ...(verbose && { Verbose: 'yes', Mode: 'debug' }),
    ...(actions_record && { record: 'yes' }),
  };
}
