import { SCREEN_ROUTES } from '@/lib/routes/table';
import { GALLERY_SCREENS } from './screens.mjs';

test.each(SCREEN_ROUTES)('the gallery has a picture of %s', (_, { path }) => {
  expect(GALLERY_SCREENS.some((screen) => path.match(screen.path))).toBe(true);
});
