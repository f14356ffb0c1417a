import { OTHERS } from './hosts';
import { proveHost } from './prove-host';

for (const host of OTHERS) proveHost(host);
