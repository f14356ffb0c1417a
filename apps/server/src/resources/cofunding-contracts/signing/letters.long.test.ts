import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractsToSign, type WaitingContract } from '../../../../test/contract-signing';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';

const URL = '/api/cofundingcontract';
const DIRECTOR = 'dyrektor@urzad.example.com';

let test: TestApp;
let clerk: SignedIn;
let director: SignedIn;
let contracts: ReturnType<typeof contractsToSign>;

beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  director = await signIn(test, 'dyrektor');
  contracts = contractsToSign(test, { clerk, manager: await signIn(test, 'kierownik') });
});
afterAll(() => test.close());

/** The newest letter to an address, in the language that its reader chose. */
async function newest(mail: string) {
  const [letter] = await test.emailsTo(mail);
  // Polish binds short words to the next one.
  return { subject: letter?.subject ?? '', text: (letter?.text ?? '').replaceAll('\u00a0', ' ') };
}

const choose = (who: SignedIn, language: 'pl' | 'en') =>
  who.post('/api/baseconfig/usersetmany', { language });

async function countersign(found: WaitingContract) {
  const filename = await contracts.upload(
    director,
    await contracts.signedBy(director, await contracts.fileOf(found, director)),
  );
  const answer = await director.post(`${URL}/countersign`, { filenames: [filename] });
  expect(answer.json().data).toMatchObject([{ outcome: 'signed' }]);
}

it.each([
  [
    'pl',
    {
      toSign: ['do podpisu', 'Przeczytaj ją i podpisz do'],
      returned: ['do podpisu', 'Powód: błąd w kwocie. Twój podpis, jeśli już był, nie jest ważny.'],
      signed: ['do podpisu', 'Uczestnik podpisał umowę'],
      active: ['obowiązuje', 'Od teraz umowa obowiązuje'],
    },
  ],
  [
    'en',
    {
      toSign: ['to be signed', 'Read it and sign it by'],
      returned: [
        'to be signed',
        'Reason: an error in the amount. Your signature, if there was one, is void.',
      ],
      signed: ['to sign', 'The participant has signed contract'],
      active: ['is in force', 'you take part in the project'],
    },
  ],
] as const)(
  'each side is told in its language what to do and what became of it: %s',
  async (language, words) => {
    await choose(director, language);
    const found = await contracts.toMember();
    const { id, number } = found.contract;
    await choose(found.parent, language);
    const expectLetter = async (mail: string, [subject, text]: readonly [string, string]) => {
      const letter = await newest(mail);
      expect(letter.subject).toContain(number);
      expect(letter.subject).toContain(subject);
      expect(letter.text).toContain(text);
      expect(letter.text).toMatch(/\/cofunding(contracts|members)\//);
    };

    // The parent chose after the first letter: it is sent anew.
    const { row_version } = (await clerk.get(`${URL}/find?id=${id}`)).json().data;
    const back = { row_version, return_reason: 'KWOTA', reason: 'Kwota w umowie jest za wysoka' };
    expect((await clerk.post(`${URL}/returntodraft?id=${id}`, back)).statusCode).toBe(200);
    await expectLetter(found.mail, words.returned);
    const again = await contracts.sendAgain(found);
    await expectLetter(found.mail, words.toSign);

    const { by, url, body } = await contracts.signing(again);
    expect((await by.post(url, body)).statusCode).toBe(200);
    await expectLetter(DIRECTOR, words.signed);
    await countersign(again);
    await expectLetter(found.mail, words.active);
  },
);
