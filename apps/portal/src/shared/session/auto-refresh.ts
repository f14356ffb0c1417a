import * as z from 'zod/mini';
import { readItem } from './storage';

const DevConfig = z.object({ auto_refresh: z.boolean() });

/** Whether pages refresh themselves: a developer may switch it off (Spec §3, `dev_config`). */
export function isAutoRefreshOn(): boolean {
  try {
    const { data } = z.safeParse(DevConfig, JSON.parse(readItem('dev_config') ?? '{}'));
    return data?.auto_refresh !== false;
  } catch {
    return true;
  }
}
