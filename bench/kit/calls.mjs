import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from './servers.mjs';

/**
 * A caller of the product, signed in as somebody of the demo data.
 * @param {string} address @param {string} mail
 */
export async function callerAs(address, mail) {
  const { token } = /** @type {{ token?: string }} */ (
    await call(`${address}/api/user/login`, { body: { mail, pass: DEMO_PASSWORD } })
  );
  if (!token) throw new Error(`${mail} got no token.`);
  return {
    /** @param {string} path */
    get: (path) => call(address + path, { headers: { token } }),
    /** Of a list, with the number of its rows. @param {string} path */
    answer: (path) => answerOf(address + path, { headers: { token } }),
    /** @param {string} path @param {object} body */
    post: (path, body) => call(address + path, { body, headers: { token, 'idempotency-key': randomUUID() } }),
  };
}

/** @param {string} url @param {{ body?: object, headers?: Record<string, string> }} options @returns {Promise<any>} */
export async function call(url, options = {}) {
  return (await answerOf(url, options)).data;
}

/** @param {string} url @param {{ body?: object, headers?: Record<string, string> }} options @returns {Promise<any>} */
async function answerOf(url, { body, headers = {} }) {
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const type = body && { 'content-type': 'application/json' };
  const answer = await fetch(url, { ...sent, headers: { ...type, ...headers } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** @param {() => Promise<unknown>} work @returns {Promise<number>} milliseconds */
export async function timeOf(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
