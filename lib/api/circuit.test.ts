import { jest } from '@jest/globals';
import { Circuit } from './circuit';

/** What happened to a call that asks to go out; undefined while it waits. */
function ask(circuit: Circuit): { verdict: () => boolean | undefined } {
  let verdict: boolean | undefined;
  void circuit.admit().then((given) => {
    verdict = given;
  });
  return { verdict: () => verdict };
}

/** A circuit that three refused connections have opened. */
function opened(): { circuit: Circuit; changes: boolean[] } {
  const changes: boolean[] = [];
  const circuit = new Circuit((isOpen) => changes.push(isOpen));
  for (let failure = 0; failure < 3; failure += 1) circuit.unanswered('/api/x', 'unreachable', Date.now());
  return { circuit, changes };
}

describe('the circuit', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('opens when no connection can be made, whatever is asked', () => {
    const { circuit, changes } = opened();
    expect(circuit.isOpen).toBe(true);
    expect(changes).toEqual([true]);
  });

  test('stays closed for one call that hangs alone, and opens when a second one does', () => {
    const circuit = new Circuit(() => undefined);
    for (let failure = 0; failure < 10; failure += 1) circuit.unanswered('/api/slow', 'silent', Date.now());
    expect(circuit.isOpen).toBe(false);
    circuit.unanswered('/api/other', 'silent', Date.now());
    expect(circuit.isOpen).toBe(true);
  });

  test('stays closed while anything is answered between the failures', () => {
    const circuit = new Circuit(() => undefined);
    for (let failure = 0; failure < 10; failure += 1) {
      circuit.unanswered(`/api/${failure}`, 'silent', Date.now());
      circuit.unanswered(`/api/${failure}/b`, 'unreachable', Date.now());
      circuit.answered();
    }
    expect(circuit.isOpen).toBe(false);
  });

  test('sends one call out half a second later; the others wait for what becomes of it', async () => {
    const { circuit } = opened();
    const calls = Array.from({ length: 8 }, () => ask(circuit));
    await jest.advanceTimersByTimeAsync(499);
    expect(calls.map(({ verdict }) => verdict())).toEqual(Array.from({ length: 8 }, () => undefined));
    await jest.advanceTimersByTimeAsync(1);
    expect(calls.filter(({ verdict }) => verdict() === true)).toHaveLength(1);
    circuit.answered();
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.every(({ verdict }) => verdict() === true)).toBe(true);
  });

  test('lets nobody wait on when the trial fails', async () => {
    const { circuit, changes } = opened();
    const calls = Array.from({ length: 3 }, () => ask(circuit));
    await jest.advanceTimersByTimeAsync(500);
    circuit.unanswered('/api/x', 'unreachable', Date.now());
    await jest.advanceTimersByTimeAsync(0);
    expect(calls.map(({ verdict }) => verdict())).toEqual([true, false, false]);
    // One line in the log, however many calls fail.
    expect(changes).toEqual([true]);
  });

  test('lets a call wait for less than a second when the trial hangs, and sends the next trial all the same', async () => {
    const { circuit } = opened();
    const first = ask(circuit);
    await jest.advanceTimersByTimeAsync(500);
    expect(first.verdict()).toBe(true);
    const second = ask(circuit);
    const third = ask(circuit);
    await jest.advanceTimersByTimeAsync(500);
    expect([second.verdict(), third.verdict()]).toEqual([true, undefined]);
    await jest.advanceTimersByTimeAsync(250);
    expect(third.verdict()).toBe(false);
  });

  test('lets the very next call through when nothing was asked for a while', async () => {
    const { circuit, changes } = opened();
    await jest.advanceTimersByTimeAsync(10_000);
    const call = ask(circuit);
    await jest.advanceTimersByTimeAsync(0);
    expect(call.verdict()).toBe(true);
    circuit.answered();
    expect(changes).toEqual([true, false]);
  });
});
