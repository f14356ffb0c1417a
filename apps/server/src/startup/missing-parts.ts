import type { Config } from '../config';

/** What an office lacks outside production, where a server starts without it and nothing else would tell. */
export function missingParts({
  isDemo,
  sealFile,
  smtpUrl,
}: Pick<Config, 'isDemo' | 'sealFile' | 'smtpUrl'>): string[] {
  if (isDemo) return [];
  const missing: string[] = [];
  if (sealFile === undefined) {
    missing.push('Documents are sealed with a demo seal, which proves nothing: SEAL_FILE is not set.');
  }
  if (smtpUrl === undefined) missing.push('E-mails with codes and letters go nowhere: SMTP_URL is not set.');
  return missing;
}
