import { cp } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { startPostgres } from './postgres.mjs';
import { startProduct, withFolder } from './servers.mjs';

/** One of the two products. @typedef {{ address: string, url: string }} Sized */

/**
 * The product twice on one PostgreSQL, each with the demo and with rows of its own: few, and many.
 *
 * @param {{ few: number, many: number, fill: (url: string, size: number) => Promise<void> }} rows
 * @param {(few: Sized, many: Sized) => Promise<void>} measure
 */
export function withTwoSizes({ few: fewRows, many: manyRows, fill }, measure) {
  return withFolder(async (folder) => {
    const database = await startPostgres(folder);
    // The product closes its folder to others, and PostgreSQL runs as another user.
    const folders = { few: path.join(folder, 'few'), many: path.join(folder, 'many') };
    const urls = { few: database.url, many: database.url.replace(/urzad$/, 'many') };
    try {
      await (await startProduct(folders.few, { DATABASE_URL: urls.few })).stop();
      await cp(folders.few, folders.many, { recursive: true });
      await copyDatabase(urls.few);
      await fill(urls.few, fewRows);
      await fill(urls.many, manyRows);
      const few = await startProduct(folders.few, { DATABASE_URL: urls.few });
      const many = await startProduct(folders.many, { DATABASE_URL: urls.many });
      try {
        await measure({ address: few.address, url: urls.few }, { address: many.address, url: urls.many });
      } finally {
        await few.stop();
        await many.stop();
      }
    } finally {
      await database.stop();
    }
  });
}

/** A second one with the demo data, `many`. @param {string} url */
async function copyDatabase(url) {
  const db = postgres(url.replace(/urzad$/, 'postgres'), { max: 1 });
  await db.unsafe('create database many template urzad');
  await db.end();
}
