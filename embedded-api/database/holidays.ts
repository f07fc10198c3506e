/** Fixed in the law: 1 January, Amazigh New Year, 1 May, 5 July, 1 November. */
const CIVIL: ReadonlySet<string> = new Set(['01-01', '01-12', '05-01', '07-05', '11-01']);
/**
 * By month and day of the Islamic calendar: its first day, Ashura, the Mawlid, and the three
 * days of each Aïd. The calendar of Umm al-Qura foretells them; the day observed may be the
 * next.
 */
const ISLAMIC: ReadonlySet<string> = new Set(
  '01-01 01-10 03-12 10-01 10-02 10-03 12-10 12-11 12-12'.split(' '),
);

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});
/** By day since 1970: formatting one takes microseconds, and a request asks for hundreds. */
const islamicDays = new Map<number, string>();

/** The Islamic month and day of a date, `10-01`; read in UTC. */
export function islamicDay(date: Date): string {
  const day = Math.floor(date.getTime() / 86_400_000);
  const known = islamicDays.get(day);
  if (known !== undefined) return known;
  const parts = new Map(islamic.formatToParts(date).map(({ type, value }) => [type, value]));
  const monthAndDay = `${parts.get('month')}-${parts.get('day')}`;
  islamicDays.set(day, monthAndDay);
  return monthAndDay;
}

/** Sunday to Thursday, but for public holidays; read in UTC. */
export function isWorkingDay(date: Date): boolean {
  return (
    date.getUTCDay() < 5 &&
    !CIVIL.has(date.toISOString().slice(5, 10)) &&
    !ISLAMIC.has(islamicDay(date))
  );
}

/** The month of Ramadan, in which the network works from nine to three; read in UTC. */
export function isRamadan(date: Date): boolean {
  return islamicDay(date).startsWith('09-');
}
