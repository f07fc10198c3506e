import { startTestApi, type TestApi } from '../testing/api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.end());

describe('lists of articles and pages', () => {
  test('the newest article comes first, an undated one last', async () => {
    const { body } = await api.get('/api/articles?per_page=100');
    expect(body).toMatchObject({
      data: [
        'foire-des-dattes',
        'sans-image',
        'deux-jours',
        'deux',
        'trois',
        'quatre',
        'cinq',
        'sans-date',
      ].map((slug) => ({ slug })),
      pagination: { current_page: 1, last_page: 1, per_page: 100, total: 8 },
    });
  });

  test('home shows the six newest articles with their categories', async () => {
    const { body } = await api.get('/api/articles/home');
    expect(body).toHaveLength(6);
    expect(body).toMatchObject([
      {
        id: 1,
        name: 'Foire des dattes',
        name_ar: 'معرض التمور',
        image: 'storage/articles/foire-des-dattes.jpg',
        starts_at: '2026-11-21 09:30:00',
        cat_articles: [
          {
            article_id: 1,
            category_id: 1,
            category: { id: 1, slug: 'export', name_ar: 'التصدير' },
          },
          { article_id: 1, category_id: 2, category: { id: 2, slug: 'formation', name_ar: null } },
        ],
      },
      { image: null },
      { image: 'storage/articles/deux-jours.jpg' },
      {},
      {},
      {},
    ]);
  });

  test('a page beyond the last is empty', async () => {
    const { status, body } = await api.get('/api/articles?page=9&per_page=6');
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [],
      pagination: { current_page: 9, last_page: 2, per_page: 6, total: 8 },
    });
  });

  test('bad paging is a 422 with errors by field', async () => {
    const { status, body } = await api.get('/api/pages?page=0&per_page=500');
    expect(status).toBe(422);
    expect(body).toEqual({
      message: 'The page field must be at least 1. (and 1 more error)',
      errors: {
        page: ['The page field must be at least 1.'],
        per_page: ['The per page field must not be greater than 100.'],
      },
    });
  });

  test('a category lists its own articles and searches among them', async () => {
    expect((await api.get('/api/categoryportail/edit/2')).body).toMatchObject({
      category: { id: 2, slug: 'formation', name: 'Formation', description: '' },
      articles: {
        data: [{ slug: 'foire-des-dattes' }, { slug: 'deux-jours' }],
        pagination: { total: 2 },
      },
    });
    expect((await api.get('/api/categoryportail/edit/2?search=dattes')).body).toMatchObject({
      articles: { pagination: { total: 1 } },
    });
    expect((await api.get('/api/categoryportail/edit/3')).body).toMatchObject({
      articles: { data: [], pagination: { last_page: 1, total: 0 } },
    });
  });

  test('a service lists its own pages', async () => {
    expect((await api.get('/api/serviceportail/edit/2')).body).toMatchObject({
      service: { slug: 'visa' },
      pages: { data: [{ slug: 'carnet' }] },
    });
  });

  test('categories and services are counted', async () => {
    expect((await api.get('/api/categoryportail/list_acticle')).body).toMatchObject([
      { articles_count: 7 },
      { articles_count: 2 },
      { articles_count: 0 },
    ]);
    expect((await api.get('/api/serviceportail/list_page')).body).toMatchObject([
      { articles_count: 3 },
      { articles_count: 1 },
    ]);
  });

  test('features and services of the home screen are told apart', async () => {
    expect((await api.get('/api/pages/features')).body).toMatchObject([
      {
        slug: 'certificat',
        points: ['Rapide', 'Sûr'],
        points_ar: ['سريع'],
        points_en: null,
        iconInput: null,
      },
    ]);
    expect((await api.get('/api/pages/services')).body).toMatchObject([
      { slug: 'carnet', points: null },
      { slug: 'mediation', points: '["Gratuit"]' },
    ]);
  });
});

describe('search', () => {
  const found = async (keyword: string, more = ''): Promise<unknown> => {
    const { status, body } = await api.get(
      `/api/search?search=${encodeURIComponent(keyword)}${more}`,
    );
    expect(status).toBe(200);
    return body;
  };

  test('a word in a name outranks the same word in a text, across articles and pages', async () => {
    expect(await found('foire')).toMatchObject({
      data: [{ type: 'article', slug: 'foire-des-dattes' }, expect.anything(), expect.anything()],
      pagination: { total: 3 },
    });
  });

  test.each([
    'FETE',
    'fête oasis',
    'oeuvre',
    'datte',
    'l’oasis',
    'معرض',
    'المعرض',
    'غرفه',
    'تمور',
    'الواحه',
  ])('“%s” finds the date fair', async (keyword) => {
    expect(await found(keyword)).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ slug: 'foire-des-dattes' })]),
    });
  });

  test.each(['"', "'", '* AND (', 'NEAR(', '";DROP TABLE article;--', '-', 'foire introuvable'])(
    '“%s” finds nothing and breaks nothing',
    async (keyword) => {
      expect(await found(keyword)).toMatchObject({ data: [], pagination: { total: 0 } });
    },
  );

  test('service_id leaves only the pages of that service', async () => {
    expect(await found('foire', '&service_id=2')).toMatchObject({
      data: [{ type: 'page', slug: 'carnet' }],
      pagination: { total: 1 },
    });
    expect(await found('foire', '&service_id=1')).toMatchObject({ data: [] });
    expect((await api.get('/api/search?search=a&service_id=x')).status).toBe(422);
  });

  test('an empty search lists everything, newest first', async () => {
    expect(await found('')).toMatchObject({
      data: [{ slug: 'foire-des-dattes' }, {}, {}, { slug: 'deux' }, { slug: 'certificat' }, {}],
      pagination: { total: 12 },
    });
  });
});
