import { useParams } from 'react-router-dom';
import { RegistrationForm } from '../components/form/registration-form';

/** The form of one registration, or its corrections. */
export function Edit() {
  const id = Number(useParams().id);

  return <RegistrationForm key={id} id={id} />;
}
