import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { lenient } from '../shapes/lenient';
import { envelope, YesNo } from '../shapes/shapes';

/** Settings of looks and keys of a person (Spec §3, "User config"). A setting that was never chosen is absent. */
export const UserConfig = z.partial(
  z.strictObject({
    color_scheme: z.enum(['light', 'dark']),
    dark_mode_type: z.enum(['default', 'black']),
    color: z.enum(['purple', 'green', 'orange', 'blue']),
    layout_type: z.enum(['vertical', 'horizontal']),
    header_type: z.enum(['default', 'detached']),
    sidebar_show: YesNo,
    view: z.enum(['grid', 'list']),
    /** Whether `/` and `?` work on the whole page (Order §12). */
    single_keys: YesNo,
    /** Of the interface, of letters and of notifications (Order §10). */
    language: z.enum(['pl', 'en']),
  }),
);
export type UserConfig = z.infer<typeof UserConfig>;

export const baseConfig = {
  userSetMany: defineEndpoint({
    method: 'POST',
    url: '/api/baseconfig/usersetmany',
    summary: 'Keeps settings of looks in the caller’s account. Those that are not sent stay as they were.',
    schema: { body: UserConfig, response: { 200: envelope(lenient(UserConfig)) } },
    errors: ['no-login', 'token-expired', 'no-privilege'],
  }),
} as const;
