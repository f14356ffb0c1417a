import type { YesNo } from '../words/option';

/** Where a generated application is found (Spec §3). */
export interface ApplicationPlace {
  /** `yes`: under a domain of its own, else in a folder of the provider. */
  url_own: YesNo;
  domain: string | null;
  folder: string | null;
}

/**
 * The address of a generated application: `https://{domain}`, else `{providerHost}/{folder}` (Process §2.1); `null` where
 * its part of the address is not known yet.
 *
 * @param providerHost the address of the provider, `https://apps.example.pl`
 */
export function applicationAddress(
  { url_own, domain, folder }: ApplicationPlace,
  providerHost: string,
): string | null {
  if (url_own === 'yes') return domain ? `https://${domain}` : null;
  return folder ? `${providerHost.replace(/\/+$/, '')}/${folder}` : null;
}
