import { BusyError, createLimit, createNamedLimit } from './limit';

/** Work that ends when the test resolves it. */
function held(): { work: () => Promise<string>; end: () => void; started: () => boolean } {
  let started = false;
  let end = (): void => undefined;
  const ended = new Promise<string>((resolve) => {
    end = () => resolve('done');
  });
  const work = async (): Promise<string> => {
    started = true;
    return ended;
  };
  return { work, end: () => end(), started: () => started };
}

describe('a limit', () => {
  test('lets only so many run at once, and the next one as soon as one ends', async () => {
    const limit = createLimit(2);
    const pieces = [held(), held(), held()];
    const results = pieces.map((piece) => limit(piece.work));
    expect(pieces.map((piece) => piece.started())).toEqual([true, true, false]);
    pieces[0]?.end();
    await results[0];
    await Promise.resolve();
    expect(pieces[2]?.started()).toBe(true);
    pieces[1]?.end();
    pieces[2]?.end();
    await expect(Promise.all(results)).resolves.toEqual(['done', 'done', 'done']);
  });

  test('refuses work when too much is waiting', async () => {
    const limit = createLimit(1, 1);
    const first = held();
    const running = limit(first.work);
    const waiting = limit(() => Promise.resolve('second'));
    await expect(limit(() => Promise.resolve('third'))).rejects.toThrow(BusyError);
    first.end();
    await expect(Promise.all([running, waiting])).resolves.toEqual(['done', 'second']);
  });

  test('lets work that has waited too long leave the queue, and frees its place', async () => {
    const limit = createLimit(1);
    const first = held();
    const running = limit(first.work);
    const impatient = limit(() => Promise.resolve('never'), AbortSignal.timeout(5));
    const patient = limit(() => Promise.resolve('patient'));
    await expect(impatient).rejects.toThrow(BusyError);
    first.end();
    await expect(Promise.all([running, patient])).resolves.toEqual(['done', 'patient']);
  });
});

describe('a limit of several routes', () => {
  test('has one bounded queue for all of them, of which one route leaves a part to the others', async () => {
    const limit = createNamedLimit(2, 1, 4);
    const running = held();
    const first = limit('lists', running.work);
    const waiting = ['second', 'third', 'fourth'].map((text) =>
      limit('lists', () => Promise.resolve(text)),
    );
    await expect(limit('lists', () => Promise.resolve('never'))).rejects.toThrow(BusyError);
    // Work of an idle route begins at once; one more that has to wait exceeds the queue, for any
    // route.
    const other = held();
    const begun = limit('articles', other.work);
    expect(other.started()).toBe(true);
    const last = limit('articles', () => Promise.resolve('last'));
    await expect(limit('pages', () => Promise.resolve('never'))).rejects.toThrow(BusyError);
    running.end();
    other.end();
    await expect(Promise.all([first, begun, ...waiting, last])).resolves.toEqual([
      'done',
      'done',
      'second',
      'third',
      'fourth',
      'last',
    ]);
  });
});
