import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleErrors } from './error-handler';

const app = Fastify();
let failure: Error;

beforeAll(() => {
  handleErrors(app);
  app.get('/', () => {
    throw failure;
  });
});
afterAll(() => app.close());

const coded = (code: string) => Object.assign(new Error('from below'), { code });

/** As the client of S3 throws them. */
const storeFailed = (over: object) => Object.assign(new Error('from the store'), over);

/** As Drizzle throws it: wrapped around the error of the database. */
const queryFailed = (code: string) => new Error('Failed query: insert', { cause: coded(code) });

it.each([
  ['the disk of the files is full', coded('ENOSPC'), 507, undefined],
  ['the disk of the files only reads', coded('EROFS'), 507, undefined],
  ['the folder of the files is not ours', coded('EACCES'), 507, undefined],
  ['this account has no more room', coded('EDQUOT'), 507, undefined],
  ['the database only reads', queryFailed('25006'), 503, '5'],
  ['the disk of the database is full', queryFailed('53100'), 507, undefined],
  ['nothing listens at the database', queryFailed('ECONNREFUSED'), 503, '5'],
  ['the database is being stopped', queryFailed('57P01'), 503, '5'],
  ['the database has crashed', queryFailed('57P02'), 503, '5'],
  ['the database has no connection left', queryFailed('53300'), 503, '5'],
  ['the connection to the database broke', queryFailed('ECONNRESET'), 503, '5'],
  ['a write waited for others in a circle', queryFailed('40P01'), 503, '5'],
  ['a write could not be put among others', queryFailed('40001'), 503, '5'],
  ['a row stays locked', queryFailed('55P03'), 503, '5'],
  ['a query took too long', queryFailed('57014'), 503, '5'],
  ['the store of files sends nothing', coded('ETIMEDOUT'), 503, '5'],
  ['the store of files takes no connection', storeFailed({ name: 'TimeoutError' }), 503, '5'],
  ['the store of files is overloaded', storeFailed({ name: 'SlowDown', $fault: 'server' }), 503, '5'],
  ['the store of files refuses us', storeFailed({ name: 'AccessDenied', $fault: 'client' }), 500, undefined],
  ['nobody knows why', queryFailed('XX000'), 500, undefined],
])('answers that %s, and tells nothing of the inside', async (_what, error, status, retryAfter) => {
  failure = error;
  const answer = await app.inject('/');
  expect([answer.statusCode, answer.json()]).toEqual([status, { code: 'server', data: null }]);
  expect(answer.headers['retry-after']).toBe(retryAfter);
});
