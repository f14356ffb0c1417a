import type { IconWords } from './find-icons';

/**
 * Words for the icons: Polish ones, and English ones that are not in the names of the set, by a word of an icon's
 * name or by its whole name. `key: words; key: words`, by subjects.
 */
const TEXT = `
house: dom budynek mieszkanie strona główna start home; building: budynek urząd biuro instytucja firma office;
building-2: wieżowiec siedziba; landmark: urząd bank instytucja gmach sąd ministerstwo office government;
school: szkoła przedszkole żłobek placówka nursery; hospital: szpital przychodnia klinika; factory: fabryka zakład;
store: sklep; warehouse: magazyn; church: kościół; castle: zamek; hotel: hotel nocleg; university: uczelnia;
door: drzwi wejście wyjście; key: klucz hasło dostęp password; lock: kłódka blokada zamknięte hasło secure;
unlock: odblokuj otwarte; shield: tarcza ochrona bezpieczeństwo security; fingerprint: odcisk palca tożsamość;
user: użytkownik osoba konto profil człowiek wnioskodawca account person; users: użytkownicy osoby ludzie grupa zespół;
contact: kontakt wizytówka; baby: dziecko niemowlę maluch opieka child; person: osoba człowiek;
handshake: umowa współpraca porozumienie ugoda agreement; heart: serce ulubione zdrowie love;
accessibility: dostępność niepełnosprawność wózek; smile: uśmiech; frown: smutek; hand: ręka dłoń; thumbs: kciuk;
eye: oko podgląd pokaż widok zobacz show visible; eye-off: ukryj niewidoczne hide; ear: ucho słuch; brain: mózg;
bone: kość; footprints: ślady stopy; skull: czaszka; mail: poczta e-mail list wiadomość koperta letter envelope;
mailbox: skrzynka pocztowa; inbox: skrzynka odbiorcza odebrane; send: wyślij wysłane samolot; reply: odpowiedz;
forward: przekaż dalej; message: wiadomość komunikat czat rozmowa dymek chat; phone: telefon połączenie zadzwoń call;
smartphone: telefon komórka mobile; voicemail: poczta głosowa; megaphone: ogłoszenie megafon komunikat announcement;
bell: dzwonek powiadomienie alarm notification; at: małpa adres; rss: kanał aktualności; share: udostępnij;
newspaper: gazeta aktualności prasa wiadomości news; radio: radio; podcast: podcast; speech: mowa rozmowa;
file: plik dokument pismo wniosek document; files: pliki dokumenty; file-text: pismo wniosek treść umowa;
folder: folder katalog teczka; folders: foldery teczki; archive: archiwum; clipboard: schowek formularz lista;
paperclip: spinacz załącznik attachment; note: notatka uwaga; notebook: zeszyt notatnik; notepad: notatnik;
book: książka instrukcja regulamin podręcznik manual; bookmark: zakładka; library: biblioteka słownik;
scroll: zwój dokument regulamin; stamp: pieczęć pieczątka; signature: podpis; pen: pióro długopis edytuj pisz;
pencil: ołówek edytuj zmień popraw edit; eraser: gumka zmaż; highlighter: zakreślacz; feather: pióro;
printer: drukarka drukuj wydruk; scan: skan skanuj; copy: kopiuj kopia duplikat duplicate;
clipboard-paste: wklej; scissors: nożyczki wytnij cut; save: zapisz dyskietka; download: pobierz ściągnij;
upload: wyślij wgraj prześlij; import: importuj wczytaj; trash: kosz śmieci usuń skasuj delete remove bin;
delete: usuń skasuj; undo: cofnij; redo: ponów; history: historia; refresh: odśwież; rotate: obróć; repeat: powtórz;
sync: synchronizuj; search: szukaj wyszukaj znajdź lupa find; zoom: powiększ lupa; filter: filtr filtruj; funnel: lejek filtr;
list: lista wykaz spis; table: tabela; kanban: tablica kanban; grid: siatka kafelki; layout: układ; panel: panel;
columns: kolumny; rows: wiersze; sort: sortuj; arrow: strzałka kierunek; chevron: strzałka; move: przesuń przenieś;
menu: menu; more: więcej; ellipsis: więcej kropki opcje more; settings: ustawienia konfiguracja zębatka gear options;
cog: ustawienia zębatka gear; sliders: suwaki ustawienia; tool: narzędzie; wrench: klucz naprawa narzędzie serwis repair;
hammer: młotek budowa; construction: budowa remont roboty; shovel: łopata; paint: farba; paintbrush: pędzel malowanie;
palette: paleta kolory barwy; brush: pędzel; ruler: linijka miarka; magnet: magnes; plug: wtyczka zasilanie;
power: zasilanie wyłącz włącz; switch: przełącznik; toggle: przełącznik; plus: plus dodaj nowy add new; minus: minus odejmij;
check: zaznacz gotowe tak zatwierdź zgoda ptaszek done ok yes tick; x: zamknij anuluj nie krzyżyk close cancel no;
ban: zakaz zablokuj forbidden; circle: koło okrąg; square: kwadrat; triangle: trójkąt; star: gwiazda ulubione favourite;
hexagon: sześciokąt; diamond: romb; info: informacja; question: pytanie pomoc help; help: pomoc; life: ratunek pomoc;
triangle-alert: uwaga ostrzeżenie zagrożenie warning danger;
circle-alert: błąd uwaga error warning; exclamation: wykrzyknik; siren: syrena alarm pilne; flag: flaga zgłoś;
badge: odznaka; award: nagroda wyróżnienie; medal: medal; trophy: puchar nagroda; crown: korona; ribbon: wstążka;
graduation: studia dyplom wykształcenie; gift: prezent podarunek; party: impreza święto; cake: tort urodziny birthday;
calendar: kalendarz data termin dzień date; clock: zegar czas godzina time; timer: minutnik czas stoper; alarm: budzik alarm;
hourglass: klepsydra czekaj oczekiwanie wait; watch: zegarek; calculator: kalkulator licz; chart: wykres statystyka raport report;
trending: trend wzrost spadek; activity: aktywność; gauge: wskaźnik licznik; percent: procent; sigma: suma; equal: równa się;
hash: numer kratka number; banknote: banknot pieniądze dotacja gotówka money cash grant;
coins: monety pieniądze kwota money; wallet: portfel; piggy: skarbonka oszczędności savings; credit: karta płatność;
receipt: rachunek paragon faktura bill invoice; euro: euro unia; dollar: dolar; scale: waga prawo sąd law;
gavel: młotek sąd prawo decyzja wyrok law; vote: głos głosowanie wybory; briefcase: teczka praca biznes zatrudnienie job work;
id: identyfikator dowód legitymacja; card: karta; tag: etykieta metka znacznik; tags: etykiety; ticket: bilet zgłoszenie;
barcode: kod kreskowy; qr: kod; package: paczka przesyłka; box: pudełko; truck: ciężarówka dostawa; cart: wózek koszyk;
shopping: zakupy; bag: torba; car: samochód auto pojazd; bus: autobus; train: pociąg; tram: tramwaj; bike: rower;
plane: samolot; ship: statek; ambulance: karetka pogotowie; tractor: ciągnik; fuel: paliwo; traffic: ruch; parking: parking;
map: mapa plan; pin: pinezka miejsce przypnij; map-pin: miejsce adres lokalizacja place; navigation: nawigacja;
compass: kompas; route: trasa droga; road: droga ulica; signpost: drogowskaz; globe: świat internet strona język www web;
earth: ziemia świat; languages: języki tłumaczenie; link: łącze odnośnik ogniwo; unlink: rozłącz; external: zewnętrzne;
anchor: kotwica; wifi: internet sieć bezprzewodowa; network: sieć; signal: sygnał zasięg; bluetooth: bluetooth;
server: serwer; database: baza danych; cloud: chmura; monitor: monitor ekran komputer; laptop: laptop komputer;
computer: komputer; keyboard: klawiatura; mouse: mysz; tablet: tablet; tv: telewizor; cpu: procesor; usb: pendrive;
code: kod program; terminal: terminal konsola; bug: błąd usterka robak; git: wersje; bot: robot; robot: robot;
camera: aparat zdjęcie fotografia photo; image: obraz zdjęcie grafika picture photo; images: zdjęcia galeria; gallery: galeria;
video: film nagranie kamera; film: film; music: muzyka; mic: mikrofon nagraj; volume: głośność dźwięk sound; speaker: głośnik;
headphones: słuchawki; headset: słuchawki infolinia; play: odtwórz graj; pause: pauza wstrzymaj; stop: zatrzymaj;
skip: pomiń; fast: przewiń; rewind: przewiń; audio: dźwięk; waveform: dźwięk; presentation: prezentacja szkolenie;
sun: słońce jasny dzień; moon: księżyc ciemny noc; rain: deszcz; snow: śnieg; snowflake: śnieg płatek zima; wind: wiatr;
umbrella: parasol ubezpieczenie; thermometer: termometr temperatura; droplet: kropla woda; droplets: krople wilgotność;
flame: ogień płomień; zap: prąd błyskawica energia; lightbulb: żarówka pomysł idea; lamp: lampa; battery: bateria;
tree: drzewo; trees: las drzewa park; leaf: liść ekologia; flower: kwiat; sprout: roślina kiełek; mountain: góra; waves: fale woda;
recycle: recykling odpady; dog: pies; cat: kot; bird: ptak; fish: ryba; rabbit: królik; turtle: żółw; paw: łapa zwierzę;
apple: jabłko; carrot: marchewka; egg: jajko; milk: mleko; coffee: kawa; cup: kubek; utensils: sztućce jedzenie stołówka food;
pizza: pizza; cookie: ciastko ciasteczko; wheat: zboże; soup: zupa; salad: sałatka; wine: wino; beer: piwo;
bed: łóżko nocleg; sofa: kanapa; armchair: fotel; bath: wanna łazienka; shower: prysznic; toilet: toaleta; washing: pralka;
shirt: koszula ubranie; shoe: but; glasses: okulary; backpack: plecak; luggage: bagaż walizka; toy: zabawka; puzzle: układanka;
gamepad: gra; dice: kostka; ball: piłka; dumbbell: siłownia sport; rocket: rakieta; target: cel tarcza goal; crosshair: celownik;
stethoscope: lekarz stetoskop; syringe: strzykawka szczepienie; pill: lek tabletka; bandage: plaster opatrunek; microscope: mikroskop;
cross: krzyż; plus-square: apteka; test: test próbka; flask: kolba; atom: atom; dna: geny;
cigarette: papieros; glass: szklanka; brick: cegła; fence: płot; ladder: drabina; axe: siekiera; flashlight: latarka; bomb: bomba;
log-in: zaloguj logowanie; log-out: wyloguj wyjdź; home: dom; expand: rozwiń powiększ; collapse: zwiń; maximize: powiększ;
minimize: zmniejsz; fullscreen: pełny ekran; align: wyrównaj; bold: pogrubienie; italic: kursywa; underline: podkreślenie;
heading: nagłówek tytuł; quote: cytat; type: czcionka tekst; text: tekst; letters: litery; spell: pisownia; pilcrow: akapit;
superscript: indeks górny; subscript: indeks dolny; strikethrough: przekreślenie; indent: wcięcie; space: odstęp; wrap: zawijanie;
split: podziel; merge: połącz scal; group: grupa; ungroup: rozgrupuj; layers: warstwy; combine: połącz; crop: przytnij; frame: ramka;
workflow: proces obieg przepływ; milestone: etap kamień milowy; goal: cel bramka; step: krok; loader: wczytywanie ładowanie;
crossed: przekreślone; off: wyłączone; open: otwarte; closed: zamknięte; dashed: przerywane; big: duże; small: małe; vertical: pionowo;
horizontal: poziomo; left: lewo; right: prawo; up: góra; down: dół; top: góra; bottom: dół; center: środek; corner: róg;
`;

export const ICON_WORDS: IconWords = Object.fromEntries(
  TEXT.split(';')
    .map((row) => row.split(':').map((part) => part.trim()))
    .flatMap(([key, words]) => (key && words ? [[key, words] as const] : [])),
);
