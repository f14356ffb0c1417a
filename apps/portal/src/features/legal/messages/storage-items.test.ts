import { expect, it } from 'vitest';
import { storageItems } from './storage-items';

it('says how much of unsent files is kept, and for how long', () => {
  expect(storageItems.pl.uploads).toEqual({
    purpose:
      'pliki, które dołączasz do zgłoszenia, a które nie zostały jeszcze wysłane, razem do 50 MB; bez orzeczenia o niepełnosprawności',
    kept: 'baza danych przeglądarki, do wysłania albo wylogowania, najwyżej 24 godziny',
  });
  expect(storageItems.en.uploads).toEqual({
    purpose:
      'files that you have attached to an application and that have not arrived yet, 50 MB together; without a disability certificate',
    kept: "browser's database, until sent or until you sign out, 24 hours at most",
  });
});

it('says for how long a draft is kept', () => {
  expect(storageItems.pl.drafts.kept).toBe(
    'baza danych przeglądarki, do zapisania na serwerze albo wysłania, najwyżej 30 dni od ostatniej zmiany',
  );
  expect(storageItems.en.drafts.kept).toBe(
    "browser's database, until saved on the server or sent, 30 days after the last change at most",
  );
});
