import type { SectionTitle } from '../logic/form/sections';

/** Titles of the sections of the form, some of them questions. */
const pl: Record<SectionTitle, string> = {
  name: 'Jak się nazywasz?',
  identity: 'Numer PESEL i obywatelstwo',
  education: 'Jakie masz wykształcenie?',
  contact: 'Jak się z Tobą skontaktować?',
  home: 'Gdzie mieszkasz?',
  correspondence: 'Gdzie wysyłać listy?',
  labour: 'Twoja sytuacja na rynku pracy',
  employer: 'Pracodawca',
  leave: 'Urlop',
  return: 'Powrót do pracy',
  criteria: 'Kryteria, za które są punkty',
  situation: 'Pytania Unii Europejskiej',
  needs: 'Czego potrzebujesz?',
  declarations: 'Oświadczenia',
  account: 'Rachunek bankowy',
};

const en: Record<SectionTitle, string> = {
  name: 'What is your name?',
  identity: 'PESEL number and citizenship',
  education: 'What education do you have?',
  contact: 'How can we contact you?',
  home: 'Where do you live?',
  correspondence: 'Where should letters go?',
  labour: 'Your labour market status',
  employer: 'Employer',
  leave: 'Leave',
  return: 'Return to work',
  criteria: 'Criteria that give points',
  situation: 'Questions of the European Union',
  needs: 'What do you need?',
  declarations: 'Declarations',
  account: 'Bank account',
};

export const sectionWords = { pl, en };
