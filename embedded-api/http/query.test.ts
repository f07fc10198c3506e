import { HttpError } from './errors';
import { offsetOf, pagination, readPaging } from './query';

const read = (query: string): unknown => readPaging(new URLSearchParams(query));

describe('paging', () => {
  test.each([
    ['', { page: 1, perPage: 6 }],
    ['page=&per_page=', { page: 1, perPage: 6 }],
    ['page=3&per_page=24', { page: 3, perPage: 24 }],
    ['page=%2B2&per_page=100', { page: 2, perPage: 100 }],
  ])('"%s" is read', (query, paging) => {
    expect(read(query)).toEqual(paging);
  });

  test.each([
    ['page=0', { page: ['The page field must be at least 1.'] }],
    ['page=-2', { page: ['The page field must be at least 1.'] }],
    ['page=2.5', { page: ['The page field must be an integer.'] }],
    ['page=1e3', { page: ['The page field must be an integer.'] }],
    [
      'page=99999999999999999999',
      { page: ['The page field must not be greater than 9007199254740991.'] },
    ],
    ['per_page=101', { per_page: ['The per page field must not be greater than 100.'] }],
    [
      'page=x&per_page=y',
      {
        page: ['The page field must be an integer.'],
        per_page: ['The per page field must be an integer.'],
      },
    ],
  ])('"%s" is refused with the fields at fault', (query, errors) => {
    let refusal: unknown;
    try {
      read(query);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(HttpError);
    expect(refusal).toMatchObject({ status: 422, errors });
  });

  test('an empty list has one page', () => {
    expect(pagination({ page: 1, perPage: 6 }, 0)).toEqual({
      current_page: 1,
      last_page: 1,
      per_page: 6,
      total: 0,
    });
  });

  test('the last page may be shorter', () => {
    expect(pagination({ page: 2, perPage: 6 }, 13)).toEqual({
      current_page: 2,
      last_page: 3,
      per_page: 6,
      total: 13,
    });
  });

  test('an offset never leaves the numbers that are exact', () => {
    expect(offsetOf({ page: Number.MAX_SAFE_INTEGER, perPage: 100 })).toBe(Number.MAX_SAFE_INTEGER);
  });
});
