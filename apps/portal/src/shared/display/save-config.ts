import { baseConfig, type UserConfig } from '@urzad/contract';
import { request } from '../session/client';

export async function saveConfig(config: UserConfig): Promise<void> {
  await request(baseConfig.userSetMany, { body: config });
}
