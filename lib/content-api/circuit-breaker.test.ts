import { jest } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker';

/** The outcome of `acquire`; undefined while the call waits. */
function ask(circuit: CircuitBreaker): { outcome: () => boolean | undefined } {
  let outcome: boolean | undefined;
  void circuit.acquire().then((given) => {
    outcome = given;
  });
  return { outcome: () => outcome };
}

/** A circuit that three refused connections have opened. */
function opened(): { circuit: CircuitBreaker; changes: boolean[] } {
  const changes: boolean[] = [];
  const circuit = new CircuitBreaker((isOpen) => changes.push(isOpen));
  for (let failure = 0; failure < 3; failure += 1)
    circuit.failed('/api/x', 'unreachable', performance.now());
  return { circuit, changes };
}

describe('the circuit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('stays closed for one call that hangs alone, and opens when a second one does', () => {
    const circuit = new CircuitBreaker(() => undefined);
    for (let failure = 0; failure < 10; failure += 1)
      circuit.failed('/api/slow', 'no answer', performance.now());
    expect(circuit.isOpen).toBe(false);
    circuit.failed('/api/other', 'no answer', performance.now());
    expect(circuit.isOpen).toBe(true);
  });

  test('stays closed while anything is answered between the failures', () => {
    const circuit = new CircuitBreaker(() => undefined);
    for (let failure = 0; failure < 10; failure += 1) {
      circuit.failed(`/api/${failure}`, 'no answer', performance.now());
      circuit.failed(`/api/${failure}/b`, 'unreachable', performance.now());
      circuit.succeeded();
    }
    expect(circuit.isOpen).toBe(false);
  });

  test('sends one call out half a second later; the others wait for its outcome', async () => {
    const { circuit } = opened();
    const calls = Array.from({ length: 8 }, () => ask(circuit));
    await jest.advanceTimersByTimeAsync(499);
    expect(calls.map(({ outcome }) => outcome())).toEqual(
      Array.from({ length: 8 }, () => undefined),
    );
    await jest.advanceTimersByTimeAsync(1);
    expect(calls.filter(({ outcome }) => outcome() === true)).toHaveLength(1);
    circuit.succeeded();
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.every(({ outcome }) => outcome() === true)).toBe(true);
  });

  test('refuses the calls that wait when the trial fails', async () => {
    const { circuit, changes } = opened();
    const calls = Array.from({ length: 3 }, () => ask(circuit));
    await jest.advanceTimersByTimeAsync(500);
    circuit.failed('/api/x', 'unreachable', performance.now());
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map(({ outcome }) => outcome())).toEqual([true, false, false]);
    // One line in the log, however many calls fail.
    expect(changes).toEqual([true]);
  });

  test('lets a call wait for less than a second when the trial hangs, and sends the next trial all the same', async () => {
    const { circuit } = opened();
    const first = ask(circuit);
    await jest.advanceTimersByTimeAsync(500);
    expect(first.outcome()).toBe(true);
    const second = ask(circuit);
    const third = ask(circuit);
    await jest.advanceTimersByTimeAsync(500);
    expect([second.outcome(), third.outcome()]).toEqual([true, undefined]);
    await jest.advanceTimersByTimeAsync(250);
    expect(third.outcome()).toBe(false);
  });

  test('lets the very next call through when nothing was asked for a while', async () => {
    const { circuit, changes } = opened();
    await jest.advanceTimersByTimeAsync(10_000);
    const call = ask(circuit);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.outcome()).toBe(true);
    circuit.succeeded();
    expect(changes).toEqual([true, false]);
  });
});
