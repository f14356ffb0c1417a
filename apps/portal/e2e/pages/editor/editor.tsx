import '@urzad/ui/styles.css';
import { RichEditor } from '@urzad/ui/rich-editor';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The editor beside what it gives, with the text that a server might send. */
function Page() {
  const [html, setHtml] = useState('<p onclick="alert(1)">Nabór</p>');

  return (
    <>
      <RichEditor label="Treść" value={html} onValueChange={setHtml} maxLength={500} />
      <RichEditor label="Podgląd" value={html} readOnly />
      <button type="button" onClick={() => setHtml('<h2 style="color: red">Z szablonu</h2>')}>
        Szablon
      </button>
      <output>{html}</output>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
