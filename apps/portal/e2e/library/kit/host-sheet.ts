/** What style sheets for whole pages say of elements, as Bootstrap 5 and older ones do: in no layer. */
export const HOST_SHEET = `
  html { font-size: 62.5%; }
  body { margin: 0; color: rgb(33 37 41); font: 500 2rem/2 Georgia, serif; text-align: center; letter-spacing: 2px; }
  *, ::before, ::after { box-sizing: content-box; }
  h1, h2, h3 { margin: 0 0 8px; font-weight: 500; line-height: 1.2; color: teal; text-transform: uppercase; border-bottom: 1px solid; }
  p, ul, ol, dl { margin: 0 0 16px; padding-left: 32px; }
  p, li, label, td { max-width: 40ch; text-shadow: 1px 1px red; text-align: justify; hyphens: auto; word-spacing: 4px; }
  div, span, article, section, header, nav, form { position: relative; float: left; min-height: 30px; padding: 7px; border: 1px dashed; background: pink; outline: 1px solid; opacity: 0.9; overflow: hidden; }
  dt { font-weight: 700; } dd { margin: 0 0 8px 40px; }
  li { list-style: square inside; line-height: 3; } li::before { content: "»"; color: red; }
  a { color: rgb(13 110 253); text-decoration: underline; border-bottom: 1px dotted; font-style: italic; transition: color 3s; } a:hover { color: red; }
  a[href]::after { content: " (" attr(href) ")"; }
  label { display: inline-block; margin-bottom: 5px; font-weight: bold; }
  legend { float: left; width: 100%; font-size: 24px; } fieldset { min-width: 0; border: 2px solid red; padding: 9px; }
  table { caption-side: bottom; border-collapse: collapse; } caption { color: gray; padding: 8px; } th { text-align: inherit; }
  th, td { padding: 12px; border: 3px solid navy; } tr { background: silver; }
  button, input, select, textarea { display: block; margin: 3px; font: 20px monospace; border: 4px outset gray; border-radius: 0; text-transform: uppercase; }
  button, input, textarea { max-height: 70px; box-shadow: inset 0 0 4px red; filter: sepia(1); transform: rotate(1deg); }
  input::placeholder, textarea::placeholder { color: red; font-style: italic; }
  [type="button"]:not(:disabled), [type="submit"]:not(:disabled) { cursor: help; background: yellow; }
  img, svg { vertical-align: middle; display: inline; fill: red; } path, circle { stroke: red; }
  small { font-size: 0.6em; } hr { opacity: 0.25; }
  strong, b { font-weight: 600; font-variant: small-caps; }
`;
