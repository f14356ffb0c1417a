import type { Messages } from '../../i18n/messages';

const pl = {
  notListed: 'Nie ma mojej miejscowości',
  listed: 'Wróć do listy miejscowości',
  help: 'Możesz też zadzwonić:',
  ownHint: 'Wpisz nazwę swojej miejscowości oraz jej powiat i gminę. Sprawdzimy ją i dopiszemy do listy.',
  ownHintAnywhere:
    'Wpisz nazwę miejscowości i wybierz, gdzie leży. Opieka może być też w innym województwie.',
  districtFirst: 'Najpierw wybierz powiat',
  office: {
    title: (name: string, where: string) => `Miejscowość spoza słownika: ${name}, ${where}`,
    text: 'Osoba wpisała ją ręcznie. Sprawdź nazwę i to, gdzie leży, zanim zgodzisz się z odpowiedzią.',
    add: 'Dodaj do słownika',
    added: 'Miejscowość jest w słowniku.',
    failed: 'Nie udało się jej dodać. Spróbuj ponownie.',
  },
};

const en = {
  notListed: 'My town or village is not on the list',
  listed: 'Back to the list of towns and villages',
  help: 'You can also call:',
  ownHint:
    'Enter the name of your town or village with its district and commune. We will check it and add it to the list.',
  ownHintAnywhere:
    'Enter the name of the town or village and choose where it lies. Care may also be in another voivodeship.',
  districtFirst: 'Choose the district first',
  office: {
    title: (name: string, where: string) =>
      `A town or village that is not in the dictionary: ${name}, ${where}`,
    text: 'It was typed by hand. Check its name and where it lies before you agree with the answer.',
    add: 'Add to the dictionary',
    added: 'The town or village is in the dictionary.',
    failed: 'It could not be added. Try again.',
  },
} satisfies typeof pl;

export const localityMessages: Messages<typeof pl> = { pl, en };
