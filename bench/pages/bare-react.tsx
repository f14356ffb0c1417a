import { type FormEvent, StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The sign-in form in React and native HTML: the floor that page-load.mjs compares with. */
function SignIn() {
  const [error, setError] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { mail, pass } = Object.fromEntries(new FormData(event.currentTarget));
    setError(mail && pass ? '' : 'Pole jest wymagane');
  }

  return (
    <form onSubmit={submit}>
      <h1>Zaloguj się</h1>
      {error && <p role="alert">{error}</p>}
      <label>
        Adres e-mail <input name="mail" type="email" />
      </label>
      <label>
        Hasło <input name="pass" type="password" />
      </label>
      <button type="submit">Zaloguj się</button>
    </form>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <SignIn />
    </StrictMode>,
  );
}
