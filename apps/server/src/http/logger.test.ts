import { aChild, aRegistrationForm } from '@urzad/grants/testing';
import { fastify } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { loggerOptions } from './logger';

let lines: string[];
const stream = { write: (line: string) => void lines.push(line) };
const log = fastify({ logger: { ...loggerOptions('info'), stream } }).log;

beforeEach(() => {
  lines = [];
});

it('says nothing of passwords, tokens and private answers, however deep they lie', () => {
  const form = aRegistrationForm({ street: 'Źródlana', id_document: 'ABC123', children: [aChild()] });
  log.info({ pass: 'Zima!2026x', body: { token: 'tajny', form, location_street: 'Dębowa' } }, 'A call');

  for (const secret of ['Zima!2026x', 'tajny', '92030300023', '26291000028', 'Źródlana', 'ABC123', 'Dębowa'])
    expect(lines.join()).not.toContain(secret);
  expect(lines.join()).toContain('"labour_status":"');
});

it('says nothing of what a line is bound to', () => {
  log.child({ pesel: '92030300023' }).info('A call');

  expect(JSON.parse(lines.join())).toMatchObject({ pesel: '***', msg: 'A call' });
});

it('says nothing of the secrets of a query', async () => {
  const app = fastify();
  app.get('/', ({ query }) => {
    log.info({ query }, 'A query');
    return {};
  });
  await app.inject('/?pass=Zima!2026x&page=2');

  expect(JSON.parse(lines.join())).toMatchObject({ query: { pass: '***', page: '2' } });
});

it('ends where an object contains itself', () => {
  const circle: Record<string, unknown> = { name: 'koło' };
  circle.again = circle;
  log.info({ circle }, 'A circle');

  expect(lines.join()).toContain('koło');
});
