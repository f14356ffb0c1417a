import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { cofundingRegistrations as contract, type Registration } from '@urzad/contract';
import { aPdf } from '../../kit/files';
import { mailsTo } from '../../kit/mail';
import { find, register } from '../../kit/steps';
import { again } from './write';

/** Somebody who writes one thing after another and remembers which writes were acknowledged. */
export interface Writer {
  /** One write. Throws without an answer, and then remembers that the write is uncertain. */
  write(address: string): Promise<void>;
  /**
   * After the restart: acknowledged writes are stored, an unacknowledged one is stored once or not at all; then
   * continues from there.
   */
  prove(address: string): Promise<void>;
}

interface Standing {
  token: string | undefined;
  registration: Registration;
}

/** Saves a draft again and again, like a person who types. */
export function drafter(standing: Standing): Writer {
  const { id, form } = standing.registration;
  let { row_version } = standing.registration;
  let saved = form.job_title;
  let uncertain: string | undefined;

  return {
    async write(address) {
      uncertain = `stanowisko ${randomUUID().slice(0, 8)}`;
      const { data } = await again(address, standing).request(contract.set, {
        query: { id },
        body: { form: { ...form, job_title: uncertain }, row_version },
      });
      [saved, row_version, uncertain] = [uncertain, data.row_version, undefined];
    },
    async prove(address) {
      const found = await find(again(address, standing), id);
      expect([saved, uncertain ?? saved]).toContain(found.form.job_title);
      [saved, row_version, uncertain] = [found.form.job_title, found.row_version, undefined];
    },
  };
}

const KEPT_FILES = 6;

/** Uploads and attaches files, and removes the oldest. */
export function attacher(standing: Standing): Writer {
  const { id } = standing.registration;
  const attached = new Map<string, number>();
  let uncertain: { filename: string; key: string } | undefined;
  let leaving: string | undefined;

  const attach = async (address: string, { filename, key }: { filename: string; key: string }) => {
    const body = { filename, kind: 'INNY' as const };
    const { data } = await again(address, standing).request(contract.attach, { query: { id }, body, key });
    const file = data.attachments.find((attachment) => attachment.filename === filename);
    expect(file, 'what was attached is in the answer').toBeDefined();
    attached.set(filename, file?.id ?? 0);
  };

  return {
    async write(address) {
      const client = again(address, standing);
      const filename = await client.upload({ name: 'wyjaśnienie.pdf', bytes: aPdf() });
      uncertain = { filename, key: randomUUID() };
      await attach(address, uncertain);
      uncertain = undefined;

      const [oldest] = attached;
      if (attached.size <= KEPT_FILES || !oldest) return;
      leaving = oldest[0];
      await client.request(contract.detach, {
        query: { id },
        body: { id_file: oldest[1] },
        key: randomUUID(),
      });
      attached.delete(leaving);
      leaving = undefined;
    },
    async prove(address) {
      // The repeated request finds its first answer, or does what the killed server did not.
      if (uncertain) await attach(address, uncertain);
      const { attachments } = await find(again(address, standing), id);
      const found = attachments.map(({ filename }) => filename);
      if (leaving !== undefined && !found.includes(leaving)) attached.delete(leaving);
      expect(found.toSorted()).toEqual([...attached.keys()].toSorted());
      uncertain = leaving = undefined;
    },
  };
}

/** New people register, each once. */
export function registrar(): Writer {
  let acknowledged: string[] = [];
  let uncertain: { mail: string; key: string } | undefined;

  return {
    async write(address) {
      uncertain = { mail: `fala.${randomUUID().slice(0, 8)}@example.com`, key: randomUUID() };
      await register(address, uncertain, uncertain.key);
      acknowledged.push(uncertain.mail);
      uncertain = undefined;
    },
    async prove(address) {
      if (uncertain) {
        await register(address, uncertain, uncertain.key);
        acknowledged.push(uncertain.mail);
      }
      for (const mail of acknowledged) expect(await mailsTo(address, mail)).toHaveLength(1);
      [acknowledged, uncertain] = [[], undefined];
    },
  };
}

/** Finishes a form and opens it again: each turn makes a document, a file and a status. */
export function finisher(standing: Standing): Writer {
  const { id } = standing.registration;
  let { status, row_version } = standing.registration;
  let isUncertain = false;
  const accept = (found: Registration) => {
    ({ status, row_version } = found);
  };

  return {
    async write(address) {
      const client = again(address, standing);
      isUncertain = true;
      const [query, key] = [{ id }, randomUUID()];
      const { data } =
        status === 'draft'
          ? await client.request(contract.tosign, { query, body: { row_version }, key })
          : await client.request(contract.edit, { query, body: {}, key });
      isUncertain = false;
      accept(data);
    },
    async prove(address) {
      const found = await find(again(address, standing), id);
      expect(isUncertain ? ['draft', 'to_sign'] : [status]).toContain(found.status);
      const waiting = found.documents.filter((one) => one.kind === 'FORMULARZ' && one.status === 'frozen');
      expect(waiting).toHaveLength(found.status === 'to_sign' ? 1 : 0);
      accept(found);
      isUncertain = false;
    },
  };
}

/** The office marks fields while it reads. */
export function reviewer(standing: Standing): Writer {
  const { id } = standing.registration;
  let { row_version } = standing.registration;
  let saved: string | undefined;
  let uncertain: string | undefined;

  return {
    async write(address) {
      uncertain = `Uwaga ${randomUUID().slice(0, 8)}`;
      const marks = [{ field: 'city', state: 'remark' as const, text: uncertain }];
      const { data } = await again(address, standing).request(contract.review, {
        query: { id },
        body: { marks, row_version },
        key: randomUUID(),
      });
      [saved, row_version, uncertain] = [uncertain, data.row_version, undefined];
    },
    async prove(address) {
      const found = await find(again(address, standing), id);
      const text = found.review.find(({ field }) => field === 'city')?.text;
      if (saved !== undefined || text !== undefined) expect([saved, uncertain]).toContain(text);
      [saved, row_version, uncertain] = [text, found.row_version, undefined];
    },
  };
}
