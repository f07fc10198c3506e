import { DEFAULT_PER_PAGE, type ListName } from '@/lib/constants';
import { readKeyword, readPage, readPerPage, readServiceId } from '@/lib/listing/list-query';
import { readCalendarMonth } from '@/lib/views/calendar/calendar-day';

/** Query parameters that a screen reads, in the order of its canonical address. Each reader gives the clamped value; empty means the default, which is left out. */
export type QueryParameters = Readonly<Record<string, (value: string) => string>>;

const page = (value: string): string => unless(readPage(value), 1);
const perPage =
  (list: ListName) =>
  (value: string): string =>
    unless(readPerPage(value, list), DEFAULT_PER_PAGE);
const flag = (value: string): string => (value === '1' ? '1' : '');

export const listParameters = (list: ListName): QueryParameters => ({ page, per_page: perPage(list), search: readKeyword });
export const searchParameters: QueryParameters = {
  page,
  per_page: perPage('search'),
  keyword: readKeyword,
  service_id: readServiceId,
  exact: flag,
};
/** The server renders one month's agenda: which day and view (`vue`) of it are shown is read by the browser alone. */
export const calendarParameters: QueryParameters = { date: readCalendarMonth };
export const chambersParameters: QueryParameters = { search: readKeyword };

function unless(value: number, fallback: number): string {
  return value === fallback ? '' : String(value);
}
