import { expect, it } from 'vitest';
import { digestOf } from './digest-of';

it('is the digest that every tool computes', async () => {
  expect(await digestOf(new Blob(['abc']))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
});
