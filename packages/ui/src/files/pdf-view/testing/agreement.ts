import { screen } from 'storybook/test';
import agreementUrl from '../samples/umowa-uczestnictwa.pdf?inline';

/** A tagged agreement of three pages, made like the documents of the office. */
export const agreement = Uint8Array.from(atob(agreementUrl.slice(agreementUrl.indexOf(',') + 1)), (sign) =>
  sign.charCodeAt(0),
);

export const NAME = 'Umowa uczestnictwa UM/II/0123/2026';

/** The viewer, once the document is read. */
export const region = () => screen.findByRole('region', { name: NAME });
