import type { DemoChild } from './demo-form';

/** A parent who fills the lists of the old call: account, child and time of submission. */
interface Filler {
  firstname: string;
  lastname: string;
  pesel: string;
  /** The commune has the name of the town; `district` is the TERC code of its powiat. */
  address: { zip: string; city: string; district: string; street: string; building: string };
  child: DemoChild;
  sent: string;
}

/** The ten of Process §8.1: invented like the rest; the towns exist. In the order of submission. */
export const FILLERS: readonly Filler[] = [
  {
    firstname: 'Iwona',
    lastname: 'Zmyślona',
    pesel: '89021101622',
    address: { zip: '70-001', city: 'Szczecin', district: '3262', street: 'Jasna', building: '12' },
    child: { firstname: 'Aniela', lastname: 'Zmyślona', pesel: '25220302622' },
    sent: '2026-11-03 08:02:11.540',
  },
  {
    firstname: 'Róża',
    lastname: 'Makietowa',
    pesel: '92080301746',
    address: { zip: '78-100', city: 'Kołobrzeg', district: '3208', street: 'Portowa', building: '7' },
    child: { firstname: 'Borys', lastname: 'Makietowy', pesel: '24321902735' },
    sent: '2026-11-03 08:11:37.218',
  },
  {
    firstname: 'Dawid',
    lastname: 'Szkicowy',
    pesel: '87112101858',
    address: { zip: '75-001', city: 'Koszalin', district: '3261', street: 'Brzozowa', building: '19' },
    child: { firstname: 'Celina', lastname: 'Szkicowa', pesel: '25270702861' },
    sent: '2026-11-03 09:45:02.077',
  },
  {
    firstname: 'Elżbieta',
    lastname: 'Atrapa',
    pesel: '94010901981',
    address: { zip: '72-100', city: 'Goleniów', district: '3204', street: 'Leśna', building: '30' },
    child: { firstname: 'Damian', lastname: 'Atrapa', pesel: '26211202972' },
    sent: '2026-11-03 14:20:55.663',
  },
  {
    firstname: 'Hubert',
    lastname: 'Przymiarka',
    pesel: '91062502016',
    address: { zip: '73-110', city: 'Stargard', district: '3214', street: 'Wiosenna', building: '2' },
    child: { firstname: 'Emilia', lastname: 'Przymiarka', pesel: '25252803025' },
    sent: '2026-11-03 21:08:30.901',
  },
  {
    firstname: 'Jadwiga',
    lastname: 'Modelowa',
    pesel: '90120202149',
    address: { zip: '73-200', city: 'Choszczno', district: '3202', street: 'Długa', building: '41' },
    child: { firstname: 'Franek', lastname: 'Modelowy', pesel: '24280803139' },
    sent: '2026-11-04 07:33:19.484',
  },
  {
    firstname: 'Kinga',
    lastname: 'Udawana',
    pesel: '96031702266',
    address: { zip: '74-100', city: 'Gryfino', district: '3206', street: 'Krótka', building: '5' },
    child: { firstname: 'Gaja', lastname: 'Udawana', pesel: '25300103262' },
    sent: '2026-11-04 12:50:48.129',
  },
  {
    firstname: 'Leszek',
    lastname: 'Pozorny',
    pesel: '84093002374',
    address: { zip: '72-010', city: 'Police', district: '3211', street: 'Spacerowa', building: '16' },
    child: { firstname: 'Henio', lastname: 'Pozorny', pesel: '26232303377' },
    sent: '2026-11-04 18:05:03.750',
  },
  {
    firstname: 'Nina',
    lastname: 'Umowna',
    pesel: '93050502424',
    address: { zip: '72-600', city: 'Świnoujście', district: '3263', street: 'Wydmowa', building: '8' },
    child: { firstname: 'Inka', lastname: 'Umowna', pesel: '24323003427' },
    sent: '2026-11-05 10:16:22.395',
  },
  {
    firstname: 'Sławomir',
    lastname: 'Domniemany',
    pesel: '88071402530',
    address: { zip: '78-200', city: 'Białogard', district: '3201', street: 'Zielona', building: '23' },
    child: { firstname: 'Jurek', lastname: 'Domniemany', pesel: '25241603533' },
    sent: '2026-11-05 13:59:41.012',
  },
];
