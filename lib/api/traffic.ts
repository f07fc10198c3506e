import { onGlobal } from '@/lib/runtime/global-instance';
import { BusyError, createLimit, type Limit } from '@/lib/limit';
import { logger } from '@/lib/runtime/logger';
import { metrics, routeLabel } from '@/lib/runtime/metrics';
import { Circuit, type Silence } from './circuit';
import { apiBase, TIMED_OUT, UnavailableError } from './transport';

/** Calls of the content API in flight, all together. */
export const MAX_CALLS = 32;
/** Of these, calls of one line of the call table: a line that hangs leaves room for the others. */
const MAX_OF_ONE = MAX_CALLS / 2;
/** A silence shorter than this says nothing about the host: the call began when its time was nearly over. */
const TELLING_SILENCE = 1000;

/** No connection can be made, whatever is asked. */
const UNREACHABLE = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'UND_ERR_CONNECT_TIMEOUT']);

/** The circuit of the API's host. */
export function circuit(): Circuit {
  const host = apiBase();
  return onGlobal(
    `circuit ${host}`,
    () =>
      new Circuit((isOpen) => {
        metrics.circuitOpen.set(isOpen ? 1 : 0);
        if (isOpen) logger.warn({ host }, 'Content API circuit opened');
        else logger.info({ host }, 'Content API circuit closed');
      }),
  );
}

const all = onGlobal('api-limit', () => createLimit(MAX_CALLS));
const lines = onGlobal('api-line-limits', () => new Map<string, Limit>());

/** Runs a call when there is room for it; rejects with `UnavailableError` when there is none before `deadline`. */
export async function inTurn<T>(path: string, deadline: AbortSignal, work: () => Promise<T>): Promise<T> {
  const line = routeLabel(path);
  const limit = lines.get(line) ?? createLimit(MAX_OF_ONE);
  lines.set(line, limit);
  try {
    return await limit(() => all(work, deadline), deadline);
  } catch (error) {
    throw error instanceof BusyError ? new UnavailableError('no free connection in time') : error;
  }
}

/** Watches one try for the circuit: `work` is over when the answer's head is there. */
export async function observed<T>(path: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    const answer = await work();
    circuit().answered();
    return answer;
  } catch (error) {
    const isTelling = !(error instanceof UnavailableError) || error.code !== TIMED_OUT || Date.now() - startedAt >= TELLING_SILENCE;
    if (isTelling) circuit().unanswered(routeLabel(path), silenceOf(error), startedAt);
    throw error;
  }
}

function silenceOf(error: unknown): Silence {
  return error instanceof UnavailableError && UNREACHABLE.has(error.code ?? '') ? 'unreachable' : 'silent';
}
