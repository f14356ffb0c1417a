import { and, eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { baseLog } from '../../audit-log/table';
import { importLocalities } from './import-localities';
import { locality } from './table';

/** Invented places in the format of the files of eteryt.stat.gov.pl; names of communes are those of the register. */
const TERC = `\ufeffWOJ;POW;GMI;RODZ;NAZWA;NAZWA_DOD;STAN_NA
08;;;;LUBUSKIE;województwo;2027-01-01
08;08;04;2;Szczaniec;gmina wiejska;2027-01-01
32;;;;ZACHODNIOPOMORSKIE;województwo;2027-01-01
32;14;;;stargardzki;powiat;2027-01-01
32;14;06;2;Kobylanka;gmina wiejska;2027-01-01
32;04;02;3;Goleniów;gmina miejsko-wiejska;2027-01-01
32;04;02;4;Goleniów;miasto;2027-01-01
32;04;02;5;Goleniów;obszar wiejski;2027-01-01
`;
const HEADER = 'WOJ;POW;GMI;RODZ_GMI;RM;MZ;NAZWA;SYM;SYMPOD;STAN_NA';
const SIMC = `${HEADER}\r
32;14;06;2;01;1;Zmyślin;9000001;9000001;2027-01-01\r
32;14;06;2;01;1;Kobylanka;9000002;9000002;2027-01-01\r
32;14;06;2;00;1;Zmyślin Dolny;9000003;9000001;2027-01-01\r
32;04;02;4;96;1;Goleniów;9000004;9000004;2027-01-01\r
32;04;02;5;01;1;"Zmyślona Górka";9000005;9000005;2027-01-01\r
08;08;04;2;01;1;Szczaniec;9000006;9000006;2027-01-01\r
`;

const test = await testApp();
afterAll(() => test.close());
const run = (terc: string, simc: string) => importLocalities(test.app, { terc, simc });
const madeUp = () =>
  test.app.db
    .select({ name: locality.name, community: locality.community, sym: locality.sym })
    .from(locality)
    .where(like(locality.name, 'Zmyśl%'));

describe('an import of the official registers', () => {
  it('adds the places of the voivodeship once, knows those it has, and leaves parts of places out', async () => {
    expect(await run(TERC, SIMC)).toEqual({ found: 4, written: 4 });
    expect(await madeUp()).toEqual([
      { name: 'Zmyślin', community: '3214-kobylanka-w', sym: '9000001' },
      { name: 'Zmyślona Górka', community: '3204-goleniow-mw', sym: '9000005' },
    ]);
    const known = and(eq(locality.name, 'Kobylanka'), eq(locality.sym, '9000002'));
    expect(await test.app.db.select().from(locality).where(known)).toHaveLength(1);
    expect(await test.app.db.select().from(locality).where(eq(locality.name, 'Szczaniec'))).toEqual([]);

    // Nothing changes the second time, and both stand in the log.
    expect(await run(TERC, SIMC)).toEqual({ found: 4, written: 0 });
    const entries = await test.app.db.select().from(baseLog).where(eq(baseLog.event, 'locality.import'));
    expect(entries.map(({ diff }) => diff)).toEqual([
      { found: 4, written: 4 },
      { found: 4, written: 0 },
    ]);
  });

  const added = '32;14;06;2;01;1;Zmyślanka;9000007;9000007;2027-01-01\n';
  it.each([
    ['files of the wrong kind', SIMC, TERC, 'TERC has to begin with the columns WOJ;POW;GMI;RODZ;NAZWA'],
    ['a line that is cut', TERC, `${SIMC}${added}32;14\n`, 'Line 9 of SIMC has 2 columns instead of 10.'],
    [
      'a place without a commune',
      TERC,
      `${SIMC}${added}32;14;99;2;01;1;Nigdzie;9000008;9000008;2027-01-01\n`,
      'Line 9 of SIMC: TERC has no commune 321499 (Nigdzie).',
    ],
    [
      'a commune that nobody knows',
      `${TERC}32;14;98;2;Zmyślona;gmina wiejska;2027-01-01\n`,
      `${SIMC}${added}`,
      'Line 10 of TERC: the commune Zmyślona (wiejska) of district 3214 is not in the dictionary GMINY.',
    ],
    [
      'a wrong identifier',
      TERC,
      `${SIMC}${added.replaceAll('9000007', '7')}`,
      'Line 8 of SIMC: a place needs',
    ],
    [
      'another encoding',
      TERC,
      `${SIMC}32;14;06;2;01;1;Zmy\ufffdl;9000007;9000007;2027-01-01`,
      'SIMC is not a text',
    ],
    ['no place of the voivodeship', TERC, `${HEADER}\n`, 'SIMC has no place of the voivodeship 32.'],
  ])('refuses %s and writes nothing of it', async (_what, terc, simc, sentence) => {
    const before = await madeUp();
    await expect(run(terc, simc)).rejects.toThrow(sentence);
    expect(await madeUp()).toEqual(before);
  });
});

describe('an import from the screen', () => {
  const place = (name: string, sym: string) => `32;14;06;2;01;1;${name};${sym};${sym};2027-01-01\n`;
  const send = async (who: string, simc: string, preview: 'yes' | 'no') => {
    const by = await signIn(test, who);
    return by.post('/api/locality/import', { terc: TERC, simc: `${HEADER}\n${simc}`, preview });
  };
  const none = { added: 0, named: 0, renamed: 0, ended: 0 };

  it('previews and then writes what is new, renamed and ended, once', async () => {
    const first = place('Próbna', '9000021') + place('Znikająca', '9000022');
    await send('gospodarz', first, 'no');
    const second = place('Próbna Nowa', '9000021') + place('Dodana', '9000023');
    const changes = { found: 2, ...none, added: 1, renamed: 1, ended: 1 };
    const preview = (await send('gospodarz', second, 'yes')).json().data;
    expect(preview).toMatchObject({
      ...changes,
      first: { added: ['Dodana'], renamed: [{ from: 'Próbna', to: 'Próbna Nowa' }], ended: ['Znikająca'] },
    });
    expect((await send('gospodarz', second, 'no')).json().data).toEqual(preview);
    expect((await send('gospodarz', second, 'no')).json().data).toMatchObject({ found: 2, ...none });

    const gone = eq(locality.name, 'Znikająca');
    expect(await test.app.db.select().from(locality).where(gone)).toMatchObject([
      { deleted: 'yes', sym: null },
    ]);
  });

  it('tells the line of a wrong file, and is refused to who only reads dictionaries', async () => {
    const cut = await send('gospodarz', `${place('Próbna', '9000021')}32;14\n`, 'no');
    expect([cut.statusCode, cut.json().data]).toEqual([400, { file: 'SIMC', reason: 'columns', line: 3 }]);
    expect((await send('pracownik1', place('Próbna', '9000021'), 'yes')).statusCode).toBe(403);
  });
});
