import { z } from 'zod';
import { countedTaxonomy, page, taxonomy } from '@/lib/content-api/schemas/article-page';
import { PUBLICATIONS } from '@/lib/content-api/entities';
import { searchResult, searchResultCard } from '@/lib/content-api/entities/search';
import { chamber, chamberSummary } from '@/lib/content-api/schemas/chamber';
import { detailOf, listingOf } from '@/lib/content-api/schemas/listing';
import { calendarEvent } from '@/lib/content-api/schemas/event';
import { listOf } from '@/lib/content-api/schemas/fields';
import { menuItem } from '@/lib/content-api/schemas/menu';
import { partner, slide } from '@/lib/content-api/schemas/slide';
import { localDay, toMoment } from '@/lib/i18n/api-date';
import { localise } from '@/lib/i18n/localise';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { hostileText, hostileValue } from '@/testing/properties/hostile';
import { mutationsOf } from '@/testing/properties/mutated';
import { fc } from '@/testing/properties/property';
import { RECORDS } from '@/testing/properties/records';
import { agendaMonth, agendaView } from '@/lib/calendar/agenda';
import { countedTaxonomyView, listingView, serviceChoices, taxonomyHeadView } from './card';
import { nextEvents } from '@/lib/calendar/event';
import { nextEventsPeriod } from '@/lib/calendar/event-period';
import { chamberCard, chamberView } from './chamber';
import { eventRecord } from '@/lib/calendar/event';
import { featureView, serviceView } from './feature';
import { menuEntries } from './menu';
import { heroSlides, partnerCard, popupView } from './slide';

const NOW = new Date('2026-03-04T12:00:00Z');

/** JSON writes half a character as an escape; an escaped backslash before it is text. */
const HALF_CHARACTER = /(?<!\\)(?:\\\\)*\\ud[89a-f][\da-f]{2}/;

/** A call's answer: an example of it, how it is read, and everything screens make of it. */
interface Call<S extends z.ZodType> {
  name: string;
  answer: unknown;
  schema: S;
  views: (entity: z.output<S>, locale: Locale) => unknown;
}

function call<S extends z.ZodType>(
  name: string,
  answer: unknown,
  schema: S,
  views: Call<S>['views'],
): Call<z.ZodType> {
  return { name, answer, schema, views: (entity, locale) => views(entity as z.output<S>, locale) };
}

const listing = (record: unknown): unknown => ({
  data: [record, record],
  pagination: { current_page: 1, last_page: '3', total: 14 },
});

const CALLS: Call<z.ZodType>[] = [
  ...PUBLICATIONS.flatMap((entity) => [
    call(
      `one ${entity.tag}`,
      { data: RECORDS[entity.tag] },
      detailOf(entity.schema),
      (item, locale) => [entity.detail(item, locale), entity.card(item, locale)],
    ),
    call(
      `a list of ${entity.listRoute}`,
      listing(RECORDS[entity.tag]),
      listingOf(entity.schema),
      (list, locale) => listingView(list, 1, (item) => entity.card(item, locale)),
    ),
  ]),
  call('a chamber', RECORDS.chamber, detailOf(chamber), (entity, locale) =>
    chamberView(entity, locale),
  ),
  call('search results', listing(RECORDS.result), listingOf(searchResult), (list, locale) =>
    listingView(list, 1, (item) => searchResultCard(item, locale)),
  ),
  call(
    'a category',
    { category: RECORDS.category },
    z.object({ category: taxonomy }),
    ({ category }, locale) => taxonomyHeadView(category, locale),
  ),
  call('categories', [RECORDS.category], listOf(countedTaxonomy), (list, locale) => [
    list.map((item) => countedTaxonomyView('category', item, locale)),
    serviceChoices(list, { chosen: '7', all: 'all', unknown: 'unknown' }, locale),
  ]),
  call('chambers', [RECORDS.chamber], listOf(chamberSummary), (list, locale) =>
    list.map((item) => chamberCard(item, locale)),
  ),
  call('slides', [RECORDS.slide], listOf(slide), (list, locale) => [
    heroSlides(list, locale, localise({ fr: 'Réseau', en: '', ar: '' }, locale)),
    popupView(list, locale),
  ]),
  call('partners', [RECORDS.partner], listOf(partner), (list, locale) =>
    list.map((item) => partnerCard(item, locale)),
  ),
  call('features', [RECORDS.page], listOf(page), (list, locale) =>
    list.map((item, place) => [featureView(item, locale), serviceView(item, locale, place)]),
  ),
  call('the menu', [RECORDS.menu], listOf(menuItem), (list, locale) => menuEntries(list, locale)),
  call('events', [RECORDS.event], listOf(calendarEvent), (list, locale) => [
    agendaView(
      list.map((event) => eventRecord(event, locale)),
      { view: 'mois', day: '2026-03-01' },
      locale,
      NOW,
    ),
    nextEvents(list, toMoment(NOW), locale),
    list.map((event) => eventRecord(event, locale)),
  ]),
];

/** An answer as it comes over the wire. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

describe.each(CALLS)('the answer with $name', ({ answer, schema, views }) => {
  const mutated = fc
    .oneof({ weight: 9, arbitrary: mutationsOf(answer) }, { weight: 1, arbitrary: hostileValue })
    .map(asJson);

  test('as the contract has it is read, and shown in every language', () => {
    const entity: unknown = schema.parse(answer);
    for (const locale of LOCALES)
      expect(JSON.stringify(views(entity, locale))).toContain(locale === 'ar' ? 'بالعربية' : '"');
  });

  test('with anything wrong is read or refused, and what was read can be shown, kept as JSON and shown the same', () => {
    fc.assert(
      fc.property(mutated, fc.constantFrom(...LOCALES), (value, locale) => {
        const result = schema.safeParse(value);
        if (!result.success) return expect(result.error.issues.length).toBeGreaterThan(0);
        const shown = JSON.stringify(views(result.data, locale));
        expect(shown).not.toMatch(HALF_CHARACTER);
        expect(JSON.stringify(views(asJson(result.data), locale))).toBe(shown);
      }),
    );
  });
});

test('the agenda has a month for any date in an address, and the home screen a period for any day', () => {
  const moment = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(
      fc.oneof(
        hostileText,
        moment.map((date) => date.toISOString().slice(0, 10)),
      ),
      moment,
      (value, now) => {
        const { month, start, end } = agendaMonth(value, now);
        expect(localDay(start).startsWith(month)).toBe(true);
        expect(start < end).toBe(true);
        expect(agendaMonth(month, now).month).toBe(month);
        const period = nextEventsPeriod(toMoment(now));
        expect(period.start <= toMoment(now) && toMoment(now) < period.end).toBe(true);
      },
    ),
  );
});
