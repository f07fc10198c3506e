import { WorkersMemory } from './shared-memory';

describe('what workers remember together', () => {
  test('is counted for all of them', () => {
    const memory = new WorkersMemory();
    expect([memory.count('hour:1', 3600), memory.count('hour:1', 3600), memory.count('hour:2', 3600)]).toEqual([1, 2, 1]);
  });

  test('is claimed by one of them, until it is given back', () => {
    const memory = new WorkersMemory();
    expect(memory.putNew('message', 'sending', 10_000)).toBeNull();
    expect(memory.putNew('message', 'sending', 10_000)).toBe('sending');
    memory.put('message', 'sent', 3600);
    expect(memory.putNew('message', 'sending', 10_000)).toBe('sent');
    memory.remove('message');
    expect(memory.putNew('message', 'sending', null)).toBeNull();
  });

  test('has an end', async () => {
    const memory = new WorkersMemory();
    expect(memory.putNew('message', 'sending', 5)).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(memory.putNew('message', 'sending', 5)).toBeNull();
  });
});
