import { EventMarks, type MarkedEvent } from './event-marks';

describe('what a text takes from the calendar', () => {
  const event = (id: number, place: string, start: string, end: string): MarkedEvent => ({
    id,
    title: {
      fr: `Réunion\u00A0– ${place}`,
      en: `Meeting\u00A0– ${place}`,
      ar: `لقاء\u00A0– ${place}`,
    },
    start,
    end,
    detail: 'article/meetings',
  });
  const marks = new EventMarks(
    [
      event(1, 'Oran', '9 14:00', '10 16:30'),
      event(2, 'Tiaret', '4 00:00', '5 00:00'),
      { ...event(3, 'Oran', '--12-13 10:00', '--12-15 18:00'), detail: 'article/fair' },
      { ...event(4, 'Oran', '7 21:00', '8 01:00'), detail: 'article/fair' },
      { ...event(5, 'Oran', '6 15:00', '6 15:00'), detail: 'article/fair' },
    ],
    new Map([['Oran', 31]]),
  );

  test('is the days of an event, one of its days, and its hours', () => {
    expect(marks.fill('{event:1}, {event:1+1}', 'fr', 'page/any')).toBe(
      '{date:9,10@9..10~}, {date:10@9..10~}',
    );
    expect(marks.fill('{event:3}', 'fr', 'page/any')).toBe('{date:0..2@0..2#--12-13~}');
    expect(marks.fill('{event:3-42}', 'fr', 'page/any')).toBe('{date:-42@0..2#--12-13~}');
    expect(marks.fill('{event:4}', 'fr', 'page/any')).toBe('{date:7@7..8~}');
    expect(marks.fill('{hours:5}', 'fr', 'page/any')).toBe('15\u00A0h');
    expect(marks.fill('{hours:1}', 'fr', 'page/any')).toBe('14\u00A0h\u00A0– 16\u00A0h\u00A030');
    expect(marks.fill('{hours:1}', 'en', 'page/any')).toBe('2\u00A0pm\u00A0– 4:30\u00A0pm');
    expect(marks.fill('{hours:1}', 'ar', 'page/any')).toBe('14:00\u00A0– 16:30');
    expect(marks.fill('{hours:2}', 'en', 'page/any')).toBe('All day');
  });

  test('is the table of the events that lead to it, each with its chamber', () => {
    const table = marks.fill('{sessions}', 'fr', 'article/meetings');
    expect(table.indexOf('Tiaret')).toBeLessThan(table.indexOf('Oran'));
    expect(table).toContain('<td>Toute la journée</td><td>Tiaret</td>');
    expect(table).toContain('<td><a href="/chambre_de_commerce/31">Oran</a></td>');
    expect(table.match(/<tr>/g)).toHaveLength(3);
    expect(table).toContain('<td>les {date:9,10@9..10~?}</td>');
    expect(marks.fill('{sessions}', 'ar', 'article/fair')).toContain('<td>من {date:0..2@');
  });

  test('exists', () => {
    expect(() => marks.fill('{event:9}', 'fr', 'page/any')).toThrow('{event:9}');
  });
});
