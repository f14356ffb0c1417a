import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArchScene,
  Band,
  Button,
  Card,
  CheckList,
  FolderCard,
  Hero,
  HowItWorks,
  Link,
  ProgressBar,
  StatusBadge,
} from '@urzad/ui';
import { HomeLayout } from '@urzad/ui/layouts';
import { AmountTiles, HomeScene } from '@urzad/ui/programme';
import { ArrowRight, Blocks, CircleDot, FilePlus2, HandHeart, Shapes } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Columns, PartTitle, Stack } from '../testing/spacing';
import { VISITOR_PAGE } from './testing/public-shell';

/** The first page of a programme: what it is for, how much it gives, to whom, and how one gets it. */
const meta = { title: 'Screens/Home', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const TILES = [
  {
    icon: Blocks,
    amount: 'do 1\u00a0140\u00a0zł',
    title: 'żłobek lub opiekun dzienny',
    text: 'miesięcznie, na podstawie rachunku i potwierdzenia zapłaty',
  },
  {
    icon: Shapes,
    amount: 'do 760\u00a0zł',
    title: 'klub dziecięcy',
    text: 'miesięcznie, jeśli klub jest w rejestrze żłobków i klubów',
  },
  {
    icon: HandHeart,
    amount: 'do 2\u00a0375\u00a0zł',
    title: 'niania',
    text: 'miesięcznie, przy umowie uaktywniającej zgłoszonej do ZUS',
  },
];

const STEPS = [
  { title: 'Załóż konto', text: 'Potrzebujesz adresu e-mail i numeru PESEL.', duration: '5 minut' },
  { title: 'Wypełnij zgłoszenie', text: 'Szkic zapisuje się sam.', duration: '15 minut' },
  { title: 'Podpisz przez internet', text: 'Hasłem i kodem albo Profilem Zaufanym.', duration: '3 minuty' },
  { title: 'Poczekaj na ocenę', text: 'Napiszemy, jeśli czegoś brakuje.', duration: 'do 14 dni' },
  { title: 'Odbieraj zwrot', text: 'Dodajesz rachunek, my przelewamy pieniądze.', duration: 'co miesiąc' },
];

const CONDITIONS = [
  'Mieszkasz w naszym województwie albo tu pracujesz.',
  'Wychowujesz dziecko do lat 3 – własne, przysposobione lub w pieczy zastępczej.',
  'Wracasz do pracy po urlopie, zaczynasz pracę albo już pracujesz.',
  'Płacisz za opiekę i masz na to rachunek, fakturę lub umowę.',
];

function Home() {
  return (
    <HomeLayout {...VISITOR_PAGE}>
      <Hero
        title="Wracasz do pracy? Dołożymy się do opieki nad dzieckiem."
        lead="Zwracamy do 95% kosztów żłobka, klubu dziecięcego, opiekuna dziennego lub niani – do 2 375 zł miesięcznie, przez 12 miesięcy."
        note="Wypełnienie zajmuje około 15 minut. Możesz przerwać i wrócić."
        actions={
          <>
            <Button asChild variant="primary" size="lg" icon={FilePlus2}>
              <Link href="#zgloszenie">Złóż zgłoszenie</Link>
            </Button>
            <Button asChild size="lg">
              <Link href="#dla-kogo">Sprawdź, czy to dla Ciebie</Link>
            </Button>
          </>
        }
        picture={<HomeScene />}
        folder={<OpenCall />}
      />
      <Band title="Ile możesz dostać">
        <AmountTiles tiles={TILES} />
      </Band>
      <Band title="Kto może złożyć zgłoszenie" tone="surface">
        <Columns>
          <CheckList items={CONDITIONS} />
          <Card tone="companion">
            <Stack gap="space-3">
              <ArchScene />
              <h3>Nie masz pewności?</h3>
              <p>Odpowiedz na 6 krótkich pytań. Nic nie zapisujemy i nie musisz się logować.</p>
              <div>
                <Button asChild iconEnd={ArrowRight}>
                  <Link href="#pytania">Sprawdź w 2 minuty</Link>
                </Button>
              </div>
            </Stack>
          </Card>
        </Columns>
      </Band>
      <Band title="Jak to działa">
        <HowItWorks steps={STEPS} />
      </Band>
    </HomeLayout>
  );
}

function OpenCall() {
  return (
    <FolderCard number="Nabór 2/2026" raised>
      <Stack gap="space-2">
        <PartTitle>Przyjmujemy zgłoszenia do 30 listopada</PartTitle>
        <div>
          <StatusBadge color="green" icon={CircleDot}>
            Trwa
          </StatusBadge>
        </div>
        <ProgressBar kind="meter" value={268} max={400} label="Zajęte miejsca" valueText="268 z 400 miejsc" />
        <p>268 z 400 miejsc zajętych</p>
      </Stack>
    </FolderCard>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <Home />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: /^Wracasz do pracy/ })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Złóż zgłoszenie' })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Jak to działa' })).toBeVisible();
  },
};
