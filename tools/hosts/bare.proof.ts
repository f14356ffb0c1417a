import { EVERY_RUN } from './hosts';
import { proveHost } from './prove-host';

for (const host of EVERY_RUN) proveHost(host);
