import type {
  CallRanking,
  ClaimRow,
  CofundingCall,
  ContractRow,
  MemberRow,
  OfficeCaseRow,
  PaymentListRow,
  Recovery,
  RegistrationRow,
} from '@urzad/contract';
import { signIn } from './sign-in';
import type { TestApp } from './test-app';

/** What the office is shown of the demo, with the ids by which walks and pictures open it. */
export async function shownDemo(test: TestApp) {
  const [clerk, lead, accountant, manager] = await Promise.all(
    ['pracownik1', 'pracownik2', 'ksiegowosc', 'kierownik'].map((who) => signIn(test, who)),
  );
  const found = async <Data>(who: typeof clerk, url: string): Promise<Data> => {
    const answer = await who?.get(url);
    if (answer?.statusCode !== 200) throw new Error(`${url} ${answer?.body}`);
    return answer.json().data;
  };
  const read = <Row>(who: typeof clerk, url: string): Promise<Row[]> => found(who, `${url}page_count=100`);
  // A list that was published anew has another version.
  const rankingOf = async ({ id, number, status }: CofundingCall): Promise<string> => {
    const { proposal } = await found<CallRanking>(manager, `/api/cofundingcall/ranking?id=${id}`);
    return `${number} ${status} ${proposal ? `version ${proposal.version_no} of ${proposal.rows}` : 'unranked'}`;
  };
  const calls = await read<CofundingCall>(clerk, '/api/cofundingcall/get?');
  const registrations = await read<RegistrationRow>(clerk, '/api/cofundingregistration/get?');
  const contracts = await read<ContractRow>(lead, '/api/cofundingcontract/get?sort=number&');
  const members = await read<MemberRow>(lead, '/api/cofundingmember/get?sort=lastname&');
  const claims = await read<ClaimRow>(clerk, '/api/cofundingrequest/get?sort=send_date&');
  const lists = await read<PaymentListRow>(accountant, '/api/cofundingpaymentlist/get?sort=number&');
  const recoveries = await read<Recovery>(accountant, '/api/cofundingrecovery/get?');
  const cases = await read<OfficeCaseRow>(manager, '/api/officecase/get?sort=create_date&');
  return {
    calls: (await Promise.all(calls.map(rankingOf))).toSorted(),
    registrations: registrations.map(({ number, lastname, status }) => `${number} ${lastname} ${status}`),
    contracts: contracts.map(({ id, number, person, status }) => `${id} ${number} ${person} ${status}`),
    members: members
      .map(({ id, number, status, amounts }) => `${id} ${number} ${status} ${amounts.total}`)
      .toSorted(),
    claims: claims.map(
      ({ id, number, child, status, refund_claimed, refund_approved }) =>
        `${id} ${number} ${child} ${status} ${refund_claimed} ${refund_approved}`,
    ),
    lists: lists.map(({ number, status, date, count, sum }) => `${number} ${status} ${date} ${count} ${sum}`),
    recoveries: recoveries.map(({ status, amount }) => `${status} ${amount}`),
    cases: cases
      .filter(({ kind }) => kind !== 'ZGLOSZENIE')
      .map(({ person, status, due_date, is_overdue }) =>
        [person, status, due_date, is_overdue === 'yes' && 'overdue'].filter(Boolean).join(' '),
      ),
  };
}

export const DEMO: Awaited<ReturnType<typeof shownDemo>> = {
  calls: ['1/2026 settled version 1 of 3', '1/2027 open unranked', '2/2026 ranked version 1 of 16'],
  registrations: [
    'FR/1-2026/00001 Poglądowa member',
    'FR/1-2026/00002 Szablonowa member',
    'FR/1-2026/00003 Rysunkowy member',
    'FR/2-2026/00001 Przykładowa member',
    'FR/2-2026/00002 Wzorcowa member',
    'FR/2-2026/00003 Zmyślona contract_stage',
    'FR/2-2026/00004 Żółwińska member',
    'FR/2-2026/00005 Makietowa withdrawn',
    'FR/2-2026/00006 Szkicowy reserve',
    'FR/2-2026/00007 Fikcyjny contract_stage',
    'FR/2-2026/00008 Atrapa reserve',
    'FR/2-2026/00009 Przymiarka not_qualified',
    'FR/2-2026/00010 Modelowa not_qualified',
    'FR/2-2026/00011 Demonstracyjna documents',
    'FR/2-2026/00012 Udawana not_qualified',
    'FR/2-2026/00013 Pozorny not_qualified',
    'FR/2-2026/00014 Umowna not_qualified',
    'FR/2-2026/00015 Testowa formally_rejected',
    'FR/2-2026/00016 Domniemany not_qualified',
    'FR/2-2026/00017 Ćwiczebna reserve',
    'FR/1-2027/00001 Źródlana formal_check',
    'FR/1-2027/00002 Wymyślony submitted',
    'FR/1-2027/00003 Gęślowa submitted',
    'FR/1-2027/00004 Ćwierć-Nowakowski submitted',
    'FR/1-2027/00005 Ślimakowy submitted',
  ],
  contracts: [
    '1 UM/II/0038/2026 Renata Poglądowa active',
    '2 UM/II/0039/2026 Dorota Szablonowa active',
    '3 UM/II/0040/2026 Kamil Rysunkowy active',
    '4 UM/II/0041/2026 Anna Przykładowa active',
    '5 UM/II/0042/2026 Katarzyna Wzorcowa active',
    '6 UM/II/0043/2026 Joanna Żółwińska active',
    '7 UM/II/0044/2027 Marek Fikcyjny to_member',
    '8 UM/II/0045/2027 Iwona Zmyślona to_office',
  ],
  members: [
    '1 UCZ/II/0038 active 2736000',
    '2 UCZ/II/0039 active 1368000',
    '3 UCZ/II/0040 active 1368000',
    '4 UCZ/II/0041 active 1368000',
    '5 UCZ/II/0042 active 2074800',
    '6 UCZ/II/0043 ending 475000',
  ],
  claims: [
    '1 ROZ/0038/2026-12/1 Natan recovery 114000 114000',
    '2 ROZ/0038-2/2026-12/1 Olga paid 114000 114000',
    '3 ROZ/0039/2026-12/1 Igor rejected 114000 0',
    '4 ROZ/0040/2026-12/1 Julka approved_partly 114000 104500',
    '5 ROZ/0039/2026-12/2 Igor payment 114000 114000',
    '6 ROZ/0039/2027-01/1 Igor withdrawn 104500 null',
    '7 ROZ/0039/2027-01/2 Igor approved 114000 114000',
    '8 ROZ/0038/2027-01/1 Natan verification 114000 null',
    '9 ROZ/0038-2/2027-01/2 Olga to_correct 114000 null',
    '10 ROZ/0040/2027-01/1 Julka verified 114000 114000',
    '11 ROZ/0043/2027-01/1 Stanisław submitted 237500 null',
    '12 ROZ/0042/2027-01/1 Ola submitted 114000 null',
  ],
  lists: ['LW/2027/01/01 booked 2027-01-13 2 228000', 'LW/2027/01/02 approved 2027-02-10 1 114000'],
  recoveries: ['demanded 57000'],
  cases: [
    'Łucja Ćwiczebna wait_citizen 2027-02-15',
    'Oksana Demonstracyjna open 2027-02-08 overdue',
    'Anna Przykładowa closed 2027-02-15',
    'Joanna Żółwińska new 2027-03-05',
    'Katarzyna Wzorcowa open 2027-03-08',
    'Marek Fikcyjny new 2027-03-11',
    'Renata Poglądowa open 2027-03-11',
    'Paweł Ślimakowy new 2027-03-11',
  ],
};
