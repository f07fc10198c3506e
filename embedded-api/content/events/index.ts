import { wilayas } from '../chambers/wilayas';
import type { EventSeed, ImageSeed, Texts } from '../types';
import { reservedDays, specialEvents } from './special';
import { topics } from './topics';
import type { Topic } from './topics';

const firstDay = -120;
const lastDay = 300;

/** Days by which successive events leave the even spacing. */
const swings = [-1, 0, -2, 1, 1, 3, 0];

interface Occurrence {
  topic: Topic;
  city: Texts;
}

/** The wilaya gives its name to the town; in Arabic, Algiers is told apart from the country. */
const cityOf = (code: number): Texts | undefined => {
  const wilaya = wilayas.find((candidate) => candidate.code === code)?.wilaya;
  return wilaya && code === 16 ? { ...wilaya, ar: 'الجزائر العاصمة' } : wilaya;
};

const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Every topic in its first town, then every topic in its second town, and so on. */
const occurrences: Occurrence[] = [0, 1, 2].flatMap((round) =>
  topics.flatMap((topic): Occurrence[] => {
    const code = topic.wilayas[round];
    const city = code === undefined ? undefined : cityOf(code);
    return city ? [{ topic, city }] : [];
  }),
);

/**
 * Spreads the occurrences over the period: a quarter before the last month, half from there to four months ahead, a quarter
 * after. The small swing makes free days and shared days, as in a real calendar.
 */
const dayOf = (index: number): number => {
  const position = index / (occurrences.length - 1);
  const even =
    position < 0.25
      ? firstDay + position * 4 * 90
      : position < 0.75
        ? -30 + (position - 0.25) * 2 * 150
        : 120 + (position - 0.75) * 4 * (lastDay - 120);
  const swing = swings[index % swings.length] ?? 0;
  return Math.min(lastDay, Math.max(firstDay, Math.round(even) + swing));
};

/** Moves an event that would touch a reserved day to the day after it. */
const clearOfReservedDays = (day: number, length: number): number =>
  reservedDays.reduce((start, reserved) => (start <= reserved && reserved <= start + length ? reserved + 1 : start), day);

const pictureOf = (index: number): ImageSeed => {
  if (index === 77) return 'broken';
  return index % 29 === 11 ? 'none' : 'drawn';
};

const scheduledEvents: EventSeed[] = occurrences.map(({ topic, city }, index): EventSeed => {
  const day = clearOfReservedDays(dayOf(index), topic.lastDay);
  return {
    slug: `${topic.slug}-${slugOf(city.fr)}`,
    title: {
      fr: `${topic.title.fr} — ${city.fr}`,
      en: `${topic.title.en} — ${city.en}`,
      ar: `${topic.title.ar} — ${city.ar}`,
    },
    start: { day, time: topic.from },
    end: { day: day + topic.lastDay, time: topic.to },
    image: pictureOf(index),
    detail: null,
  };
});

/** All events in order of date. */
export const events: EventSeed[] = [...specialEvents, ...scheduledEvents].sort(
  (a, b) => a.start.day - b.start.day || a.start.time.localeCompare(b.start.time),
);
