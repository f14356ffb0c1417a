import { secondFactor } from '@urzad/contract';
import { TOTP } from 'otpauth';
import type { Client } from './api';
import { NEW_PASSWORD } from './people';

/** What an authenticator app shows now; one step later is accepted too, so that no test waits for the next step. */
export function appCode(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Turns codes of an authenticator app on. @returns its secret and the recovery codes */
export async function turnOnApp(client: Client): Promise<{ secret: string; codes: string[] }> {
  const begun = await client.request(secondFactor.begin, { body: { kind: 'app', pass: NEW_PASSWORD } });
  const secret = begun.data?.secret ?? '';
  const { data } = await client.request(secondFactor.confirm, { body: { code: appCode(secret) } });
  return { secret, codes: data.codes };
}
