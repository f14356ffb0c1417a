import { baseConfig, type UserConfig } from '@urzad/contract';
import { call } from '../api/client';

export async function saveConfig(config: UserConfig): Promise<void> {
  await call(baseConfig.userSetMany, { body: config });
}
