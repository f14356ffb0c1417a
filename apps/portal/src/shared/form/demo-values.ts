/** By the last part of the name of a field (Order §6). No person has them. */
const VALUES: Readonly<Record<string, string>> = {
  firstname: 'Jan',
  lastname: 'Przykładowy',
  name: 'Jan Przykładowy',
  mail: 'jan.przykladowy@example.com',
  phone: '+48 600 100 200',
  title: 'Przykładowy tytuł',
  subject: 'Przykładowy temat',
  body: 'Przykładowa treść, wpisana przez przełącznik „Dane domyślne”.',
  note: 'Przykładowa uwaga.',
  reason: 'Przykładowy powód, wpisany przez przełącznik „Dane domyślne”.',
  nip: '1234563218',
  zip_code: '00-001',
  street: 'Lipowa',
  building_number: '12',
  location_zip_code: '00-001',
  location_street: 'Lipowa',
  location_building_number: '12',
};

/** The accounts of the demo have one password, which `npm start` prints. */
const SIGN_IN: Readonly<Record<string, string>> = {
  mail: 'pracownik1@urzad.example.com',
  pass: 'Demo!2027pl',
};

/** A password of one's own is typed by the person: it signs, erases and opens. Only before a sign-in there is one. */
const NEW_ACCOUNT: Readonly<Record<string, string>> = {
  pass: 'Nowe!2027konto',
  pass_again: 'Nowe!2027konto',
};

interface Surroundings {
  isSignedIn: boolean;
  /** From 0 to 1: a new account needs an address that is not taken. */
  chance: () => number;
}

/** For the empty text fields of a form: their paths, and what a developer would type there. */
export function demoValuesFor(
  values: Readonly<Record<string, unknown>>,
  { isSignedIn, chance }: Surroundings,
): [path: string, value: string][] {
  const isNewAccount = 'pass_again' in values;
  const beforeSignIn = isNewAccount
    ? { ...NEW_ACCOUNT, mail: `demo-${Math.floor(chance() * 1_000_000)}@example.com` }
    : SIGN_IN;
  const known = isSignedIn ? VALUES : { ...VALUES, ...beforeSignIn };

  return emptyPaths(values).flatMap((path) => {
    const value = known[path.slice(path.lastIndexOf('.') + 1)];
    return value === undefined ? [] : [[path, value]];
  });
}

function emptyPaths(values: object): string[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === '') return [key];
    const isPlain = typeof value === 'object' && value !== null && !(value instanceof Blob);
    return isPlain ? emptyPaths(value).map((path) => `${key}.${path}`) : [];
  });
}
