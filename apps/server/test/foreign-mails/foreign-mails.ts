// Over 300 lines: one table of letters, each with what becomes of it.
import type { MailRefusal, PartRefusal } from '@urzad/grants';
import { bytesIn, filePart, htmlPart, letter, multipart, part, textPart, word } from './mime';

/** A letter of another program, and what becomes of it here. */
export interface ForeignMail {
  name: string;
  source: Buffer;
  /** Why it is not taken. */
  refused?: MailRefusal;
  subject?: string;
  from?: string;
  /** What its text has. */
  has?: string;
  /** What its HTML has, once it is clean. */
  shows?: string;
  /** What stands nowhere in it. */
  hasNot?: RegExp;
  /** Names of the files that are kept. */
  files?: readonly string[];
  /** Attachments that are not taken. */
  parts?: Readonly<Record<string, PartRefusal>>;
}

/** What the letters attach. */
interface Samples {
  pdf: Uint8Array;
  png: Uint8Array;
}

const POLISH = 'Zażółć gęślą jaźń';

const halfOf = (bytes: Uint8Array) => bytes.subarray(0, Math.ceil(bytes.length / 2));

/** Letters as other programs write them, as attackers do, and as they arrive broken: the same ones each time. */
export function foreignMails({ pdf, png }: Samples): ForeignMail[] {
  const plain = (text: string) => textPart(text);
  const scans = [1, 2, 3, 4, 5, 6, 7].map((at) => `skan${at}.pdf`);
  const broken = Array.from({ length: 25 }, (_, at) => `obraz${at + 1}.png`);
  const withFile = (...files: string[]) => multipart('mixed', [plain('W załączniku.'), ...files]);
  return [
    { name: 'plain', source: letter('plain', plain('Dzień dobry.')), has: 'Dzień dobry.' },
    {
      name: 'windows-1250',
      source: letter(
        'cp1250',
        part(
          { 'Content-Type': 'text/plain; charset=windows-1250', 'Content-Transfer-Encoding': '8bit' },
          bytesIn(POLISH, 'windows-1250'),
        ),
        { Subject: word('Świadczenie', 'windows-1250') },
      ),
      ...{ has: POLISH, subject: 'Świadczenie' },
    },
    {
      name: 'iso-8859-2',
      source: letter(
        'latin2',
        part(
          {
            'Content-Type': 'text/plain; charset=iso-8859-2',
            'Content-Transfer-Encoding': 'quoted-printable',
          },
          'Za=BF=F3=B3=E6 g=EA=B6l=B1 ja=BC=F1',
        ),
      ),
      has: POLISH,
    },
    {
      name: 'encoded words',
      source: letter('words', plain('Tekst.'), {
        Subject: `${word('Zaświadczenie')}\r\n ${word(' żłobka')}`,
        From: `${word('Łucja Żak')} <lucja.zak@firma.example.org>`,
      }),
      ...{ subject: 'Zaświadczenie żłobka', from: 'Łucja Żak' },
    },
    {
      name: 'broken head',
      source: Buffer.from(
        'From Anna Obca\r\nSubject\r\n: :\r\nTo: <<>>, "\r\nFrom: "Anna <a@b.example\r\nContent-Type: text/plain; charset=nonsense; ;=\r\n\r\nTreść mimo wszystko.',
        'utf8',
      ),
      has: 'mimo wszystko',
    },
    { name: 'no head', source: Buffer.from('\r\n\r\nSam tekst.'), has: 'Sam tekst.' },
    { name: 'nothing', source: Buffer.from('') },
    { name: 'no date', source: letter('no date', plain('Bez daty.'), { Date: null }), has: 'Bez daty.' },
    {
      name: 'wrong date',
      source: letter('wrong date', plain('Zła data.'), { Date: '99 Foo 99999 77:99' }),
      has: 'Zła data.',
    },
    {
      name: 'no sender',
      source: letter('no sender', plain('Bez nadawcy.'), { From: null }),
      ...{ has: 'Bez nadawcy.', from: '' },
    },
    {
      name: 'no subject',
      source: letter('no subject', plain('Bez tematu.'), { Subject: null }),
      ...{ has: 'Bez tematu.', subject: '' },
    },
    { name: 'empty body', source: letter('empty body', plain('')) },
    {
      name: 'only HTML',
      source: letter('only html', htmlPart('<h1>Pismo</h1><p>Akapit<br>i wiersz</p><ul><li>punkt</li></ul>')),
      ...{ has: 'i wiersz', shows: '<h1>Pismo</h1>' },
    },
    {
      name: 'only a file',
      source: letter('only file', filePart('application/pdf', 'filename="umowa.pdf"', pdf)),
      files: ['umowa.pdf'],
    },
    {
      name: 'HTML with scripts',
      source: letter(
        'scripts',
        htmlPart(
          '<p onclick="alert(1)">Tekst</p><script>alert(2)</script><a href="javascript:alert(3)">link</a>' +
            '<svg onload="alert(4)"></svg><form action="https://evil.example/"><input name="pass"></form><iframe src="https://evil.example/"></iframe><base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
        ),
      ),
      ...{
        shows: '<p>Tekst</p>',
        hasNot: /alert|javascript|evil|<(?:script|svg|form|input|iframe|base|meta)/i,
      },
    },
    {
      name: 'remote pictures',
      source: letter(
        'pictures',
        htmlPart(
          '<p>Widzisz?</p><img src="https://track.example/1.gif" alt="Logo"><img srcset="https://track.example/2.png 2x"><table background="https://track.example/3.png"><tr><td>komórka</td></tr></table><div style="background:url(https://track.example/4.png)">tło</div><video poster="https://track.example/5.png"></video><link rel="stylesheet" href="https://track.example/6.css">',
        ),
      ),
      ...{ shows: '[obraz: Logo]', hasNot: /track\.example|<(?:img|link|video)|url\(/i },
    },
    {
      name: 'hiding styles',
      source: letter(
        'hidden',
        htmlPart(
          '<style>.x{display:none}</style><p>Jawne</p><p style="display:none">Ukryte jeden</p><p class="x" hidden>Ukryte dwa</p><span style="font-size:0;color:#fff;position:absolute;left:-9999px">Ukryte trzy</span>',
        ),
      ),
      ...{ shows: '<p>Ukryte dwa</p>', has: 'Ukryte trzy', hasNot: /style=|display|\shidden[\s>=]|class=/i },
    },
    {
      name: 'text and HTML',
      source: letter(
        'alternative',
        multipart('alternative', [plain('Wersja tekstowa'), htmlPart('<p>Wersja <b>graficzna</b></p>')]),
      ),
      ...{ has: 'Wersja tekstowa', shows: '<b>graficzna</b>' },
    },
    {
      name: 'picture in HTML',
      source: letter(
        'related',
        multipart('related', [
          htmlPart('<p>Podpis</p><img src="cid:logo@firma">'),
          part(
            {
              'Content-Type': 'image/png; name="logo.png"',
              'Content-ID': '<logo@firma>',
              'Content-Disposition': 'inline; filename="logo.png"',
              'Content-Transfer-Encoding': 'base64',
            },
            Buffer.from(png).toString('base64'),
          ),
        ]),
      ),
      ...{ shows: '<p>Podpis</p>', files: ['logo.png'] },
    },
    {
      name: 'winmail.dat',
      source: letter(
        'winmail',
        withFile(
          filePart(
            'application/ms-tnef',
            'filename="winmail.dat"',
            Buffer.from([0x78, 0x9f, 0x3e, 0x22, 1, 0]),
          ),
        ),
      ),
      ...{ has: 'W załączniku.', parts: { 'winmail.dat': 'winmail' } },
    },
    {
      name: 'nested forwards',
      source: letter(
        'forwards',
        multipart('mixed', [
          plain('Przekazuję.'),
          part(
            { 'Content-Type': 'message/rfc822' },
            letter(
              'inner',
              multipart('mixed', [
                plain('Drugi list.'),
                part(
                  { 'Content-Type': 'message/rfc822' },
                  letter('innermost', plain('Trzeci list.')).toString('latin1'),
                ),
              ]),
            ).toString('latin1'),
          ),
        ]),
      ),
      has: 'Trzeci list.',
    },
    {
      name: 'invitation',
      source: letter(
        'invitation',
        multipart('mixed', [
          plain('Zapraszam w środę.'),
          part(
            {
              'Content-Type': 'text/calendar; method=REQUEST; charset=utf-8',
              'Content-Disposition': 'attachment; filename="spotkanie.ics"',
            },
            'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR',
          ),
        ]),
      ),
      ...{ has: 'Zapraszam w środę.', parts: { 'spotkanie.ics': 'invitation' } },
    },
    {
      name: 'signed',
      source: letter(
        'signed',
        multipart(
          'signed',
          [
            plain('Podpisany.'),
            filePart('application/pkcs7-signature', 'filename="smime.p7s"', Buffer.from('podpis')),
          ],
          '; protocol="application/pkcs7-signature"; micalg=sha-256',
        ),
      ),
      ...{ has: 'Podpisany.', parts: { 'smime.p7s': 'signature' } },
    },
    {
      name: 'flowed',
      source: letter(
        'flowed',
        textPart('Długi wiersz, \r\nktóry płynie dalej.\r\n\r\nDrugi akapit.', '; format=flowed'),
      ),
      has: 'Długi wiersz, który płynie dalej.',
    },
    {
      name: 'emoji',
      source: letter('emoji', plain('Dziękuję 👩‍👧 ❤️'), { Subject: word('Hura 🎉') }),
      ...{ subject: 'Hura 🎉', has: '👩‍👧' },
    },
    {
      name: 'reversed name',
      source: letter(
        'reversed',
        withFile(
          filePart('application/pdf', `filename*=utf-8''${encodeURIComponent('umowa\u202efdp.exe')}`, pdf),
        ),
      ),
      parts: { 'umowafdp.exe': 'extension' },
    },
    {
      name: 'path in a name',
      source: letter(
        'path',
        withFile(
          filePart('application/pdf', 'filename="../../../etc/passwd.pdf"', pdf),
          filePart('application/pdf', 'filename="C:\\\\Windows\\\\win.pdf"', pdf),
        ),
      ),
      files: ['passwd.pdf', 'win.pdf'],
    },
    {
      name: 'wrong content',
      source: letter(
        'liar',
        withFile(
          filePart('application/pdf', 'filename="faktura.pdf"', Buffer.from('MZ\x90\x00 program')),
          filePart('application/pdf', 'filename="pusty.pdf"', Buffer.alloc(0)),
        ),
      ),
      parts: { 'faktura.pdf': 'content', 'pusty.pdf': 'empty' },
    },
    {
      name: 'no name',
      source: letter(
        'nameless',
        withFile(
          part(
            {
              'Content-Type': 'application/pdf',
              'Content-Disposition': 'attachment',
              'Content-Transfer-Encoding': 'base64',
            },
            Buffer.from(pdf).toString('base64'),
          ),
        ),
      ),
      files: ['dokument.pdf'],
    },
    {
      name: '20 MB of files',
      source: letter(
        'heavy',
        withFile(
          ...scans.map((name) =>
            filePart(
              'application/pdf',
              `filename="${name}"`,
              Buffer.concat([pdf, Buffer.alloc(2_900_000 - pdf.length, 10)]),
            ),
          ),
        ),
      ),
      files: scans,
    },
    {
      name: 'too large',
      source: letter('giant', plain(`Za duży. ${'x'.repeat(40_000_000)}`)),
      refused: 'too-big',
      subject: 'giant',
    },
    { name: 'bomb of parts', source: letter('bomb', nested(200)), refused: 'too-deep', subject: 'bomb' },
    {
      name: 'many parts',
      source: letter(
        'many',
        multipart(
          'mixed',
          Array.from({ length: 2000 }, () => plain('a')),
        ),
      ),
      refused: 'too-deep',
    },
    {
      name: 'huge head',
      source: letter('huge', plain('x'), { 'X-Long': 'a'.repeat(600_000) }),
      refused: 'long-head',
      subject: 'huge',
    },
    { name: 'NUL and half a character', source: letter('nul', plain('przed\0po')), has: 'przedpo' },
    {
      name: 'bomb of tags',
      source: letter('tags', htmlPart(`${'<div>'.repeat(30_000)}Na dnie.<style>p{}</style>`)),
      ...{ has: 'Na dnie.', hasNot: /p\{\}/ },
    },
    {
      name: 'a picture in an address, then the text',
      source: letter(
        'pasted',
        htmlPart(`<img src="data:image/png;base64,${'A'.repeat(1_200_000)}"><p>Po obrazku.</p>`),
      ),
      ...{ shows: 'Po obrazku.', has: 'Po obrazku.' },
    },
    {
      name: 'a picture in an address without quotation marks, then the text',
      source: letter(
        'unquoted',
        htmlPart(
          `<table background=data:image/png;base64,${'A'.repeat(600_000)}><tr><td style="background:url(data:image/gif;base64,${'B'.repeat(600_000)})">Po tle.</td></tr></table>`,
        ),
      ),
      ...{ shows: 'Po tle.', has: 'Po tle.', hasNot: /AAAA|BBBB|pominięty/ },
    },
    {
      name: 'the Polish word for a date, in quotation marks',
      source: letter('dates', htmlPart('<p>Wpisz "data: 8 lutego, godz. 10" i "data:8.02;10".</p>')),
      ...{ shows: '"data: 8 lutego, godz. 10" i "data:8.02;10"', has: '"data: 8 lutego, godz. 10"' },
    },
    {
      name: 'HTML that is too long',
      source: letter('long', htmlPart(`<p>Początek.</p><p>${'słowo '.repeat(200_000)}</p><p>Koniec.</p>`)),
      ...{ shows: 'Dalszy ciąg listu został pominięty', has: 'Dalszy ciąg listu', hasNot: /Koniec/ },
    },
    {
      name: 'a long name with a character of two halves',
      source: letter(
        'halves',
        withFile(
          filePart(
            'application/octet-stream',
            `filename*=utf-8''${encodeURIComponent(`${'a'.repeat(145)}😀${'b'.repeat(20)}.exe`)}`,
            Buffer.from('MZ'),
          ),
        ),
      ),
      parts: { [`${'a'.repeat(145)}.exe`]: 'extension' },
    },
    {
      name: 'more pictures that nobody can draw than an upload may try',
      source: letter(
        'broken pictures',
        withFile(...broken.map((name) => filePart('image/png', `filename="${name}"`, halfOf(png)))),
      ),
      parts: Object.fromEntries(broken.map((name) => [name, 'content'])),
    },
    {
      name: 'many parts, in small letters',
      source: letter(
        'small letters',
        multipart(
          'mixed',
          Array.from({ length: 2000 }, () => plain('a').replace('Content-Type', 'content-type')),
        ),
      ),
      refused: 'too-deep',
    },
    {
      name: 'same Message-ID, another letter',
      source: letter('one', plain('Pierwszy.'), { 'Message-ID': '<plain@firma.example.org>' }),
      has: 'Pierwszy.',
    },
    {
      name: 'a letter that never ended',
      source: Buffer.from(
        'From: a@b.example\r\nContent-Type: multipart/mixed; boundary="x"\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nUrwany',
      ),
      has: 'Urwany',
    },
  ];
}

function nested(depth: number): string {
  let inner = textPart('dno');
  for (let level = 0; level < depth; level += 1) inner = multipart('mixed', [inner]);
  return inner;
}
