import { contentFiles } from '@/embedded-api/database/content';
import { chamberSummary } from '@/lib/content-api/schemas/chamber';
import { chamberInTitle, indexChambers, placeView } from './event-place';
import titles from './testing/labelled-titles.json' with { type: 'json' };

const directory = contentFiles().chambers.map(({ name, wilayas_name, adresse, ...chamber }) =>
  chamberSummary.parse({
    ...chamber,
    ...variants('name', name),
    ...variants('wilayas_name', wilayas_name),
    ...variants('adresse', adresse),
  }),
);
function variants(field: string, texts: Record<string, string>) {
  return { [field]: texts['fr'], [`${field}_en`]: texts['en'], [`${field}_ar`]: texts['ar'] };
}

test('the 200 labelled titles have the places of their labels, and no wrong one', () => {
  const places = indexChambers(directory);
  const found = titles.map(([title]) => {
    const chamber = chamberInTitle(String(title), places);
    return [title, chamber && Number(chamber.id)];
  });
  expect(titles).toHaveLength(200);
  expect(found).toEqual(titles);
});

test('a name that two chambers share is no place, and neither is one beside it', () => {
  const [first] = directory;
  if (!first) throw new Error('the directory is empty');
  const places = indexChambers([
    first,
    { ...first, id: '99', name: { fr: 'CCI B', en: '', ar: '' } },
  ]);
  expect(chamberInTitle('Salon – Adrar', places)).toBeNull();
  expect(chamberInTitle('Salon d’Adrar – CCI B', places)).toBeNull();
  expect(chamberInTitle('Salon – CCI B', places)?.id).toBe('99');
});

test('a place is shown as its wilaya alone, since a title names no address', () => {
  const oran = directory.find(({ id }) => id === '31');
  expect(oran && placeView(oran, 'ar')).toEqual({
    id: '31',
    name: expect.objectContaining({ text: 'وهران', lang: 'ar' }),
    href: expect.stringMatching(/^\/ar\/chambre_de_commerce\/31\//),
  });
});
