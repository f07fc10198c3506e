import { periodEndpoint } from '@/lib/api/endpoints';
import { calendarEvent } from '@/lib/api/schemas/event';
import { routes } from '@/lib/routes/links';
import { entity } from './entity';

export const event = entity({
  tag: 'event',
  report: [{ kind: 'event', names: ['title'], isCut: true, image: 'image', link: 'slug', path: () => routes.calendar }],
  /** Events between two moments, as the calendar asks for them. */
  between: periodEndpoint('/api/events', calendarEvent, 'Error fetching events', 'event'),
});
