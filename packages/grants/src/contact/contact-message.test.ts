import { expect, it } from 'vitest';
import { contactErrors } from './contact-message';

const MESSAGE = {
  topic: 'INNE',
  name: 'Zenon Testowy',
  mail: 'zenon.testowy@example.com',
  phone: '',
  body: 'Czy mogę złożyć zgłoszenie już teraz?',
};

it('asks for everything but the phone', () => {
  expect(contactErrors(MESSAGE)).toEqual({});
  expect(contactErrors({ topic: '', name: '', mail: '', phone: '', body: ' ' })).toEqual({
    topic: 'is-empty',
    name: 'is-empty',
    mail: 'is-empty',
    body: 'is-empty',
  });
});

it('judges what was typed', () => {
  const errors = contactErrors({
    ...MESSAGE,
    topic: 'REKLAMA',
    mail: 'zenon@',
    phone: '12',
    body: 'a'.repeat(3001),
  });
  expect(Object.keys(errors)).toEqual(['topic', 'mail', 'phone', 'body']);
});
