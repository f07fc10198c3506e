import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ignoreErrors } from './connection-errors';

/** Requests sent on one connection without waiting for answers. Browsers send one. */
const MAX_UNANSWERED = 64;

/** The responses each connection still waits for, in the order of their requests. */
export class PendingResponses {
  readonly #bySocket = new WeakMap<Duplex, Set<ServerResponse>>();

  of(socket: Duplex): ReadonlySet<ServerResponse> | undefined {
    return this.#bySocket.get(socket);
  }

  /** Adds a response; it is to be removed from the returned set when it is closed. */
  add(response: ServerResponse): Set<ServerResponse> {
    const { socket } = response.req;
    let answers = this.#bySocket.get(socket);
    if (!answers) answers = this.#follow(socket);
    ignoreErrors(response);
    answers.add(response);
    // Requests without end whose responses are not read: each response is kept in memory until it is read.
    if (answers.size > MAX_UNANSWERED) socket.destroy();
    return answers;
  }

  /**
   * Node closes the answer that is being sent when its connection closes, but none of those that wait behind it: they would be under way for ever, and
   * so would the downloads that are read for them.
   */
  #follow(socket: Duplex): Set<ServerResponse> {
    const answers = new Set<ServerResponse>();
    this.#bySocket.set(socket, answers);
    const closeRest = (): void => {
      for (const response of answers) response.destroy().emit('close');
    };
    socket.once('close', () => setImmediate(closeRest));
    return answers;
  }
}
