import type { Page } from '@playwright/test';

/** What a browser keeps of an unsent file. */
export interface KeptFile {
  userId: number;
  form: string;
  scope: string;
  name: string;
  /** Bytes of the content; 0 where it is not kept. */
  bytes: number;
  /** By it a file is recognised that is chosen again. */
  sha256?: string;
}

/** What the database of unsent files holds, read past the portal. */
export function keptFiles(page: Page): Promise<KeptFile[]> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'uploads')) return [];
    const db = await answerOf(indexedDB.open('uploads'));
    const records = await answerOf(db.transaction('uploads').objectStore('uploads').getAll());
    db.close();
    return records.map(({ userId, form, upload: { scope, name, file, sha256 } }) => ({
      ...{ userId, form, scope, name, sha256 },
      bytes: file?.size ?? 0,
    }));
  });
}

/** The answers of the drafts that a browser keeps, read past the portal. */
export function keptDrafts(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(async () => {
    const answerOf = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    if (!(await indexedDB.databases()).some(({ name }) => name === 'keyval-store')) return [];
    const db = await answerOf(indexedDB.open('keyval-store'));
    const records = await answerOf(db.transaction('keyval').objectStore('keyval').getAll());
    db.close();
    return records.flatMap((record) => record?.values ?? []);
  });
}

interface Change {
  olderByMs?: number;
  size?: number;
  form?: string;
}

/** Changes what is kept: as if it were older, larger or of another form. */
export function changeKept(page: Page, change: Change): Promise<void> {
  return page.evaluate(async ({ olderByMs = 0, size, ...rest }) => {
    const answerOf = <Answer>(asked: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        asked.onsuccess = () => resolve(asked.result);
        asked.onerror = () => reject(asked.error);
      });
    const db = await answerOf(indexedDB.open('uploads'));
    const store = db.transaction('uploads', 'readwrite').objectStore('uploads');
    const keys = await answerOf(store.getAllKeys());
    for (const key of keys) {
      const record = await answerOf(store.get(key));
      const upload = { ...record.upload, size: size ?? record.upload.size };
      await answerOf(store.put({ ...record, ...rest, at: record.at - olderByMs, upload }, key));
    }
    db.close();
  }, change);
}
