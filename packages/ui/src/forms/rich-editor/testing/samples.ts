/** The clipboard of a program, shortened, and the result in the editor. */
interface ClipboardSample {
  html: string;
  value: string;
}

/** Microsoft Word 365: styles in a head, conditional comments, lists as paragraphs with typed markers. */
export const WORD_SAMPLE: ClipboardSample = {
  html: `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Temp/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} @list l0:level1 {mso-level-number-format:bullet;} --></style></head>
<body lang=PL style='tab-interval:35.4pt'><!--StartFragment-->
<h1 style='mso-pagination:none'><span style='font-size:16.0pt'>Regulamin<o:p></o:p></span></h1>
<p class=MsoNormal><b style='mso-bidi-font-weight:normal'><span style='color:red'>Termin:</span></b><span style='mso-spacerun:yes'> </span>do <i>29&nbsp;stycznia</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>umowa<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span></span><![endif]>aneks<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>zgoda<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Trzeci<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Czwarty<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.5pt'><p class=MsoNormal style='margin-bottom:0cm'>Kwota<o:p></o:p></p></td><td width=302><p class=MsoNormal>1 500 zł<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><!--[if gte vml 1]><v:shape id="x" style='width:10pt'></v:shape><![endif]--><a href="https://urzad.example/bip"><span style='color:#0563C1'>BIP</span></a><o:p></o:p></p>
<!--EndFragment--></body></html>`,
  value: [
    '<h2>Regulamin</h2>',
    '<p><strong>Termin:</strong> do <em>29&nbsp;stycznia</em>.</p>',
    '<ul><li><p>umowa</p><ul><li><p>aneks</p></li></ul></li><li><p>zgoda</p></li></ul>',
    '<ol start="3"><li><p>Trzeci</p></li><li><p>Czwarty</p></li></ol>',
    '<table><tbody><tr><td><p>Kwota</p></td><td><p>1 500 zł</p></td></tr></tbody></table>',
    '<p><a href="https://urzad.example/bip">BIP</a></p>',
  ].join(''),
};

/** Google Docs: a `b` that is not bold around all, and marks that only the style has. */
export const DOCS_SAMPLE: ClipboardSample = {
  html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400">Zasady</span></h2><p dir="ltr" style="line-height:1.38"><span style="font-weight:700;font-style:normal">Termin</span><span style="font-weight:400;font-style:italic"> bliski</span><span style="text-decoration:line-through"> wczoraj</span></p><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400">umowa</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>aneks</span></p></li></ul></ul></b><br class="Apple-interchange-newline">`,
  value: [
    '<h2>Zasady</h2>',
    '<p><strong>Termin</strong><em> bliski</em><s> wczoraj</s></p>',
    '<ul><li><p>umowa</p><ul><li><p>aneks</p></li></ul></li></ul>',
  ].join(''),
};

/** Microsoft Excel: a table with widths and classes. */
export const EXCEL_SAMPLE: ClipboardSample = {
  html: `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><style><!-- td {mso-number-format:General;} --></style></head><body><table border=0 width=192 style='border-collapse:collapse;width:144pt'><!--StartFragment--><col width=96 span=2><tr height=20><td height=20 class=xl65 width=96>Miesiąc</td><td class=xl65>Kwota</td></tr><!--EndFragment--></table></body></html>`,
  value: '<table><tbody><tr><td><p>Miesiąc</p></td><td><p>Kwota</p></td></tr></tbody></table>',
};
