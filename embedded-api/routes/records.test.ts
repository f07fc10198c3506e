import { startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.end());

describe('one record', () => {
  test('an article comes with its categories and all its files', async () => {
    const { body } = await api.get('/api/articles/edit/1');
    expect(body).toMatchObject({
      id: 1,
      slug: 'foire-des-dattes',
      cat_articles: [{}, {}],
      file_articles: [
        { name: 'storage/files/guide.pdf', lang: null, deleted_at: null },
        { name: 'storage/files/دليل.docx', lang: 'ar', deleted_at: null },
        { name: 'storage/files/prix.xlsx', lang: 'fr', deleted_at: null },
        { name: 'storage/files/ancien.pdf', deleted_at: '2026-11-11T11:00:00.000000Z' },
      ],
    });
  });

  test('an article without a date has null there', async () => {
    expect((await api.get('/api/articles/edit/8')).body).toMatchObject({ starts_at: null });
  });

  test('a page comes with its service and its files', async () => {
    expect((await api.get('/api/pages/edit/1')).body).toMatchObject({
      service: { id: 1, slug: 'conseil', name_ar: 'الاستشارة' },
      file_pages: [{ name: 'storage/files/formulaire.docx' }],
      created_at: '2026-11-18T08:00:00.000000Z',
    });
  });

  test('a chamber comes with its contact details and its members, lists in whatever form the column holds', async () => {
    expect((await api.get('/api/chambre_de_commerces/edit/16')).body).toMatchObject({
      id: 16,
      logo: 'cci-beni-16.png',
      wilayas_name: 'Wilaya 16',
      telfix: '+213 00 00 00 16, +213 00 00 01 16',
      fax: '+213 00 00 90 16',
      email: 'contact@cci-beni-16.example',
      adresse: '1, place de la Démonstration, Wilaya 16',
      latitude: '36.732',
      memberchamber_administratif: [
        { fonction: 'Directeur', image: '/storage/members/portrait-01.jpg' },
      ],
      memberchamber_elu: [{ order: '1', image: null }, { order: 2 }],
    });
    expect((await api.get('/api/chambre_de_commerces/edit/27')).body).toMatchObject({
      telfix: ['+213 00 00 00 27', '+213 00 00 01 27'],
    });
    expect((await api.get('/api/chambre_de_commerces/edit/45')).body).toMatchObject({
      telfix: ['+213 00 00 00 45', '+213 00 00 01 45'],
      logo: null,
      latitude: null,
    });
  });

  test.each([
    ['/api/articles/edit/99', 'No query results for model [App\\Models\\Article] 99'],
    ['/api/articles/edit/abc', 'No query results for model [App\\Models\\Article] abc'],
    ['/api/pages/edit/0', 'No query results for model [App\\Models\\Page] 0'],
    ['/api/categoryportail/edit/1e3', 'No query results for model [App\\Models\\Category] 1e3'],
    ['/api/serviceportail/edit/-1', 'No query results for model [App\\Models\\Service] -1'],
    [
      '/api/chambre_de_commerces/edit/1',
      'No query results for model [App\\Models\\ChambreDeCommerce] 1',
    ],
  ])('%s is a 404 that names the model', async (path, message) => {
    const { status, body } = await api.get(path);
    expect(status).toBe(404);
    expect(body).toEqual({ message });
  });
});

describe('the home screen', () => {
  test('the menu is a tree with dynamic and hidden items', async () => {
    expect((await api.get('/api/first-menu')).body).toMatchObject([
      {
        label: 'Services',
        label_ar: 'الخدمات',
        link: null,
        type: null,
        status: 1,
        child: [
          { label: 'Carnet', link: 'carnet', type: 'page', id_item: 2, status: 1, child: [] },
          { label: 'Caché', link: '/contact', type: null, status: 0, child: [] },
        ],
      },
    ]);
  });

  test('hero slides and popup slides are told apart, and Arabic heroes have their own image', async () => {
    expect((await api.get('/api/slide')).body).toMatchObject([
      {
        title: 'Bienvenue',
        image: 'storage/slides/hero-1.jpg',
        image_ar: 'storage/slides/hero-1-ar.jpg',
        image_en: null,
        link_text: null,
      },
    ]);
    expect((await api.get('/api/slide/popup')).body).toMatchObject([
      { title: 'Annonce', link_url: null },
    ]);
  });

  test('partners have a title, the oldest records a name', async () => {
    const { body } = await api.get('/api/slide/partenaire');
    expect(body).toMatchObject([
      { title: 'Société atlas' },
      { image: 'storage/partners/zenata.png' },
      {},
      { title: null, name: 'Société numidia' },
    ]);
    expect((await api.get('/api/slide/partenaire_all')).body).toEqual(body);
  });

  test('chambers of the home screen are plain cards', async () => {
    expect((await api.get('/api/chambre_de_commerces_home')).body).toMatchObject([
      { id: 16 },
      { id: 27 },
      { id: 45, logo: null },
    ]);
  });
});
