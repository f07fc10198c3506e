import { retry } from './retry';

describe('a retry', () => {
  /** Fails `failures` times, then succeeds; notes how long it was waited between. */
  async function run(failures: number): Promise<{ outcome: string; waits: number[]; attempts: number }> {
    const waits: number[] = [];
    let attempts = 0;
    const outcome = await retry(
      () => {
        attempts += 1;
        return attempts <= failures ? Promise.reject(new Error(`failure ${attempts}`)) : Promise.resolve('done');
      },
      {
        retries: 5,
        firstDelay: 350,
        sleep: (milliseconds) => {
          waits.push(milliseconds);
          return Promise.resolve();
        },
      },
    ).catch((error: Error) => error.message);
    return { outcome, waits, attempts };
  }

  test.each([
    [0, { outcome: 'done', waits: [], attempts: 1 }],
    [2, { outcome: 'done', waits: [350, 700], attempts: 3 }],
    [5, { outcome: 'done', waits: [350, 700, 1400, 2800, 5600], attempts: 6 }],
    [6, { outcome: 'failure 6', waits: [350, 700, 1400, 2800, 5600], attempts: 6 }],
  ])('after %i failures', async (failures, expected) => {
    expect(await run(failures)).toEqual(expected);
  });
});
