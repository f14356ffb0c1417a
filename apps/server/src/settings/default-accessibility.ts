import type { SettingsOf } from '@urzad/grants';

/** What the statement says until the office enters its own (Order §7). Fictional. */
export const DEFAULT_ACCESSIBILITY: SettingsOf<'accessibility'> = {
  coordinator: '',
  coordinator_mail: '',
  coordinator_phone: '',
  published: '2026-01-01',
  updated: '2027-01-20',
  made: '2027-01-20',
  reviewed: '2027-01-20',
  interpreter_pl:
    'W urzędzie pomoże Ci tłumacz polskiego języka migowego. Napisz do nas 3 dni robocze przed wizytą.',
  interpreter_en:
    'A sign-language interpreter helps you at the office. Write to us 3 working days before your visit.',
  easy_pl:
    'Urząd pomaga rodzicom małych dzieci.\nPłacisz za żłobek, klub albo nianię?\nUrząd może oddać Ci część pieniędzy.\nNa tej stronie napiszesz prośbę o pieniądze.\nMożesz też przyjść do urzędu. Pomożemy Ci.',
  easy_en:
    'The office helps parents of small children.\nDo you pay for a nursery, a club or a nanny?\nThe office may give you back a part of the money.\nOn this website you can ask for the money.\nYou can also come to the office. We will help you.',
  film: '',
  film_captions: '',
  film_text_pl: '',
  film_text_en: '',
  recording: '',
  recording_text_pl: '',
  recording_text_en: '',
};
