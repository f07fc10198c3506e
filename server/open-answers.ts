import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The answers each connection still waits for, in the order they were asked for. */
export type OpenAnswers = WeakMap<Duplex, Set<ServerResponse>>;

export function watchAnswers(server: Server): OpenAnswers {
  const open: OpenAnswers = new WeakMap();
  server.on('request', ({ socket }, response) => {
    let answers = open.get(socket);
    if (!answers) open.set(socket, (answers = new Set()));
    answers.add(response);
    response.on('close', () => answers.delete(response));
  });
  return open;
}
