import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api-error';
import { passwordHasher } from './hasher';
import { newPasswordError } from './new-password';

describe('the hasher', () => {
  it('knows a password again, however its letters were composed', async () => {
    const hasher = await passwordHasher();
    const stored = await hasher.hash('Zażółć!1'.normalize('NFD'));
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hasher.matches(stored, 'Zażółć!1'.normalize('NFC'))).toBe(true);
    expect(await hasher.matches(stored, 'zażółć!1')).toBe(false);
  });

  it('never says yes without a stored hash', async () => {
    const hasher = await passwordHasher();
    expect(await hasher.matches(undefined, 'nobody has this password')).toBe(false);
  });

  it('sends the crowd away instead of making everybody wait', async () => {
    const hasher = await passwordHasher();
    const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => hasher.hash('x')));
    const refused = crowd.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(60 - 2 - 50);
    const [first] = refused;
    expect(first?.reason).toBeInstanceOf(ApiError);
    expect(first?.reason).toMatchObject({ status: 503, retryAfter: 2 });
    expect(await hasher.hash('later')).toMatch(/^\$argon2id/);
  });

  it('asks for a new hash when the cost has risen', async () => {
    const hasher = await passwordHasher();
    expect(hasher.isOutdated('$argon2id$v=19$m=4096,t=1,p=1$c2FsdA$aGFzaA')).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('x'))).toBe(false);
  });
});

describe('a new password', () => {
  const person = { mail: 'zofia.nowak@example.com', firstname: 'Zofia', lastname: null };

  it.each(['P@ssw0rd', 'Krotk!1', 'bezduzej!1', 'Zofia!2027', 'Nowak#2027'])('is not %s', (pass) => {
    expect(newPasswordError(pass, person)).toBe('not-valid-pass');
  });

  it.each([
    'Password1!',
    'Urzad2024!',
    'Urząd2024!',
    'P@ssw0rd1!',
    'Welcome#1',
    'Dragon2027!',
    '!1Monkey1!',
    'Qwerty123!',
    'MaleGranty2!',
    'Hasło123!',
    'H4slo!2027',
    'Abcdef1!',
    'Test1234!',
    'Lato2027!',
    'Grudzień2026!',
    'Sobota#1',
    'Kochanie1!',
    'Aaaaaaa1!',
    '1qaz!QAZ',
    '!QAZ2wsx',
    'Zaq1@WSX',
    'Monkey!Monkey1',
  ])('is no common word with a decoration: %s', (pass) => {
    expect(newPasswordError(pass, person)).toBe('not-valid-pass');
  });

  it.each([
    'Zielony!Staw7',
    'Kon7!bateria?zszywka',
    'Urzad!Dragon7Staw',
    'Zielone!Lato7Staw',
    'Kot7?Parapet',
    'Mleko4$Krowa',
    'Rower#Kapusta3',
    'Demo!2027pl',
  ])('may be anything else: %s', (pass) => {
    expect(newPasswordError(pass, person)).toBeUndefined();
  });

  it('may be any that a machine made', () => {
    const groups = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%&*?'];
    const sign = (at: number) => {
      const group = groups[at % groups.length] ?? '';
      return group[randomInt(group.length)] ?? '';
    };
    const refused = Array.from({ length: 2_000 }, () => {
      const order = Array.from({ length: 14 }, () => randomInt(4));
      return [...order, 0, 1, 2, 3].map(sign).join('');
    }).filter((pass) => newPasswordError(pass, { mail: 'x@example.com' }) !== undefined);
    expect(refused).toEqual([]);
  });
});
