import * as z from 'zod/mini';
import { Tokens } from './account-shapes';
import { YesNo } from './shapes';

/** By what a person completes a sign-in: a mailed code, or one of an authenticator app (TOTP, RFC 6238). */
export const FactorKind = z.enum(['mail', 'app']);
export type FactorKind = z.infer<typeof FactorKind>;

/** The first step of a sign-in was right; `user/code` asks for the second. */
export const Challenge = z.object({
  challenge: z.string(),
  kind: FactorKind,
  /** `no`: no code was mailed, as it comes from an app or too many were asked for lately. */
  sent: YesNo,
});
export type Challenge = z.infer<typeof Challenge>;

/** What proves the first step. */
export const ChallengeText = z.string().check(z.minLength(1), z.maxLength(100));

/** What a sign-in answers: tokens, or the question for the second factor. */
export const SignInAnswer = z.union([Tokens, Challenge]);
export type SignInAnswer = z.infer<typeof SignInAnswer>;

export const SecondFactorView = z.object({
  two_fa: YesNo,
  kind: z.nullable(FactorKind),
  /** Recovery codes that were not used. */
  codes_left: z.int(),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** The secret of an authenticator app: as text, as an address for apps, and that address as a QR code. */
export const AuthenticatorSecret = z.object({
  secret: z.string(),
  uri: z.string(),
  /** `data:` address of an SVG picture. */
  qr: z.string(),
});
export type AuthenticatorSecret = z.infer<typeof AuthenticatorSecret>;

export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
