/** Of a page that stands alone and is printed: the fonts and colours of the system. */
export const STYLE = `
:root { color-scheme: light dark; background: Canvas; color: CanvasText; }
body { max-width: 75rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1rem; }
dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: .25rem 1rem; margin: 0; }
dl > div { display: contents; }
dd { grid-column: 2; margin: 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; padding-block: .25rem; }
th, td { border: 1px solid GrayText; padding: .25rem .5rem; text-align: start; vertical-align: top; }
.fault { font-weight: bold; }
a:focus-visible, [tabindex]:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dd { grid-column: 1; } dt { font-weight: bold; } }
@media print {
  body { max-width: none; padding: 0; font-size: 9pt; }
  nav { display: none; }
  .table { overflow: visible; }
  h2 { break-before: page; }
  h2, h3, dt { break-after: avoid; }
  tr, dd { break-inside: avoid; }
  thead { display: table-header-group; }
}
`;
