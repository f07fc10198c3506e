import { contentFiles } from '@/embedded-api/database/content';
import { chamberSummary } from '@/lib/content-api/schemas/chamber';
import { communeRows, communeTable } from './communes';
import { communeHits, findCommunes } from './match-communes';

const directory = contentFiles().chambers.map(({ id, name, wilayas_name: region }) =>
  chamberSummary.parse({
    id,
    name: name.fr,
    name_ar: name.ar,
    wilayas_name: region.fr,
    wilayas_name_ar: region.ar,
  }),
);
const rows = communeRows(directory);
const { communes, wilayas } = communeTable();
/** The wilayas whose chambers are found, in French. */
const found = (query: string, of = rows): string[][] =>
  findCommunes(of, query).communes.map((row) =>
    row.slice(3).map((id) => directory.find((each) => each.id === id)?.region.fr ?? '?'),
  );

test('every commune of the table is found by its French and its Arabic name, with the chamber of its wilaya first', () => {
  expect(communes).toHaveLength(1541);
  expect(rows).toHaveLength(communes.length);
  for (const [place, [french, arabic, , wilaya]] of communes.entries())
    for (const name of [french, arabic]) {
      const { isExact, communes: same } = findCommunes(rows, name);
      expect([name, isExact, same.includes(rows[place] ?? ['', '', '', ''])]).toEqual([
        name,
        true,
        true,
      ]);
      expect(found(name).map(([first]) => first)).toContain(wilayas[wilaya - 1]);
    }
});

/** Checked by hand: 100 communes with the names of their wilayas' chambers in the demonstration. */
const BY_HAND: Record<string, string> = {
  Adrar: 'Reggane, Tsabit, Fenoughil, Sali',
  Chlef: 'Ténès, Oued Fodda, Boukadir',
  'Oum El Bouaghi': 'Aïn Beïda, Aïn M’lila, Meskiana',
  Batna: 'Arris, Merouana, Timgad, Tazoult',
  Béjaïa: 'Akbou, Amizour, Kherrata, Tichy',
  Béchar: 'Abadla, Taghit, Kenadsa',
  Blida: 'Boufarik, Larbaa, Mouzaïa, Meftah',
  Bouira: 'Lakhdaria, Sour El Ghozlane',
  Tébessa: 'Chéria, Ouenza, Negrine',
  Tlemcen: 'Maghnia, Ghazaouet, Remchi, Nedroma',
  Tiaret: 'Frenda, Sougueur, Mahdia',
  'Tizi Ouzou': 'Azazga, Tigzirt, Boghni, Larbaa Nath Irathen',
  Alger: 'El Harrach, Bab Ezzouar, Hydra, Kouba, Rouiba, Baraki, Zeralda, Birkhadem, Cheraga',
  Jijel: 'El Milia, Taher',
  Sétif: 'El Eulma, Aïn Oulmene, Bougaa, Aïn Arnat',
  Skikda: 'Collo, Azzaba, El Harrouch',
  'Sidi Bel Abbès': 'Telagh, Sfisef, Tessala',
  Annaba: 'El Bouni, El Hadjar, Seraidi',
  Guelma: 'Oued Zenati, Héliopolis',
  Constantine: 'El Khroub, Hamma Bouziane, Zighoud Youcef',
  Médéa: 'Berrouaghia, Tablat',
  Mostaganem: 'Aïn Tedeles, Sidi Ali',
  Mascara: 'Mohammadia, Sig, Tighennif, Ghriss',
  Ouargla: 'Hassi Messaoud, Rouissat, N’goussa',
  Oran: 'Es Senia, Bir El Djir, Arzew, Bethioua, Gdyel, Misserghin',
  'Bordj Bou Arréridj': 'Ras El Oued, Mansoura',
  Boumerdès: 'Dellys, Thenia, Boudouaou, Khemis El Khechna',
  'El Tarf': 'El Kala, Drean, Ben M’hidi',
  Tissemsilt: 'Theniet El Had, Lardjem',
  Khenchela: 'Kais, Chechar',
  'Souk Ahras': 'Sedrata, Taoura',
  Tipaza: 'Cherchell, Hadjout, Koléa, Bou Ismaïl',
  Mila: 'Chelghoum Laïd, Ferdjioua, Tadjenanet',
  'Aïn Defla': 'Khemis Miliana, Miliana, El Attaf',
  Naâma: 'Mecheria, Aïn Sefra',
  'Aïn Témouchent': 'Beni Saf, Hammam Bou Hadjar',
  Ghardaïa: 'Metlili, Guerrara, Berriane',
  Relizane: 'Oued Rhiou, Mazouna',
  Touggourt: 'Tebesbest, Temacine, Megarine',
  'El M’Ghair': 'Djamaa, Still',
};

test('a hundred communes that were checked by hand belong to the right wilayas', () => {
  const checked = Object.entries(BY_HAND).flatMap(([wilaya, names]) =>
    names.split(', ').map((name) => [name, wilaya] as const),
  );
  expect(checked.length).toBeGreaterThanOrEqual(100);
  const wrong = checked.filter(
    ([name, wilaya]) => !found(name).some(([first]) => first === wilaya),
  );
  expect(wrong).toEqual([]);
});

test('a postcode is that of its communes, one of no commune stands for its wilaya, and one of no wilaya for nothing', () => {
  expect(found('16004')).toEqual([['Alger']]);
  expect(found('16000')).toEqual([['Alger']]);
  expect(found('16399')).toEqual([['Alger']]);
  expect(found('31999').map(([first]) => first)).toEqual(['Oran']);
  expect(found('99123')).toEqual([]);
  expect(communeHits(rows, 'El Harrach', 'ar').hits).toEqual([
    { name: 'الحراش 16004', chambers: ['16'] },
  ]);
});

test('communes with the same name are all named; the beginning of a name finds those that begin so', () => {
  expect(found('Hammamet').flat().toSorted()).toEqual(['Alger', 'Bir El Ater', 'Tébessa']);
  const { isExact, communes: begun } = findCommunes(rows, 'bab ez');
  expect([isExact, begun.map(([name]) => name)]).toEqual([false, ['Bab Ezzouar']]);
  expect(found('ba')).toEqual([]);
  expect(found('')).toEqual([]);
  expect(found('zzzz')).toEqual([]);
});

test('the chief town of a wilaya of 2025 is in it; other communes of the former wilaya may be, but not its own chief town', () => {
  expect(found('Aflou')).toEqual([['Aflou']]);
  expect(found('أفلو')).toEqual([['Aflou']]);
  expect(found('Laghouat')).toEqual([['Laghouat']]);
  expect(found('Brida')).toEqual([['Laghouat', 'Aflou']]);
});

test('a directory without the newer wilayas has the chambers of the former ones', () => {
  const of48 = communeRows(directory.slice(0, 48));
  expect(of48).toHaveLength(1541);
  expect(found('Aflou', of48)).toEqual([['Laghouat']]);
  expect(found('Timimoun', of48)).toEqual([['Adrar']]);
  expect(communeRows([])).toEqual([]);
});
