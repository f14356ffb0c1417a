import { TOTP } from 'otpauth';
import { DEMO_PASSWORD } from '../src/config';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

/** A time step of an authenticator app. */
export const STEP_MS = 30_000;

/** What an authenticator app shows now, or some steps later. */
export function appCode({ clock }: TestApp, secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * STEP_MS });
}

/** Turns an authenticator app on. @returns its secret and the recovery codes */
export async function turnOnApp(test: TestApp, who: SignedIn): Promise<{ secret: string; codes: string[] }> {
  const begun = await who.post('/api/user/secondfactorbegin', { kind: 'app', pass: DEMO_PASSWORD });
  const { secret } = begun.json().data;
  const confirmed = await who.post('/api/user/secondfactorconfirm', { code: appCode(test, secret) });
  test.clock.advance(STEP_MS);
  return { secret, codes: confirmed.json().data.codes };
}

/** Turns codes by e-mail on. @returns the recovery codes */
export async function turnOnMail(test: TestApp, who: SignedIn, mail: string): Promise<string[]> {
  await who.post('/api/user/secondfactorbegin', { kind: 'mail', pass: DEMO_PASSWORD });
  const confirmed = await who.post('/api/user/secondfactorconfirm', { code: await test.codeFor(mail) });
  return confirmed.json().data.codes;
}
