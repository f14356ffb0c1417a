import { expect } from '@playwright/test';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Reads the outbox of the demo, newest first. */
export async function mailsTo(address: string, to: string): Promise<Mail[]> {
  const response = await fetch(`${address}/api/outbox/get?to=${encodeURIComponent(to)}`);
  const { data } = (await response.json()) as { data: Mail[] };
  return data;
}

/** The six digits of the newest mail after the first `known` ones. */
export async function codeMailedTo(address: string, to: string, known = 0): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(address, to);
      code = mails.length > known ? /\b([0-9]{6})\b/.exec(mails[0]?.text ?? '')?.[1] : undefined;
      return code;
    })
    .toMatch(/^[0-9]{6}$/);
  return code ?? '';
}

/** The token of the newest mail with a link that signs in. */
export async function linkTokenMailedTo(address: string, to: string): Promise<string> {
  let token: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(address, to);
      token = mails.map(({ text }) => /\/autologin\/([\w-]{43})/.exec(text)?.[1]).find(Boolean);
      return token;
    })
    .toBeTruthy();
  return token ?? '';
}
