import type { LinkProps } from '@urzad/ui';
import { Link } from 'react-router-dom';

/** What begins like a path but is answered by the server: files, documents, the API. */
const SERVER_PATH = /^\/(api|outbox)\b/;

/** The widgets' links: inside the portal by the router, everywhere else by the browser. */
export function RouterLink({ href, ...props }: LinkProps) {
  const isScreen = href.startsWith('/') && !SERVER_PATH.test(href) && !props.target;

  return isScreen ? <Link to={href} {...props} /> : <a href={href} {...props} />;
}
