import { createHash } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { uploadSessions, uploads } from '@urzad/contract';
import type { Client } from '../../kit/api';
import type { OwnRegistration } from '../../kit/drafting';
import { expect } from '../../kit/fixtures';
import { keptFiles } from '../../kit/kept';
import { kill } from '../../kit/kill';
import { newPerson, type Person } from '../../kit/people';
import { chooseFile } from '../../kit/screens';
import { answered, find, newcomer } from '../../kit/steps';

/** The field of documents that no answer requires. */
export const OTHERS = 'Inne dokumenty';

const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
export const isUpload = ({ pathname }: URL) =>
  [uploadSessions.uploadchunk.url, uploads.uploadfile.url].some((end) => pathname.endsWith(end));

/** A new person with a draft that has every answer and no file. */
export async function answering(address: string, answers: Person['answers'] = {}): Promise<OwnRegistration> {
  const person = { ...newPerson(), answers };
  const client = await newcomer(address, person);
  return { person, client, id: (await answered(client, person)).id };
}

const addressOf = (id: number, step: number) => `/cofundingregistrations/${id}/edit?step=${step}`;

/** Opens the form at its files, or at another step. */
export async function openFiles(page: Page, id: number, step = 7): Promise<Page> {
  await page.goto(addressOf(id, step));
  await expect(page.getByRole('button', { name: /^(Dalej|Przejdź do podpisu)/ })).toBeVisible();
  return page;
}

/** The requests that bring bytes from now on. */
export function countUploads(context: BrowserContext) {
  const counted = { posts: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && isUpload(new URL(request.url()))) counted.posts += 1;
  });
  return counted;
}

/** Lets this many requests of uploads through, and cuts the connection after them. */
export async function cutAfter(page: Page, requests: number) {
  let asked = 0;
  await page.route(isUpload, (route) => {
    asked += 1;
    return asked > requests ? route.abort('internetdisconnected') : route.continue();
  });
}

/** Chooses a file, of which nothing or one part arrives, and kills the tab once it is kept, with its hash if need be. */
export async function killedWith(
  page: Page,
  kind: string,
  { isIdentified = false, ...file }: { name: string; bytes: Buffer; isIdentified?: boolean },
) {
  const isInParts = file.bytes.length > 1_048_576;
  // The start of the session and one chunk.
  await cutAfter(page, isInParts ? 2 : 0);
  await chooseFile(page, kind, file);
  const field = page.getByRole('group', { name: kind });
  await expect(field.getByText('Czekamy na połączenie')).toBeVisible();
  const kept = { name: file.name, ...(isIdentified && { sha256: digestOf(file.bytes) }) };
  await expect.poll(() => keptFiles(page)).toContainEqual(expect.objectContaining(kept));
  await page.context().setOffline(true);
  await kill(page);
  await page.context().setOffline(false);
}

export function attachedIn(page: Page, kind: string, name: string) {
  const field = page.getByRole('group', { name: kind });
  return field
    .getByRole('link', { name: `Pobierz: ${name}` })
    .or(field.getByRole('button', { name: `Więcej: ${name}` }));
}

export async function expectOnly(client: Client, id: number, name: string, bytes: Buffer) {
  const { attachments } = await find(client, id);
  expect(attachments.map((file) => file.name)).toEqual([name]);
  const answer = await fetch(new URL(attachments[0]?.url ?? '', client.address));
  expect(digestOf(new Uint8Array(await answer.arrayBuffer()))).toBe(digestOf(bytes));
}
