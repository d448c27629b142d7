/** A thread that ends its process when the one that stands by is gone, killed for instance: rules that never answer keep the process's own thread from noticing. */
import { Socket } from 'node:net';
import { workerData } from 'node:worker_threads';

const { fd } = workerData as { readonly fd: number };

// Nothing comes through the pipe but its end.
new Socket({ fd, readable: true, writable: false })
  .on('error', () => undefined)
  .on('close', () => process.kill(process.pid, 'SIGKILL'))
  .resume();
